import { hasMap, type MapsService } from '@mawkib/core/maps';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MapPoint } from './map-point.js';

/** Loaded with its library when the map comes near the screen. */
const OnePointMap = lazy(() => import('./OnePointMap.js'));

export interface MapSlotProps {
  /** Accessible name of the map. */
  label: string;
  id: string;
  name: string;
  /** Null if the place is unknown. */
  at: { latitude: number; longitude: number } | null;
  maps: MapsService | null;
  className?: string;
}

/** Place of a map with one point; nothing without a map, or if its place is unknown. */
export function MapSlot({ label, id, name, at, maps, className }: MapSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [points, setPoints] = useState<readonly MapPoint[]>();
  const { latitude, longitude } = at ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    setPoints([{ id, label: name, latitude, longitude }]);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [id, name, latitude, longitude]);
  if (!at || !maps || !hasMap(maps)) return null;
  return (
    <div ref={place} className={className}>
      {isNear && points ? (
        <Suspense>
          <OnePointMap label={label} maps={maps} points={points} />
        </Suspense>
      ) : null}
    </div>
  );
}
