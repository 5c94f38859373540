import type { MapsService } from '@mawkib/core/maps';
import { ConsentGate, type ConsentPlaceholder as Placeholder } from '@mawkib/core/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { ConsentPlaceholder } from '../consent/ConsentPlaceholder.js';
import type { MapViewProps } from './map-point.js';
import { TileMap } from './TileMap.js';
import type { VendorMapProps } from './VendorMap.js';

/** Only markets with a vendor's key load it. */
const VendorMap = lazy<ComponentType<VendorMapProps>>(() =>
  import('./VendorMap.js').catch(() => ({ default: Unloaded })),
);

function Unloaded({ onFailure }: VendorMapProps) {
  useEffect(onFailure, [onFailure]);
  return null;
}

export interface MarketMapProps extends MapViewProps {
  maps: MapsService;
}

/** True for tiles of another host, which learns the visitor's address. */
function isForeign(tilesUrl: string): boolean {
  const { protocol, origin } = new URL(tilesUrl, window.location.href);
  return protocol.startsWith('http') && origin !== window.location.origin;
}

/**
 * The map of a market: the vendor's with a key, else tiles, else nothing; also list its points.
 * Other hosts are contacted with consent only. If the vendor fails, tiles are shown. Browser only.
 */
export function MarketMap({ maps: { script, tilesUrl, attribution }, ...view }: MarketMapProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const placeholder: Placeholder = (change, allow) => (
    <ConsentPlaceholder kind="map" onChange={change} onAllow={allow} />
  );
  if (script && !hasFailed) {
    return (
      <ConsentGate placeholder={placeholder}>
        <Suspense>
          <VendorMap {...view} script={script} onFailure={() => setHasFailed(true)} />
        </Suspense>
      </ConsentGate>
    );
  }
  if (tilesUrl === '') return null;
  const tiles = <TileMap {...view} tilesUrl={tilesUrl} attribution={attribution} />;
  return isForeign(tilesUrl) ? <ConsentGate placeholder={placeholder}>{tiles}</ConsentGate> : tiles;
}
