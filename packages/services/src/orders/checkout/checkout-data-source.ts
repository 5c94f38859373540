import { and, arrayOverlaps, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { orderLocks } from '../../db/schema/orders.js';
import { type PersonDataSource, pages } from '../../person-data-source.js';
import { erasedCheckout, storedCheckout } from './stored-checkouts.js';

const of = (indexes: readonly string[]) =>
  and(
    isNotNull(orderLocks.checkout_encrypted),
    arrayOverlaps(orderLocks.person_indexes, [...indexes]),
  );

/**
 * Details that buyers enter before they pay. Erasing them makes an open payment go back when its
 * hold ends.
 */
export const checkoutDataSource: PersonDataSource = {
  kind: 'checkouts',
  count: (_, db, indexes) => db.$count(orderLocks, of(indexes)),
  async *read({ cipher }, db, indexes) {
    const rows = pages(
      (after: string | undefined, max) =>
        db
          .select()
          .from(orderLocks)
          .where(and(of(indexes), after === undefined ? undefined : gt(orderLocks.lock_id, after)))
          .orderBy(asc(orderLocks.lock_id))
          .limit(max),
      ({ lock_id }) => lock_id,
    );
    for await (const lock of rows) {
      const { vehicle_id, created_at } = lock;
      yield {
        vehicle_id,
        created_at: created_at.toISOString(),
        told: storedCheckout(cipher, lock),
      };
    }
  },
  async forget(_, tx, indexes, max) {
    const found = await tx
      .select({ id: orderLocks.lock_id })
      .from(orderLocks)
      .where(of(indexes))
      .orderBy(asc(orderLocks.lock_id))
      .limit(max)
      .for('update');
    const ids = found.map(({ id }) => id);
    await tx.update(orderLocks).set(erasedCheckout).where(inArray(orderLocks.lock_id, ids));
    return found.length;
  },
};
