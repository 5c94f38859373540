import type { Database } from '../db/database.js';
import { dataKeys } from '../db/schema/data-keys.js';
import type { Clock } from '../runtime/clock.js';
import { StartError } from '../runtime/start-error.js';
import { storedKey } from './data-keys.js';
import { createPiiCipher, type PiiCipher } from './pii-cipher.js';

interface CipherConfig {
  /** The first key encrypts. Empty: the key stored in `dataDir`. */
  dataKeys: readonly Buffer[];
  dataDir: string;
  clock: Clock;
}

/**
 * Opens the cipher of this market. Throws a `StartError` if a key that data was encrypted with is
 * missing: that data could not be read, and new data would be encrypted with a key that no other
 * process has.
 */
export async function openPiiCipher(
  db: Database,
  { dataKeys: given, dataDir, clock }: CipherConfig,
): Promise<PiiCipher> {
  const cipher = createPiiCipher(given.length ? given : [storedKey(dataDir)]);
  const used = await db.select({ id: dataKeys.id }).from(dataKeys);
  const missing = used.find(({ id }) => !cipher.keyIds.includes(id));
  if (missing) {
    throw new StartError(
      `DATA_KEY: personal data is encrypted with the key ${missing.id}, which is missing; ` +
        'put a new key in front of it instead of replacing it',
    );
  }
  await db
    .insert(dataKeys)
    .values({ id: cipher.keyId, first_used_at: clock.now() })
    .onConflictDoNothing();
  return cipher;
}
