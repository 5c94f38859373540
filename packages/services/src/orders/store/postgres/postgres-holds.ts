import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { orderLocks, orders } from '../../../db/schema/orders.js';
import { payments } from '../../../db/schema/payments.js';
import type { EndedCheckouts, HoldRows } from '../hold-rows.js';
import { isWithoutOrder } from './is-without-order.js';

/** Condition for released holds with stored order data and without a payment in progress. */
const isOver = and(
  isNotNull(orderLocks.checkout_encrypted),
  isNotNull(orderLocks.released_at),
  sql`not exists (select from ${payments} where ${payments.lock_id} = ${orderLocks.lock_id}
    and ${payments.state} in ('pending', 'placing', 'returning'))`,
);

function isMeant(which: EndedCheckouts): SQL {
  if ('lock_id' in which) return eq(orderLocks.lock_id, which.lock_id);
  if ('releasedBefore' in which) return lt(orderLocks.released_at, which.releasedBefore);
  return sql`exists (select from ${orders} where ${orders.lock_id} = ${orderLocks.lock_id})`;
}

export const postgresHolds = (db: Database): HoldRows => ({
  async hold(lock_id) {
    const [lock] = await db.select().from(orderLocks).where(eq(orderLocks.lock_id, lock_id));
    return lock;
  },
  async openHold(vehicle_id, lock_id) {
    const locks = await db
      .select()
      .from(orderLocks)
      .where(
        and(
          eq(orderLocks.vehicle_id, vehicle_id),
          isNull(orderLocks.released_at),
          or(
            not(orderLocks.shared),
            lock_id === undefined ? undefined : eq(orderLocks.lock_id, lock_id),
          ),
        ),
      );
    return locks.find((lock) => lock.lock_id === lock_id) ?? locks.at(0);
  },
  async holdWithoutOrder(vehicle_id, created_at, now) {
    const [lock] = await db
      .select()
      .from(orderLocks)
      .where(
        and(
          isWithoutOrder(db, now),
          eq(orderLocks.vehicle_id, vehicle_id),
          eq(orderLocks.created_at, created_at),
        ),
      );
    return lock;
  },
  async insertHold(row) {
    const [lock] = await db.insert(orderLocks).values(row).onConflictDoNothing().returning();
    return lock;
  },
  async updateHold(lock_id, set) {
    await db.update(orderLocks).set(set).where(eq(orderLocks.lock_id, lock_id));
  },
  async updateOpenHold(lock_id, set) {
    await db
      .update(orderLocks)
      .set(set)
      .where(and(eq(orderLocks.lock_id, lock_id), isNull(orderLocks.released_at)));
  },
  async releaseExpiredHolds(vehicle_id, now) {
    await db
      .update(orderLocks)
      .set({ released_at: now })
      .where(
        and(
          eq(orderLocks.vehicle_id, vehicle_id),
          isNull(orderLocks.released_at),
          lte(orderLocks.expires_at, now),
        ),
      );
  },
  async overdueVehicles(now, max) {
    const locks = await db
      .selectDistinct({ id: orderLocks.vehicle_id })
      .from(orderLocks)
      .where(and(isNull(orderLocks.released_at), lte(orderLocks.expires_at, now)))
      .limit(max);
    const late = await db
      .selectDistinct({ id: orders.vehicle_id })
      .from(orders)
      .where(and(eq(orders.status, 'created'), lte(orders.expires_at, now)))
      .limit(max);
    return [...new Set([...locks, ...late].map(({ id }) => id))].slice(0, max);
  },
  async earlierHold({ vehicle_id, lock_id, browser_digest }, after) {
    const isOwn = or(
      browser_digest === null ? undefined : eq(orderLocks.browser_digest, browser_digest),
      lock_id === undefined ? undefined : eq(orderLocks.lock_id, lock_id),
    );
    if (!isOwn) return undefined;
    const [last] = await db
      .select()
      .from(orderLocks)
      .where(
        and(
          isOwn,
          eq(orderLocks.vehicle_id, vehicle_id),
          gt(orderLocks.released_at, after),
          gt(orderLocks.expires_at, after),
        ),
      )
      .orderBy(desc(orderLocks.released_at), desc(orderLocks.expires_at), asc(orderLocks.lock_id))
      .limit(1);
    return last;
  },
  async lockHolder(digest) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`);
  },
  countHolds: ({ browser_digest, address_digest }, which) =>
    db.$count(
      orderLocks,
      and(
        browser_digest ? eq(orderLocks.browser_digest, browser_digest) : undefined,
        address_digest ? eq(orderLocks.address_digest, address_digest) : undefined,
        'openAt' in which
          ? and(isNull(orderLocks.released_at), gt(orderLocks.expires_at, which.openAt))
          : gt(orderLocks.created_at, which.createdAfter),
      ),
    ),
  async forgetHolders(before) {
    await db
      .update(orderLocks)
      .set({ browser_digest: null, address_digest: null })
      .where(
        and(
          or(isNotNull(orderLocks.browser_digest), isNotNull(orderLocks.address_digest)),
          isNotNull(orderLocks.released_at),
          lt(orderLocks.created_at, before),
        ),
      );
  },
  endedCheckouts: (max) =>
    db
      .select()
      .from(orderLocks)
      .where(and(isOver, sql`cardinality(${orderLocks.person_indexes}) > 0`))
      .limit(max),
  async updateEndedCheckouts(which, set) {
    await db
      .update(orderLocks)
      .set(set)
      .where(and(isOver, isMeant(which)));
  },
});
