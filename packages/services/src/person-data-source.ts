import type { ApiConfig } from './config/api-config.js';
import type { Database } from './db/database.js';
import type { PiiCipher } from './encryption/pii-cipher.js';
import type { Events } from './events/events.js';
import type { Clock } from './runtime/clock.js';

export interface PersonDataContext {
  clock: Clock;
  config: Pick<ApiConfig, 'retention'>;
  events: Events;
  cipher: PiiCipher;
}

/** Stored records about people, of one kind, found by blind indexes. */
export interface PersonDataSource {
  /** `leads`: its label for staff, and its key in an exported file. */
  kind: string;
  /** Number of records of a person that would be erased. */
  count(context: PersonDataContext, db: Database, indexes: readonly string[]): Promise<number>;
  /** Streams all records, decrypted. */
  read(
    context: PersonDataContext,
    db: Database,
    indexes: readonly string[],
  ): AsyncIterable<unknown>;
  /** Erases max so many records, in the transaction; returns how many. 0: none are left. */
  forget(
    context: PersonDataContext,
    tx: Database,
    indexes: readonly string[],
    max: number,
  ): Promise<number>;
}

const atOnce = 200;

/** Rows of a person by ascending key, loaded in pages. */
export async function* pages<Row, Key>(
  next: (after: Key | undefined, max: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  let after: Key | undefined;
  for (;;) {
    const found = await next(after, atOnce);
    yield* found;
    const last = found.at(-1);
    if (last === undefined || found.length < atOnce) return;
    after = keyOf(last);
  }
}
