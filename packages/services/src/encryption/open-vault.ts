import type { Database } from '../db/database.js';
import { dataKeys } from '../db/schema/personal-data.js';
import type { Clock } from '../runtime/clock.js';
import { StartError } from '../runtime/start-error.js';
import { keptKey } from './data-keys.js';
import { createPiiCipher, type PiiCipher } from './vault.js';

interface CipherConfig {
  /** The first one seals; none: the key that is kept in `dataDir`. */
  dataKeys: readonly Buffer[];
  dataDir: string;
  clock: Clock;
}

/**
 * The vault of this market. A start without a key that its data was sealed with is stopped: nothing
 * could be read, and what came in would be sealed by a key that nobody else has.
 */
export async function openPiiCipher(
  db: Database,
  { dataKeys: given, dataDir, clock }: CipherConfig,
): Promise<PiiCipher> {
  const cipher = createPiiCipher(given.length ? given : [keptKey(dataDir)]);
  const used = await db.select({ id: dataKeys.id }).from(dataKeys);
  const missing = used.find(({ id }) => !cipher.keyIds.includes(id));
  if (missing) {
    throw new StartError(
      `DATA_KEY: personal data is sealed with the key ${missing.id}, which is not given; ` +
        'a new key stands before it, not in its place',
    );
  }
  await db
    .insert(dataKeys)
    .values({ id: cipher.keyId, first_used_at: clock.now() })
    .onConflictDoNothing();
  return cipher;
}
