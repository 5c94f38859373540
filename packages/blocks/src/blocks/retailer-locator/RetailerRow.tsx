import type { DealerService } from '@mawkib/api-clients/contracts/content';
import { defaultMarket, joinTexts } from '@mawkib/core/locale';
import { openingState, openingText } from '@mawkib/core/opening-hours';
import { formatDistance } from '@mawkib/stock-locator/engine';
import { SmartLink, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { FoundRetailer } from './find-retailers.js';
import type { LocatorRetailer } from './locator-data.js';
import { messages } from './retailer-locator.messages.js';
import { styles } from './retailer-locator.styles.js';

interface RetailerRowProps {
  found: FoundRetailer;
  isChosen: boolean;
  /** Current time; null in the server's document, which is cached. */
  now: number | null;
  /** Undefined: there is no map, or no point on it. */
  onShow?: () => void;
}

/** Key of a service's text; `service` is the label of the filter. */
export const serviceText = (service: DealerService) =>
  service === 'service' ? 'servicing' : service;

export function RetailerRow({ found: { retailer, km }, isChosen, now, onShow }: RetailerRowProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { id, name, address, city, zip_code, phone, hours, opening_hours, href } = retailer;
  const opening =
    hours && now !== null
      ? openingText(openingState(hours, now, defaultMarket.timeZone), locale)
      : opening_hours;
  const place = [...new Set([address, city, zip_code ?? ''])].filter(Boolean);
  return (
    <li className={css.row} data-place={id} data-chosen={isChosen || undefined}>
      <div className={css.top}>
        <p className={css.name}>
          {href ? (
            <SmartLink href={href}>
              <bdi>{name}</bdi>
            </SmartLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
        {km === null ? null : <p className={css.distance}>{formatDistance(km, locale)}</p>}
      </div>
      <p className={css.note}>{joinTexts(place, locale)}</p>
      {opening ? <p className={css.note}>{opening}</p> : null}
      {retailer.services.length > 0 ? (
        <p className={css.note}>
          {joinTexts(
            retailer.services.map((service) => t(serviceText(service))),
            locale,
          )}
        </p>
      ) : null}
      <p className={css.ways}>
        {onShow ? (
          <button
            type="button"
            aria-pressed={isChosen}
            aria-label={t('on_map', { name })}
            onClick={onShow}
          >
            {t('show')}
          </button>
        ) : null}
        {phone ? (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {t('call')} <bdi dir="ltr">{phone}</bdi>
          </a>
        ) : null}
        <a href={directionsHref(retailer)} target="_blank" rel="noopener noreferrer">
          {t('directions')}
          <VisuallyHidden>
            {' '}
            {name} ({t('new_window')})
          </VisuallyHidden>
        </a>
      </p>
    </li>
  );
}

function directionsHref({ at, name, address, city }: LocatorRetailer): string {
  const query = at ? `${at.latitude},${at.longitude}` : [name, address, city].join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
