import { addMinutes, max, min, subMinutes } from 'date-fns';
import type { OrderLockRow } from '../../db/schema/orders.js';
import type { CheckoutConfig } from '../checkout-config.js';
import { orderErrors } from '../order-errors.js';
import type { OrderStore } from '../store/order-store.js';
import type { Holder } from './hold-limits.js';

/** Minutes after a hold of the maximum duration in which its buyer gets no new one of the vehicle. */
const pauseMinutes = 10;

/** Minutes of a hold. `minutes`: of each extension; `maxMinutes`: in total. */
export interface HoldDuration {
  minutes: number;
  maxMinutes: number;
}

export const holdDuration = (
  { hold_minutes, hold_max_minutes }: Pick<CheckoutConfig, 'hold_minutes' | 'hold_max_minutes'>,
  lockMinutes: number,
): HoldDuration => ({ minutes: hold_minutes ?? lockMinutes, maxMinutes: hold_max_minutes });

/** Latest end of a hold. */
export const extendableUntil = (
  { held_since }: Pick<OrderLockRow, 'held_since'>,
  { maxMinutes }: HoldDuration,
): Date => addMinutes(held_since, maxMinutes);

/**
 * Start of a buyer's consecutive holds of a vehicle. A new hold within ten minutes continues the
 * last one; after the maximum duration it is rejected with 409 `hold_used_up`.
 */
export async function heldSince(
  tx: OrderStore,
  {
    vehicle_id,
    lock_id,
    holder: { browser_digest },
    now,
  }: { vehicle_id: string; lock_id: string | undefined; holder: Holder; now: Date },
  duration: HoldDuration,
): Promise<Date> {
  const own = { vehicle_id, lock_id, browser_digest };
  const last = await tx.earlierHold(own, subMinutes(now, pauseMinutes));
  if (!last) return now;
  // Less than a minute is no hold.
  if (extendableUntil(last, duration) <= addMinutes(now, 1)) {
    const ended = min([last.expires_at, last.released_at ?? now]);
    throw orderErrors.holdUsedUp(addMinutes(ended, pauseMinutes), now);
  }
  return last.held_since;
}

/** End of a hold that is acquired or extended now; never earlier than before. */
export function holdEnd(
  lock: Pick<OrderLockRow, 'held_since'> & { expires_at?: Date },
  now: Date,
  duration: HoldDuration,
): Date {
  const end = min([addMinutes(now, duration.minutes), extendableUntil(lock, duration)]);
  return lock.expires_at ? max([lock.expires_at, end]) : end;
}

/** Extends a hold, unless it has an order: then it lasts as long as that waits. */
export async function extendHold(
  tx: OrderStore,
  lock: OrderLockRow,
  now: Date,
  duration: HoldDuration,
): Promise<OrderLockRow> {
  const order = await tx.orderOfHold(lock.lock_id);
  if (order) return lock;
  const expires_at = holdEnd(lock, now, duration);
  await tx.updateHold(lock.lock_id, { expires_at });
  return { ...lock, expires_at };
}
