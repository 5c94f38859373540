import { hasMap } from '@mawkib/core/maps';
import { useMaps } from '@mawkib/ui';
import { MarketMap } from '@mawkib/ui/map';
import { useStyles } from '@mawkib/ui/styles';
import { useMemo } from 'react';
import type { RentalLocation } from '../configuration/rental-locations.js';
import { locationName } from '../locations-of.js';
import { styles } from './rental-overlay.styles.js';

interface PlaceMapProps {
  label: string;
  locations: readonly RentalLocation[];
  chosen: string | null;
  onChoose: (key: string) => void;
  zoom: number;
}

/** The places on the market's map; nothing without maps or coordinates. */
export function PlaceMap({ label, locations, chosen, onChoose, zoom }: PlaceMapProps) {
  const css = useStyles(styles);
  const maps = useMaps();
  const places = JSON.stringify(locations);
  const points = useMemo(
    () =>
      (JSON.parse(places) as RentalLocation[]).flatMap((place) =>
        place.coordinates
          ? [{ id: place.name_key, label: locationName(place), ...place.coordinates }]
          : [],
      ),
    [places],
  );
  if (!maps || !hasMap(maps) || points.length === 0) return null;
  return (
    <div className={css.map}>
      <MarketMap
        maps={maps}
        label={label}
        points={points}
        chosen={chosen}
        onChoose={onChoose}
        zoom={zoom}
      />
    </div>
  );
}
