import type { ApiConfig } from './config/config.js';
import type { Database } from './db/database.js';
import type { PiiCipher } from './encryption/vault.js';
import type { Events } from './events/events.js';
import type { Clock } from './runtime/clock.js';

export interface PersonDataContext {
  clock: Clock;
  config: Pick<ApiConfig, 'retention'>;
  events: Events;
  cipher: PiiCipher;
}

/** One kind of thing that is known of people, found by blind indexes. */
export interface PersonDataSource {
  /** `leads`: what staff see it called by, and its key in an exported file. */
  kind: string;
  /** How many there are of a person, and would go if they were forgotten. */
  count(context: PersonDataContext, db: Database, indexes: readonly string[]): Promise<number>;
  /** All of them, opened, read as they are asked for. */
  read(
    context: PersonDataContext,
    db: Database,
    indexes: readonly string[],
  ): AsyncIterable<unknown>;
  /** Forgets at most so many, in the transaction; answers how many. None are left at 0. */
  forget(
    context: PersonDataContext,
    tx: Database,
    indexes: readonly string[],
    max: number,
  ): Promise<number>;
}

const atOnce = 200;

/** Rows of a person in the order of their key, a page at a time. */
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
