import { type Locale, withoutLocale } from '@mawkib/core/locale';
import { Heading } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useId } from 'react';
import { stockFlags } from '../../engine/feature-flags.js';
import { filterDefinitions } from '../../engine/filter-definitions.js';
import { withReadWords } from '../../engine/read-words.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { ListBudget } from '../budget/ListBudget.js';
import { ListMonthlyProvider } from '../budget/ListMonthlyProvider.js';
import { messages } from '../labels/messages.js';
import { LandingLinkList } from '../landing/LandingLinkList.js';
import { PlacePanel } from '../places/PlacePanel.js';
import { SavedLink } from '../saved/SavedLink.js';
import { AppliedFilters } from './AppliedFilters.js';
import { EmptyResult } from './EmptyResult.js';
import { FilterPanel } from './FilterPanel.js';
import { FilterSheet } from './FilterSheet.js';
import { facetsOf } from './facets.js';
import { ResultGrid } from './ResultGrid.js';
import { SortSelect } from './SortSelect.js';
import type { StockListProps } from './StockList.js';
import { styles } from './stock-list.styles.js';
import { useLoadedVehicles } from './use-loaded-vehicles.js';
import type { StockNavigation } from './use-stock-navigation.js';
import { useTrackedNavigation } from './use-tracked-navigation.js';
import { WordSearch } from './WordSearch.js';

interface Props extends StockListProps {
  path: string;
  locale: Locale;
  navigation: StockNavigation;
}

export function StockListView(props: Props) {
  const { listing, locale, path, loading, level = 1 } = props;
  const css = useSheet(styles);
  const t = messages(locale);
  const id = useId();
  const read = withReadWords(props.query, listing.meta.read_words);
  const query = props.navigation.pending ?? read;
  const navigation = useTrackedNavigation(props.navigation, query);
  const facets = facetsOf(listing.meta, locale);
  const loaded = useLoadedVehicles(path, props.query, listing);
  const isBusy = loading || navigation.pending !== undefined;
  const { total } = listing.meta;
  const enabled = filterDefinitions.filter(
    ({ key }) => props.enabledFilters?.includes(key) ?? true,
  );
  const form = `${id}form`;
  const { places } = props;
  const flags = stockFlags(props.features);

  return (
    <div className={css.root}>
      <header className={css.header}>
        <Heading level={level} size="l">
          {props.headline || t('headline')}
        </Heading>
        <p className={css.total} role="status" aria-atomic="true">
          {loading ? t('updating') : t('cars', { count: total })}
        </p>
        {flags.display_selected_vehicles ? <SavedLink /> : null}
      </header>
      <WordSearch
        path={path}
        query={query}
        words={(props.navigation.pending ?? props.query).words}
        locale={locale}
        navigation={navigation}
      />
      {places && (flags.postcode_search || flags.postcode_filter) ? (
        <PlacePanel
          places={places}
          flags={flags}
          query={query}
          path={path}
          locale={locale}
          navigation={navigation}
        />
      ) : null}
      <div className={css.body}>
        <FilterSheet
          id={`${id}filters`}
          query={query}
          total={total}
          locale={locale}
          isBusy={isBusy}
          hasFilters={enabled.length > 0}
        >
          <ListBudget
            meta={listing.meta}
            path={path}
            query={query}
            locale={locale}
            navigation={navigation}
            service={props.service}
            list={props.list}
            within={props.within}
          />
          <FilterPanel
            form={form}
            path={path}
            filters={enabled}
            facets={facets}
            query={query}
            locale={locale}
            navigation={navigation}
          />
        </FilterSheet>
        <section className={css.results} aria-label={t('results')} aria-busy={isBusy || undefined}>
          <div className={css.toolbar}>
            <AppliedFilters
              query={query}
              facets={facets}
              locale={locale}
              navigation={navigation}
              resetKind={props.resetKind}
            />
            <SortSelect form={form} query={query} locale={locale} navigation={navigation} />
          </div>
          {total === 0 && !loading ? (
            <EmptyResult query={query} facets={facets} locale={locale} navigation={navigation} />
          ) : (
            <ListMonthlyProvider plan={listing.meta.finance} monthly={query.monthly}>
              <ResultGrid
                {...props}
                place={flags.postcode_search ? placeOfCards(places, query) : undefined}
                navigation={navigation}
                loaded={loaded}
                isBusy={isBusy}
                level={level}
              />
            </ListMonthlyProvider>
          )}
        </section>
      </div>
      {props.landings ? (
        <LandingLinkList
          patterns={props.landings}
          query={query}
          facets={facets}
          listPath={withoutLocale(path)}
          locale={locale}
        />
      ) : null}
    </div>
  );
}

/** A postcode search goes on with a vehicle, with the locality that it was completed by. */
const placeOfCards = (places: StockListProps['places'], { place }: VehicleQuery) =>
  place && places?.search.locality ? { ...place, locality: places.search.locality } : place;
