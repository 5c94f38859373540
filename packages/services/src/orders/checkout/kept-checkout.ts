import type { OrderDetails } from '@mawkib/api-clients/contracts';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type OrderLockRow, orderLocks } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { personIndexes } from '../order-customer.js';

const placeOf = (lock_id: string) => `checkout/${lock_id}`;

/** What a buyer told before paying, as it is stored with their hold: sealed, and found by who it is. */
export const keepCheckout = (cipher: PiiCipher, lock_id: string, details: OrderDetails) => ({
  checkout_sealed: cipher.encrypt(details, placeOf(lock_id)),
  person_indexes: personIndexes(cipher, details.lead_attributes),
});

/** Null where nothing was told, or it is no longer needed. */
export const keptCheckout = (
  cipher: PiiCipher,
  { lock_id, checkout_sealed }: Pick<OrderLockRow, 'lock_id' | 'checkout_sealed'>,
): OrderDetails | null =>
  checkout_sealed === null ? null : cipher.decrypt(checkout_sealed, placeOf(lock_id));

/** What stays of it once it is with the order, or no longer needed. */
export const forgottenCheckout = { checkout_sealed: null, person_indexes: [] };

/** Seals anew at most so many that an earlier key sealed; `last` is where to go on. */
export async function resealCheckouts(
  tx: Database,
  cipher: PiiCipher,
  { after, max }: { after: string | undefined; max: number },
): Promise<{ encrypted: number; last?: string }> {
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
    .limit(max)
    .for('update');
  let encrypted = 0;
  for (const lock of found) {
    const details = keptCheckout(cipher, lock);
    if (!details || cipher.isCurrent(lock.checkout_sealed ?? '')) continue;
    const set = keepCheckout(cipher, lock.lock_id, details);
    await tx.update(orderLocks).set(set).where(eq(orderLocks.lock_id, lock.lock_id));
    encrypted += 1;
  }
  const last = found.length < max ? undefined : found.at(-1)?.lock_id;
  return { encrypted, ...(last !== undefined && { last }) };
}
