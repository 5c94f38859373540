import type { OrderDetails, OrderDraft } from '@mawkib/api-clients/contracts/purchase';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type OrderLockRow, orderLocks } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { AcceptedText } from '../buyer/accepted-terms.js';
import { personIndexes } from '../order-customers.js';

/** Order data of a hold, with the terms that its buyer accepted. */
export interface StoredCheckout extends OrderDraft {
  accepted?: readonly AcceptedText[] | undefined;
}

const aadOf = (lock_id: string) => `checkout/${lock_id}`;

/** Columns of a hold with its order data: encrypted, with the blind indexes of the buyer. */
export const encryptedCheckout = (cipher: PiiCipher, lock_id: string, details: StoredCheckout) => ({
  checkout_encrypted: cipher.encrypt(details, aadOf(lock_id)),
  person_indexes: details.lead_attributes ? personIndexes(cipher, details.lead_attributes) : [],
});

/** Null if nothing is stored, or it was deleted. */
export const storedCheckout = (
  cipher: PiiCipher,
  { lock_id, checkout_encrypted }: Pick<OrderLockRow, 'lock_id' | 'checkout_encrypted'>,
): StoredCheckout | null =>
  checkout_encrypted === null ? null : cipher.decrypt(checkout_encrypted, aadOf(lock_id));

/** Order data with a known buyer. */
export type CompleteCheckout = StoredCheckout & Pick<OrderDetails, 'lead_attributes'>;

/** Null as long as the buyer is not known. */
export function completeCheckout(
  cipher: PiiCipher,
  lock: Parameters<typeof storedCheckout>[1],
): CompleteCheckout | null {
  const { lead_attributes, ...details } = storedCheckout(cipher, lock) ?? {};
  return lead_attributes ? ({ ...details, lead_attributes } as CompleteCheckout) : null;
}

/** Order data as its buyer may see them. */
export function shownCheckout(stored: StoredCheckout): OrderDraft {
  const { accepted: _, ...shown } = stored;
  return shown;
}

/** Values that clear the details. */
export const erasedCheckout = { checkout_encrypted: null, person_indexes: [] };

/**
 * Re-encrypts at most this many rows with the current key; `last` is the cursor of the next batch.
 */
export async function reencryptCheckouts(
  tx: Database,
  cipher: PiiCipher,
  { after, max }: { after: string | undefined; max: number },
): Promise<{ encrypted: number; last?: string }> {
  const found = await tx
    .select()
    .from(orderLocks)
    .where(
      and(
        isNotNull(orderLocks.checkout_encrypted),
        after === undefined ? undefined : gt(orderLocks.lock_id, after),
      ),
    )
    .orderBy(asc(orderLocks.lock_id))
    .limit(max)
    .for('update');
  let encrypted = 0;
  for (const lock of found) {
    const details = storedCheckout(cipher, lock);
    if (!details || cipher.isCurrent(lock.checkout_encrypted ?? '')) continue;
    const set = encryptedCheckout(cipher, lock.lock_id, details);
    await tx.update(orderLocks).set(set).where(eq(orderLocks.lock_id, lock.lock_id));
    encrypted += 1;
  }
  const last = found.length < max ? undefined : found.at(-1)?.lock_id;
  return { encrypted, ...(last !== undefined && { last }) };
}
