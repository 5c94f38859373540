import { useState } from 'react';
import type { Position } from './distances.js';

type Status = 'unasked' | 'asking' | 'sorted' | 'refused';

/** Requests the visitor's position only when the visitor asks to use it. */
export function usePosition(): { position: Position | null; status: Status; ask: () => void } {
  const [position, setPosition] = useState<Position | null>(null);
  const [status, setStatus] = useState<Status>('unasked');
  const ask = () => {
    const { geolocation } = navigator;
    if (!geolocation) {
      setStatus('refused');
      return;
    }
    setStatus('asking');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude });
        setStatus('sorted');
      },
      () => setStatus('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { position, status, ask };
}
