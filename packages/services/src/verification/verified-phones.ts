import { addMinutes } from 'date-fns';
import { and, gt, inArray, lte } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { Database } from '../db/database.js';
import { verifiedPhones } from '../db/schema/verified-phones.js';

type Parts = Pick<AppContext, 'cipher' | 'clock'>;

/** Minutes for which a number counts as verified. */
const verifiedMinutes = 30;

/** Stores that a number was verified now, as a keyed hash. */
export async function storeVerifiedPhone(
  db: Database,
  phone: string,
  { cipher, clock }: Parts,
): Promise<void> {
  const now = clock.now();
  await sweepVerifiedPhones(db, now);
  const digest = cipher.index({ kind: 'phone', value: phone });
  if (digest === undefined) return;
  const until = addMinutes(now, verifiedMinutes);
  await db
    .insert(verifiedPhones)
    .values({ digest, until })
    .onConflictDoUpdate({ target: verifiedPhones.digest, set: { until } });
}

/** True if a number was verified in the last 30 minutes. */
export async function isPhoneVerified(
  db: Database,
  phone: string,
  { cipher, clock }: Parts,
): Promise<boolean> {
  const digests = cipher.indexes({ kind: 'phone', value: phone });
  if (digests.length === 0) return false;
  const [found] = await db
    .select()
    .from(verifiedPhones)
    .where(and(inArray(verifiedPhones.digest, digests), gt(verifiedPhones.until, clock.now())));
  return found !== undefined;
}

/** Deletes verifications that have ended. */
export async function sweepVerifiedPhones(db: Database, now: Date): Promise<void> {
  await db.delete(verifiedPhones).where(lte(verifiedPhones.until, now));
}
