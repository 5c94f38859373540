import { existsSync } from 'node:fs';
import type { ApiConfig } from '../config.js';
import { StartError } from '../frame/start-error.js';
import { keyFileOf } from '../personal-data/data-keys.js';
import type { OpenDatabase } from './database.js';
import { isNewDatabase } from './migrate.js';

/**
 * Stops a start whose database is empty although this folder has the key of a market's data: a volume
 * is missing, and a new market in its place would look like the old one, without what it knew.
 */
export async function refuseLostDatabase(
  database: OpenDatabase,
  { dataDir }: Pick<ApiConfig, 'dataDir'>,
): Promise<void> {
  const key = keyFileOf(dataDir);
  if (!existsSync(key) || !(await isNewDatabase(database))) return;
  throw new StartError(
    `The database is empty, but ${key} is the key of a market that had one: ` +
      'mount or restore the database; to start a new market, move data.key away',
  );
}
