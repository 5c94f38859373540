import { hasMap, type MapsService } from '@mawkib/core/maps';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePageLocale } from '../page/use-page-locale.ts';
import type { DealerView } from './dealer-view.ts';
import { dealersMessages } from './dealers.messages.ts';

/** Loaded with its library when the map comes near the screen. */
const DealerMap = lazy(() => import('./DealerMap.tsx'));

interface Props {
  dealer: DealerView;
  maps: MapsService;
  className?: string;
}

/** Place of the dealer's map; nothing without a map, or if its place is unknown. */
export function DealerMapSlot({ dealer, maps, className }: Props) {
  const t = dealersMessages(usePageLocale());
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [point, setPoint] = useState<Parameters<typeof DealerMap>[0]['point']>();
  const { id, name, at } = dealer;
  const { latitude, longitude } = at ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    setPoint({ id, label: name, latitude, longitude });
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [id, name, latitude, longitude]);
  if (!at || !hasMap(maps)) return null;
  return (
    <div ref={place} className={className}>
      {isNear && point ? (
        <Suspense>
          <DealerMap label={t('map', { name })} maps={maps} point={point} />
        </Suspense>
      ) : null}
    </div>
  );
}
