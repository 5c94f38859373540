import { addMinutes, max, min, subMinutes } from 'date-fns';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type OrderLockRow, orderLocks, orders } from '../../db/schema/orders.js';
import type { CheckoutConfig } from '../checkout-config.js';
import { orderErrors } from '../order-errors.js';
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
  tx: Database,
  {
    vehicle_id,
    lock_id,
    holder: { browser_digest },
    now,
  }: { vehicle_id: string; lock_id: string | undefined; holder: Holder; now: Date },
  duration: HoldDuration,
): Promise<Date> {
  const isOwn = or(
    browser_digest === null ? undefined : eq(orderLocks.browser_digest, browser_digest),
    lock_id === undefined ? undefined : eq(orderLocks.lock_id, lock_id),
  );
  if (!isOwn) return now;
  const [last] = await tx
    .select()
    .from(orderLocks)
    .where(
      and(
        isOwn,
        eq(orderLocks.vehicle_id, vehicle_id),
        gt(orderLocks.released_at, subMinutes(now, pauseMinutes)),
        gt(orderLocks.expires_at, subMinutes(now, pauseMinutes)),
      ),
    )
    .orderBy(desc(orderLocks.released_at))
    .limit(1);
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
  tx: Database,
  lock: OrderLockRow,
  now: Date,
  duration: HoldDuration,
): Promise<OrderLockRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.lock_id, lock.lock_id));
  if (order) return lock;
  const expires_at = holdEnd(lock, now, duration);
  await tx.update(orderLocks).set({ expires_at }).where(eq(orderLocks.lock_id, lock.lock_id));
  return { ...lock, expires_at };
}
