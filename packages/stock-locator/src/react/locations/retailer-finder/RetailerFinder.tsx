import { hasMap } from '@mawkib/core/maps';
import { Button } from '@mawkib/ui';
import { PlaceField } from '@mawkib/ui/map';
import { useStyles } from '@mawkib/ui/styles';
import { useMemo, useState } from 'react';
import type { Point } from '../../../engine/locations/distances.js';
import { nearRetailers } from '../../../engine/locations/near-retailers.js';
import type { LocationPanelProps } from '../location-panel-props.js';
import { locationText } from '../location-text.js';
import { messages } from '../locations.messages.js';
import { NearFilter } from './NearFilter.js';
import { RetailerList } from './RetailerList.js';
import { RetailerMap } from './RetailerMap.js';
import { styles } from './retailer-finder.styles.js';
import { usePosition } from './use-position.js';

/**
 * Retailers by distance from the visitor or the searched postcode, with a map. The list contains
 * everything that the map shows.
 */
export default function RetailerFinder(props: LocationPanelProps) {
  const { locations, locale } = props;
  const css = useStyles(styles);
  const t = messages(locale);
  const position = usePosition();
  const [chosen, choose] = useState<string | null>(null);
  const [place, setPlace] = useState<{ at: Point; name: string } | null>(null);
  const { retailers, centre, map } = locations;
  const from = place?.at ?? position.at ?? centre;
  const near = useMemo(() => nearRetailers(retailers, from), [retailers, from]);
  const isRejected = position.state === 'denied' || position.state === 'unknown';
  return (
    <div className={css.root} data-map={hasMap(map) || undefined}>
      <div className={css.beside}>
        <div className={css.position}>
          <Button
            kind="secondary"
            icon="pin"
            onClick={() => {
              setPlace(null);
              position.ask();
            }}
            busy={position.state === 'asking'}
          >
            {t(position.state === 'asking' ? 'position_asking' : 'my_position')}
          </Button>
          <p className={css.note}>{t('position_private')}</p>
          <p className={css.note} role="status" data-kind={isRejected ? 'warning' : undefined}>
            {statusText()}
          </p>
        </div>
        {map.script ? (
          <PlaceField
            label={t('near_place')}
            script={map.script}
            onChoose={(at, name) => setPlace({ at, name })}
          />
        ) : null}
        {props.flags.postcode_filter ? <NearFilter {...props} near={near} /> : null}
        <RetailerList {...props} near={near} chosen={chosen} onChoose={choose} />
      </div>
      {hasMap(map) ? (
        <RetailerMap
          label={t('map')}
          maps={map}
          near={near}
          from={from}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
    </div>
  );

  function statusText(): string {
    if (place) return t('from_place', { location: place.name });
    if (position.state === 'denied') return t('position_denied');
    if (position.state === 'unknown') return t('position_unknown');
    if (position.at) return t('from_you');
    return centre ? t('from_place', { location: locationText(locations, locale) }) : '';
  }
}
