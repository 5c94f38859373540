import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { appointments } from '../../db/schema/appointments.js';
import { orderLocks, orders } from '../../db/schema/orders.js';
import type { Slot } from './slots.js';

interface Booking extends Slot {
  lock_id: string;
  retailer_id: string;
  capacity: number;
  now: Date;
}

/** Condition for bookings of holds and orders that last. */
const isLive = (now: Date) => sql`exists (
  select from ${orderLocks} left join ${orders} on ${orders.lock_id} = ${orderLocks.lock_id}
  where ${orderLocks.lock_id} = ${appointments.lock_id} and (
    ${orders.status} = 'confirmed'
    or (${orders.status} = 'created' and ${orders.expires_at} > ${now})
    or (${orders.status} is null and ${orderLocks.released_at} is null
      and ${orderLocks.expires_at} > ${now})))`;

/**
 * Books a slot for a hold, instead of the one it had. False: it is full. Concurrent bookings are
 * serialised by the unique seats of the slot.
 */
export async function bookSlot(
  tx: Database,
  { lock_id, retailer_id, date, slot, capacity, now }: Booking,
): Promise<boolean> {
  const of = and(
    eq(appointments.retailer_id, retailer_id),
    eq(appointments.date, date),
    eq(appointments.slot, slot),
  );
  const [own] = await tx.select().from(appointments).where(eq(appointments.lock_id, lock_id));
  if (own?.retailer_id === retailer_id && own.date === date && own.slot === slot) return true;
  await tx.delete(appointments).where(and(of, sql`not ${isLive(now)}`));
  for (let seat = 1; seat <= capacity; seat += 1) {
    const [taken] = await tx
      .select({ seat: appointments.seat })
      .from(appointments)
      .where(and(of, eq(appointments.seat, seat)));
    if (taken) continue;
    const values = { lock_id, retailer_id, date, slot, seat };
    const [booked] = own
      ? await moveBooking(tx, values)
      : await tx.insert(appointments).values(values).onConflictDoNothing().returning();
    if (booked) return true;
  }
  return false;
}

/** In a separate transaction, so that a failed booking keeps the buyer's current slot. */
async function moveBooking(tx: Database, values: typeof appointments.$inferInsert) {
  return tx
    .transaction(async (inner) => {
      await inner.delete(appointments).where(eq(appointments.lock_id, values.lock_id));
      const moved = await inner
        .insert(appointments)
        .values(values)
        .onConflictDoNothing()
        .returning();
      if (moved.length === 0) throw new SeatTaken();
      return moved;
    })
    .catch((error: unknown) => {
      if (error instanceof SeatTaken) return [];
      throw error;
    });
}

class SeatTaken extends Error {}

export const freeSlot = (tx: Database, lock_id: string) =>
  tx.delete(appointments).where(eq(appointments.lock_id, lock_id));

/** Bookings of a retailer by `date slot`, from a day on, without those of one hold. */
export async function bookingsOf(
  db: Database,
  {
    retailer_id,
    from,
    now,
    without,
  }: { retailer_id: string; from: string; now: Date; without: string | undefined },
): Promise<Map<string, number>> {
  const found = await db
    .select({ date: appointments.date, slot: appointments.slot, booked: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.retailer_id, retailer_id),
        gte(appointments.date, from),
        isLive(now),
        without === undefined ? undefined : ne(appointments.lock_id, without),
      ),
    )
    .groupBy(appointments.date, appointments.slot);
  return new Map(found.map(({ date, slot, booked }) => [`${date} ${slot}`, booked]));
}
