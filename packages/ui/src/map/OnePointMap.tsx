import type { MapsService } from '@mawkib/core/maps';
import { MarketMap } from './MarketMap.js';
import type { MapPoint } from './map-point.js';

interface OnePointMapProps {
  label: string;
  maps: MapsService;
  points: readonly MapPoint[];
}

/** The map of a `MapSlot`, in a chunk of its own. */
export default function OnePointMap(props: OnePointMapProps) {
  return <MarketMap {...props} />;
}
