import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { JobsConnection } from '../jobs/open-jobs.js';
import type * as schema from './schema/index.js';

/**
 * The database, embedded or a server, or a transaction on it. Inside `db.transaction(async (tx) =>
 * …)` use `tx` only: the embedded database has one connection, and `db` would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Unlisten = () => Promise<void>;

/** An open database, whichever it is. */
export interface OpenDatabase {
  kind: 'embedded' | 'server';
  db: Database;
  /** How jobs reach the same database. */
  jobs: JobsConnection;
  /** Runs a file of SQL statements in one transaction. */
  runScript(sql: string): Promise<void>;
  /** `heard` on every NOTIFY; `lost` when notifications may have been missed. */
  listen(channel: string, heard: (payload: string) => void, lost: () => void): Promise<Unlisten>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
