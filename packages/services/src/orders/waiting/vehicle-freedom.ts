import { addDays } from 'date-fns';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { WaitingRow } from '../../db/schema/vehicle-waiting.js';
import { isReservable } from '../checkout/vehicle-locks.js';

/** Availability of a vehicle for a waiting visitor. */
export function vehicleFreedom({
  status,
  held_until,
  retired_at,
}: Pick<Vehicle, 'status' | 'held_until' | 'retired_at'>): 'held' | 'free' | 'unavailable' {
  if (!isReservable(status)) return 'unavailable';
  if (held_until) return 'held';
  return retired_at ? 'unavailable' : 'free';
}

/** End of a request to wait: its address is deleted. */
export const waitingEnd = ({ created_at }: Pick<WaitingRow, 'created_at'>): Date =>
  addDays(created_at, 1);
