import type { RetainedOrder } from '@mawkib/api-clients/contracts/staff';
import { addMilliseconds, subMilliseconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import {
  and,
  arrayOverlaps,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { leadExports, orderLocks, orders } from '../db/schema/index.js';
import { type PersonDataContext, type PersonDataSource, pages } from '../person-data-source.js';
import { customerOf, erasedCustomer } from './order-customers.js';
import { postgresOrderStore } from './store/postgres/postgres-order-store.js';

const of = (indexes: readonly string[]) => arrayOverlaps(orders.person_indexes, [...indexes]);

/** Condition for confirmed orders within the legal retention period: they keep their customer. */
const isRetained = ({ clock, config }: PersonDataContext): SQL | undefined => {
  const since = subMilliseconds(clock.now(), config.retention.orderKeepDays * millisecondsInDay);
  return and(eq(orders.status, 'confirmed'), gt(orders.created_at, since));
};

const free = (context: PersonDataContext, indexes: readonly string[]) => {
  const kept = isRetained(context);
  return and(of(indexes), kept && not(kept));
};

/** Orders of a person that have to be retained, and until when. */
export async function retainedOrders(
  context: PersonDataContext,
  db: Database,
  indexes: readonly string[],
): Promise<RetainedOrder[]> {
  const found = await db
    .select({ number: orders.order_number, created_at: orders.created_at })
    .from(orders)
    .where(and(of(indexes), isRetained(context)))
    .orderBy(asc(orders.created_at));
  const retentionMs = context.config.retention.orderKeepDays * millisecondsInDay;
  return found.map(({ number, created_at }) => ({
    number,
    until: addMilliseconds(created_at, retentionMs).toISOString(),
  }));
}

/**
 * Erases the customer of an order and keeps the order. An unconfirmed order is cancelled. Exports of
 * orders are deleted.
 */
export const orderDataSource: PersonDataSource = {
  kind: 'orders',
  count: (context, db, indexes) => db.$count(orders, free(context, indexes)),
  async *read({ cipher }, db, indexes) {
    const rows = pages(
      (after: string | undefined, max) =>
        db
          .select()
          .from(orders)
          .where(and(of(indexes), after === undefined ? undefined : gt(orders.order_number, after)))
          .orderBy(asc(orders.order_number))
          .limit(max),
      ({ order_number }) => order_number,
    );
    for await (const row of rows) {
      yield {
        number: row.order_number,
        created_at: row.created_at.toISOString(),
        status: row.status,
        vehicle_id: row.vehicle_id,
        vin: row.vin,
        customer: customerOf(cipher, row),
      };
    }
  },
  async forget(context, tx, indexes, max) {
    const at = context.clock.now();
    // Lock order: vehicles first, as everywhere; ending a hold writes its vehicle.
    const held = await tx
      .select({ id: orders.vehicle_id })
      .from(orders)
      .where(and(free(context, indexes), eq(orders.status, 'created')))
      .orderBy(asc(orders.order_number))
      .limit(max);
    for (const id of held.map((row) => row.id).sort()) await postgresOrderStore(tx).lockVehicle(id);
    const found = await tx
      .select()
      .from(orders)
      .where(free(context, indexes))
      .orderBy(asc(orders.order_number))
      .limit(max)
      .for('update');
    if (found.length === 0) return 0;
    const numbers = found.map(({ order_number }) => order_number);
    await tx.update(orders).set(erasedCustomer(at)).where(inArray(orders.order_number, numbers));
    await tx.delete(leadExports).where(isNotNull(leadExports.order_filter));
    await cancel(
      context,
      tx,
      found.filter(({ status }) => status === 'created'),
      at,
    );
    return found.length;
  },
};

async function cancel(
  { events }: PersonDataContext,
  tx: Database,
  waiting: readonly (typeof orders.$inferSelect)[],
  at: Date,
): Promise<void> {
  if (waiting.length === 0) return;
  const numbers = waiting.map(({ order_number }) => order_number);
  const locks = waiting.map(({ lock_id }) => lock_id);
  await tx.update(orders).set({ status: 'cancelled' }).where(inArray(orders.order_number, numbers));
  await tx
    .update(orderLocks)
    .set({ released_at: at })
    .where(and(inArray(orderLocks.lock_id, locks), isNull(orderLocks.released_at)));
  const vehicle_ids = waiting.map(({ vehicle_id }) => vehicle_id);
  await events.announce(tx, 'stock_changed', { vehicle_ids });
}
