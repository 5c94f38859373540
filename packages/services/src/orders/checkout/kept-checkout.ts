import type { OrderDetails } from '@mawkib/api-clients/contracts';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type OrderLockRow, orderLocks } from '../../db/schema/orders.js';
import type { Vault } from '../../encryption/vault.js';
import { personIndexes } from '../order-customer.js';

const placeOf = (lock_id: string) => `checkout/${lock_id}`;

/** What a buyer told before paying, as it is stored with their hold: sealed, and found by who it is. */
export const keepCheckout = (vault: Vault, lock_id: string, details: OrderDetails) => ({
  checkout_sealed: vault.seal(details, placeOf(lock_id)),
  person_indexes: personIndexes(vault, details.lead_attributes),
});

/** Null where nothing was told, or it is no longer needed. */
export const keptCheckout = (
  vault: Vault,
  { lock_id, checkout_sealed }: Pick<OrderLockRow, 'lock_id' | 'checkout_sealed'>,
): OrderDetails | null =>
  checkout_sealed === null ? null : vault.open(checkout_sealed, placeOf(lock_id));

/** What stays of it once it is with the order, or no longer needed. */
export const forgottenCheckout = { checkout_sealed: null, person_indexes: [] };

/** Seals anew at most so many that an earlier key sealed; `last` is where to go on. */
export async function resealCheckouts(
  tx: Database,
  vault: Vault,
  { after, most }: { after: string | undefined; most: number },
): Promise<{ sealed: number; last?: string }> {
  const found = await tx
    .select()
    .from(orderLocks)
    .where(
      and(
        isNotNull(orderLocks.checkout_sealed),
        after === undefined ? undefined : gt(orderLocks.lock_id, after),
      ),
    )
    .orderBy(asc(orderLocks.lock_id))
    .limit(most)
    .for('update');
  let sealed = 0;
  for (const lock of found) {
    const details = keptCheckout(vault, lock);
    if (!details || vault.isCurrent(lock.checkout_sealed ?? '')) continue;
    const set = keepCheckout(vault, lock.lock_id, details);
    await tx.update(orderLocks).set(set).where(eq(orderLocks.lock_id, lock.lock_id));
    sealed += 1;
  }
  const last = found.length < most ? undefined : found.at(-1)?.lock_id;
  return { sealed, ...(last !== undefined && { last }) };
}
