import { startCountdown } from '@mawkib/core/countdown';
import { systemClock } from '@mawkib/core/react';
import { useEffect, useState } from 'react';
import type { ShowroomVehicle } from '../../engine/vehicle/showroom-vehicle.js';
import { useOwnHold } from './use-own-hold.js';
import { useServerOffset } from './use-server-offset.js';

export type HoldableVehicle = Pick<ShowroomVehicle, 'id' | 'heldUntil' | 'reservation'>;

/** A live hold of a vehicle. */
export interface VehicleHold {
  /** Its end, as an ISO time of the server. */
  until: string;
  /** Page that continues the buyer's own reservation; undefined: another buyer has the vehicle. */
  ownHref: string | undefined;
}

/**
 * The vehicle's hold; null if it has none, or the hold has ended by the server's clock. The first
 * render depends on the vehicle alone: neither on the visitor nor on the time.
 */
export function useHold({ id, heldUntil, reservation }: HoldableVehicle): VehicleHold | null {
  const own = useOwnHold(id);
  const until = reservation.possible ? (heldUntil ?? own?.until ?? null) : null;
  const offset = useServerOffset();
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (until === null || offset === undefined) return;
    return startCountdown({
      expiresAt: until,
      offset,
      clock: systemClock,
      onSecond: () => {},
      onEnd: () => setEnded(until),
    });
  }, [until, offset]);
  if (until === null || until === ended) return null;
  return { until, ownHref: own?.href };
}
