import { defaultMarket, joinTexts } from '@mawkib/core/locale';
import { hasMap } from '@mawkib/core/maps';
import { openingState, openingText } from '@mawkib/core/opening-hours';
import { SmartLink } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { formatDistance } from '../../../engine/locations/distances.js';
import { withLocation } from '../../../engine/locations/location-edits.js';
import type { NearRetailer } from '../../../engine/locations/near-retailers.js';
import type { LocationPanelProps } from '../location-panel-props.js';
import { messages } from '../locations.messages.js';
import { styles } from './retailer-finder.styles.js';

interface Props extends LocationPanelProps {
  near: readonly NearRetailer[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

const directionsHref = ({ at, name, address, city }: NearRetailer['retailer']) => {
  const query = at ? `${at.latitude},${at.longitude}` : joinTexts([name, address, city], 'en');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

/** All retailers with distance, number of cars and a link for directions. */
export function RetailerList({
  near,
  chosen,
  onChoose,
  query,
  locale,
  navigation,
  ...rest
}: Props) {
  const css = useStyles(styles);
  const t = messages(locale);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`);
    const box = list.current;
    if (!row || !box || box.scrollHeight <= box.clientHeight) return;
    box.scrollTo({ top: row.offsetTop - box.offsetTop - 8 });
  }, [chosen]);
  // Loaded when a visitor opens it, so it is never part of a document.
  const [now] = useState(() => Date.now());
  const isOnMap = hasMap(rest.locations.map);
  return (
    <ol ref={list} className={css.list} aria-label={t('retailers')}>
      {near.map(({ retailer, km }) => {
        const { id, dealerCode, name, address, city, at, hours } = retailer;
        const there = withLocation(query, { retailer: dealerCode });
        return (
          <li key={id} className={css.row} data-id={id} data-chosen={id === chosen || undefined}>
            <div className={css.top}>
              <p className={css.name}>
                {isOnMap && at ? (
                  <button
                    type="button"
                    aria-pressed={id === chosen}
                    aria-label={t('on_map', { name })}
                    onClick={() => onChoose(id)}
                  >
                    <bdi>{name}</bdi>
                  </button>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </p>
              {km === null ? null : <p className={css.distance}>{formatDistance(km, locale)}</p>}
            </div>
            <p className={css.address}>{joinTexts([...new Set([address, city])], locale)}</p>
            {hours ? (
              <p className={css.address}>
                {openingText(openingState(hours, now, defaultMarket.timeZone), locale)}
              </p>
            ) : null}
            <p className={css.ways}>
              {rest.flags.postcode_search ? (
                <SmartLink href={navigation.href(there)} onClick={navigation.onClick(there)}>
                  {t('its_cars')}
                  <span className={css.hidden}> {name}</span>
                </SmartLink>
              ) : null}
              <SmartLink href={directionsHref(retailer)} target="_blank" rel="noopener noreferrer">
                {t('directions')}
                <span className={css.hidden}> ({t('new_window')})</span>
              </SmartLink>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
