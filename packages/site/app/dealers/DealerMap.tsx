import type { MapsService } from '@mawkib/core/maps';
import { MarketMap } from '@mawkib/ui/map';
import { useMemo } from 'react';

interface Props {
  label: string;
  maps: MapsService;
  point: { id: string; label: string; latitude: number; longitude: number };
}

/** Map of one dealer. */
export default function DealerMap({ label, maps, point }: Props) {
  const points = useMemo(() => [point], [point]);
  return <MarketMap label={label} maps={maps} points={points} />;
}
