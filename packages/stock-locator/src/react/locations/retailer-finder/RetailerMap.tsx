import { ConsentGate } from '@mawkib/core/react';
import { ConsentPlaceholder } from '@mawkib/ui';
import { TileMap } from '@mawkib/ui/map';
import { useStyles } from '@mawkib/ui/styles';
import { useMemo } from 'react';
import type { Point } from '../../../engine/locations/distances.js';
import type { MapSource } from '../../../engine/locations/location-data.js';
import type { NearRetailer } from '../../../engine/locations/near-retailers.js';
import { styles } from './retailer-finder.styles.js';

interface Props {
  label: string;
  map: MapSource;
  near: readonly NearRetailer[];
  from: Point | null;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** True for tiles of another host, which learns the visitor's address. */
const isForeign = (tilesUrl: string) =>
  new URL(tilesUrl, window.location.href).origin !== window.location.origin;

/** Map of the retailers. Tiles of another host are requested with consent only. */
export function RetailerMap({ label, map, near, from, chosen, onChoose }: Props) {
  const css = useStyles(styles);
  const points = useMemo(
    () => near.flatMap(({ retailer: { id, name, at } }) => (at ? { id, label: name, ...at } : [])),
    [near],
  );
  const drawn = (
    <TileMap
      label={label}
      tilesUrl={map.tilesUrl}
      attribution={map.attribution}
      points={points}
      you={from}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
  return (
    <div className={css.map}>
      {isForeign(map.tilesUrl) ? (
        <ConsentGate placeholder={(change) => <ConsentPlaceholder onChange={change} />}>
          {drawn}
        </ConsentGate>
      ) : (
        drawn
      )}
    </div>
  );
}
