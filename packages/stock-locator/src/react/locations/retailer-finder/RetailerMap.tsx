import type { MapsService } from '@mawkib/core/maps';
import { MarketMap } from '@mawkib/ui/map';
import { useStyles } from '@mawkib/ui/styles';
import { useMemo } from 'react';
import type { Point } from '../../../engine/locations/distances.js';
import type { NearRetailer } from '../../../engine/locations/near-retailers.js';
import { styles } from './retailer-finder.styles.js';

interface Props {
  label: string;
  maps: MapsService;
  near: readonly NearRetailer[];
  from: Point | null;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Map of the retailers. */
export function RetailerMap({ label, maps, near, from, chosen, onChoose }: Props) {
  const css = useStyles(styles);
  const points = useMemo(
    () =>
      near.flatMap(({ retailer: { id, name, at } }) => (at ? [{ id, label: name, ...at }] : [])),
    [near],
  );
  return (
    <div className={css.map}>
      <MarketMap
        label={label}
        maps={maps}
        points={points}
        you={from}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
