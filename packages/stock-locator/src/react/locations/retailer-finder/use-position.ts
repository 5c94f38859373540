import { useCallback, useState } from 'react';
import type { Point } from '../../../engine/locations/distances.js';

export type PositionState = 'idle' | 'asking' | 'known' | 'denied' | 'unknown';

const patience = 15_000;
const denied = 1;

/**
 * The visitor's position, on request. It stays in this component: it is not sent, stored or
 * remembered.
 */
export function usePosition(): { state: PositionState; at: Point | null; ask: () => void } {
  const [state, setState] = useState<PositionState>('idle');
  const [at, setAt] = useState<Point | null>(null);
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) {
      setState('unknown');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAt({ latitude: coords.latitude, longitude: coords.longitude });
        setState('known');
      },
      ({ code }) => setState(code === denied ? 'denied' : 'unknown'),
      { timeout: patience, maximumAge: 60_000, enableHighAccuracy: false },
    );
  }, []);
  return { state, at, ask };
}
