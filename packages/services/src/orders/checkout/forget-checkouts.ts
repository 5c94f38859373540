import { subDays } from 'date-fns';
import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { orderLocks, orders } from '../../db/schema/orders.js';
import { payments } from '../../db/schema/payments.js';
import { encryptedCheckout, erasedCheckout, storedCheckout } from './stored-checkouts.js';

const atOnce = 200;

/**
 * Deletes the buyers' details of ended holds at once and their choices a day later, so that a buyer
 * who returns finds them; where an order has them, both at once. A hold with a pending payment
 * keeps everything.
 */
export async function forgetCheckouts({
  db,
  clock,
  cipher,
}: Pick<AppContext, 'db' | 'clock' | 'cipher'>): Promise<void> {
  const isOver = and(
    isNotNull(orderLocks.checkout_encrypted),
    isNotNull(orderLocks.released_at),
    sql`not exists (select from ${payments} where ${payments.lock_id} = ${orderLocks.lock_id}
      and ${payments.state} in ('pending', 'placing', 'returning'))`,
  );
  const erase = (condition: SQL) =>
    db.update(orderLocks).set(erasedCheckout).where(and(isOver, condition));
  await erase(lt(orderLocks.released_at, subDays(clock.now(), 1)));
  await erase(sql`exists (select from ${orders} where ${orders.lock_id} = ${orderLocks.lock_id})`);
  const named = await db
    .select()
    .from(orderLocks)
    .where(and(isOver, sql`cardinality(${orderLocks.person_indexes}) > 0`))
    .limit(atOnce);
  for (const lock of named) {
    const { lead_attributes: _, customer_email: __, ...draft } = storedCheckout(cipher, lock) ?? {};
    const kept =
      'locale' in draft && draft.metadata
        ? encryptedCheckout(cipher, lock.lock_id, draft)
        : erasedCheckout;
    await db
      .update(orderLocks)
      .set(kept)
      .where(and(eq(orderLocks.lock_id, lock.lock_id), isOver));
  }
}
