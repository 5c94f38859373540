import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiConfig } from '../config/api-config.js';
import type { OpenDatabase } from '../db/database.js';
import { isNewDatabase } from '../db/migrate.js';
import { keyFileOf } from '../encryption/data-keys.js';
import { StartError } from '../runtime/start-error.js';

type Folder = Pick<ApiConfig, 'dataDir'>;

/** Path of a marker file: a market was started with this folder. */
export const startedFileOf = (dataDir: string): string => path.join(dataDir, 'market.started');

/**
 * Stops the start if the database is empty although this folder has a data key or the marker of an
 * earlier start. A volume is missing or `DATABASE_URL` is wrong, and a new market would look like
 * the old one without its data.
 */
export async function rejectLostDatabase(
  database: OpenDatabase,
  { dataDir }: Folder,
): Promise<void> {
  const signs = [keyFileOf(dataDir), startedFileOf(dataDir)].filter((file) => existsSync(file));
  if (signs.length === 0 || !(await isNewDatabase(database))) return;
  const names = signs.map((file) => path.basename(file)).join(' and ');
  throw new StartError(
    `The database is empty, but ${dataDir} belongs to a market that had data (${names}): ` +
      `mount or restore the database, or move ${names} away to start a new market`,
  );
}

/** Writes the marker file. A read-only folder does not stop the start. */
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
