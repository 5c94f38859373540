import type { Locale } from '@mawkib/core/locale';
import { hasMap } from '@mawkib/core/maps';
import { Button, Icon, Select, SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { searchParams } from '../../engine/filters/stock-filters.js';
import type { StockLocations } from '../../engine/locations/location-data.js';
import { withLocation } from '../../engine/locations/location-edits.js';
import { LocalityChoice } from './LocalityChoice.js';
import { LocationFields } from './LocationFields.js';
import { LocationForm } from './LocationForm.js';
import { LocationNotice } from './LocationNotice.js';
import { styles } from './location-panel.styles.js';
import type { LocationPanelProps } from './location-panel-props.js';
import { locationText } from './location-text.js';
import { messages } from './locations.messages.js';

const RetailerFinder = lazy(() => import('./retailer-finder/RetailerFinder.js'));
const PostcodeModal = lazy(() => import('./PostcodeModal.js'));

/**
 * Search by area or retailer as native forms, and the retailers by distance, loaded on demand. A
 * postcode without a retailer opens a dialog with alternatives. Site document, sections 3, 4 and 6.
 */
export function LocationPanel(props: LocationPanelProps) {
  const { locations, flags, query, path, locale, navigation } = props;
  const css = useStyles(styles);
  const t = messages(locale);
  const [isOpen, setOpen] = useState(false);
  // A dialog needs JavaScript; the server renders the same message next to the form.
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const { search, outcome, states, retailers, map } = locations;
  const { postcode, locality } = search;
  const hasSearch = flags.postcode_search;
  const isFound = hasSearch && outcome === 'found';
  const isUnmatched = hasSearch && outcome === 'unmatched' && Boolean(postcode ?? locality);
  const form = { path, query, navigation };
  const everywhere = withLocation(query, undefined);
  const isOnMap = hasMap(map);
  return (
    <section
      className={css.root}
      aria-label={t(hasSearch ? 'title' : 'title_near')}
      data-print="hidden"
    >
      {isFound ? (
        <p className={css.found}>
          <Icon name="pin" size={20} />
          <span>{foundText(locations, locale)}</span>
          <SmartLink
            className={css.everywhere}
            href={navigation.href(everywhere)}
            onClick={navigation.onClick(everywhere)}
          >
            {t('everywhere')}
          </SmartLink>
        </p>
      ) : null}
      <LocationNotice {...props} />
      <LocalityChoice {...props} />
      <details className={css.details} open={(hasSearch && outcome === 'unmatched') || undefined}>
        <summary className={css.title} data-quiet={isFound || undefined}>
          {isFound ? null : <Icon name="pin" size={20} />}
          <span>{t(isFound ? 'change' : hasSearch ? 'title' : 'title_near')}</span>
          <Icon name="chevron-down" size={20} className={css.chevron} />
        </summary>
        <div className={css.content}>
          {hasSearch ? (
            <>
              <LocationForm {...form} className={css.form} label={t('area')}>
                <LocationFields search={search} states={states} locale={locale} />
                <Button type="submit" kind="primary">
                  {t('search')}
                </Button>
              </LocationForm>
              {retailers.length > 0 ? (
                <LocationForm {...form} className={css.form} label={t('by_retailer')}>
                  <Select
                    key={`retailer ${search.retailer}`}
                    className={css.retailer}
                    label={t('retailer')}
                    name={searchParams.retailer}
                    defaultValue={search.retailer ?? ''}
                    placeholder={t('everywhere')}
                    options={retailers.map(({ dealerCode, name }) => ({
                      value: dealerCode,
                      label: name,
                    }))}
                  />
                  <Button type="submit" kind="secondary">
                    {t('show_retailer')}
                  </Button>
                </LocationForm>
              ) : null}
            </>
          ) : null}
          {retailers.length > 0 ? (
            <button
              type="button"
              className={css.open}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="pin" size={20} />
              {t(
                isOpen
                  ? isOnMap
                    ? 'close_map'
                    : 'close_list'
                  : isOnMap
                    ? 'open_map'
                    : 'open_list',
              )}
            </button>
          ) : null}
          {isOpen ? (
            <Suspense fallback={<p role="status">{t('loading')}</p>}>
              <RetailerFinder {...props} />
            </Suspense>
          ) : null}
        </div>
      </details>
      {isUnmatched && isScripted ? (
        <Suspense>
          <PostcodeModal {...props} />
        </Suspense>
      ) : null}
    </section>
  );
}

function foundText(locations: StockLocations, locale: Locale): string {
  const t = messages(locale);
  const { search, retailers, kind } = locations;
  const retailer = retailers.find(({ dealerCode }) => dealerCode === search.retailer);
  if (kind === 'retailerSearch' && retailer) return t('at_retailer', { name: retailer.name });
  const count = search.dealerCodes.length;
  return t('retailers_in', { count, location: locationText(locations, locale) });
}
