import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiConfig } from '../config/config.js';
import type { OpenDatabase } from '../db/database.js';
import { isNewDatabase } from '../db/migrate.js';
import { keyFileOf } from '../encryption/data-keys.js';
import { StartError } from '../runtime/start-error.js';

type Folder = Pick<ApiConfig, 'dataDir'>;

/** Says that a market was started with this folder, wherever its database and its key are. */
export const startedFileOf = (dataDir: string): string => path.join(dataDir, 'market.started');

/**
 * Stops a start whose database is empty although this folder has the key of a market's data, or served a
 * market before: a volume is missing or `DATABASE_URL` leads elsewhere, and a new market in its place
 * would look like the old one, without what it knew.
 */
export async function rejectLostDatabase(
  database: OpenDatabase,
  { dataDir }: Folder,
): Promise<void> {
  const signs = [keyFileOf(dataDir), startedFileOf(dataDir)].filter((file) => existsSync(file));
  if (signs.length === 0 || !(await isNewDatabase(database))) return;
  const names = signs.map((file) => path.basename(file)).join(' and ');
  throw new StartError(
    `The database is empty, but ${dataDir} is the folder of a market that had one (${names}): ` +
      `mount or restore the database; to start a new market, move ${names} away`,
  );
}

/** Leaves the sign, where there is none yet. A folder that cannot be written stops no start. */
export function markStarted({ dataDir }: Folder): void {
  const file = startedFileOf(dataDir);
  if (existsSync(file)) return;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(
      file,
      `A market was first started with this folder at ${new Date().toISOString()}\n`,
    );
  } catch {}
}
