import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema/index.js';

/**
 * The database, embedded or a server, or a transaction on it. Inside `db.transaction(async (tx) =>
 * …)` use `tx` only: the embedded database has one connection, and `db` would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Unlisten = () => Promise<void>;

/** How a queue reaches its tables: a connection of its own, or the embedded database. */
export type JobsConnection = Pick<
  ConstructorOptions,
  'db' | 'backend' | 'connectionString' | 'max'
>;

/** What happens to a LISTEN; the embedded database only ever notifies. */
export interface ChannelListener {
  notified(payload: string): void;
  /** The connection broke: the database may be out of reach, and notifications are being missed. */
  disconnected(): void;
  /** The channel is listened to again, once for each `disconnected`. */
  reconnected(): void;
}

/** An open database, whichever it is. */
export interface OpenDatabase {
  kind: 'embedded' | 'server';
  db: Database;
  /** How jobs reach the same database. */
  jobs: JobsConnection;
  /** Runs a file of SQL statements in one transaction. */
  runScript(sql: string): Promise<void>;
  listen(channel: string, listener: ChannelListener): Promise<Unlisten>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
