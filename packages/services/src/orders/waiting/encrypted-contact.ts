import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { vehicleWaiting, type WaitingRow } from '../../db/schema/vehicle-waiting.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';

const aadOf = (id: string) => `waiting/${id}`;

export const encryptedContact = (cipher: PiiCipher, id: string, email: string) => ({
  contact_encrypted: cipher.encrypt({ email }, aadOf(id)),
});

/** The address of a visitor who waits. */
export const contactOf = (
  cipher: PiiCipher,
  { id, contact_encrypted }: Pick<WaitingRow, 'id' | 'contact_encrypted'>,
): string => cipher.decrypt<{ email: string }>(contact_encrypted, aadOf(id)).email;

/**
 * Re-encrypts at most this many rows with the current key; `last` is the cursor of the next batch.
 */
export async function reencryptWaiting(
  tx: Database,
  cipher: PiiCipher,
  { after, max }: { after: string | undefined; max: number },
): Promise<{ encrypted: number; last?: string }> {
  const found = await tx
    .select()
    .from(vehicleWaiting)
    .where(after === undefined ? undefined : gt(vehicleWaiting.id, after))
    .orderBy(asc(vehicleWaiting.id))
    .limit(max)
    .for('update');
  const old = found.filter(({ contact_encrypted }) => !cipher.isCurrent(contact_encrypted));
  for (const row of old) {
    const email = contactOf(cipher, row);
    const person_index = cipher.index({ kind: 'email', value: email }) ?? row.person_index;
    await tx
      .update(vehicleWaiting)
      .set({ ...encryptedContact(cipher, row.id, email), person_index })
      .where(eq(vehicleWaiting.id, row.id));
  }
  const last = found.length < max ? undefined : found.at(-1)?.id;
  return { encrypted: old.length, ...(last !== undefined && { last }) };
}
