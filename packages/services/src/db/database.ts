import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema/index.js';

/**
 * The database, embedded or a server, or a transaction. Inside `db.transaction(async (tx) => …)`
 * use `tx` only: the embedded database has one connection, and `db` would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Unlisten = () => Promise<void>;

/** Database access of the job queue. */
export type JobsConnection = Pick<ConstructorOptions, 'db' | 'backend'>;

/** Events of a LISTEN. The embedded database only calls `notified`. */
export interface ChannelListener {
  notified(payload: string): void;
  /** The connection broke. Notifications are missed until `reconnected`. */
  disconnected(): void;
  /** Listening again; called once for each `disconnected`. */
  reconnected(): void;
}

/** An open database, embedded or a server. */
export interface OpenDatabase {
  kind: 'embedded' | 'server';
  db: Database;
  /** Access to the same database for jobs. */
  jobs: JobsConnection;
  /** Runs a file of SQL statements in one transaction. */
  runScript(sql: string): Promise<void>;
  listen(channel: string, listener: ChannelListener): Promise<Unlisten>;
  /** Rejects if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
