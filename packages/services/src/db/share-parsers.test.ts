import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './database.js';
import { wrap } from './open-embedded.js';
import { rows } from './rows.js';

const time = '2026-11-28 12:00:00+00';
const query = sql`select ${time}::timestamptz as at, array[1.5]::numeric[] as sums, 7 as n`;

let database: OpenDatabase;
/** How often the table of parsers was copied. */
let copies = 0;

beforeAll(async () => {
  const client = await PGlite.create();
  client.parsers = new Proxy(client.parsers, {
    ownKeys: (table) => {
      copies += 1;
      return Reflect.ownKeys(table);
    },
  });
  database = wrap(client);
});
afterAll(() => database.close());

test('a query copies no table of parsers, in a transaction neither', async () => {
  copies = 0;
  await rows(database.db, query);
  await database.db.transaction((tx) => rows(tx, query));
  expect(copies).toBe(0);
});

test('Drizzle reads times and numerics as text, in a transaction too', async () => {
  const expected = [{ at: time, sums: '{1.5}', n: 7 }];
  expect(await rows(database.db, query)).toEqual(expected);
  expect(await database.db.transaction((tx) => rows(tx, query))).toEqual(expected);
});

test.each([[undefined], [[time]]])(
  'the job queue reads times as dates (values: %j)',
  async (values) => {
    const text = `select ${values ? '$1' : `'${time}'`}::timestamptz as at, null::date as none`;
    const { db } = database.jobs as {
      db: { executeSql(text: string, values?: unknown[]): unknown };
    };
    expect(await db.executeSql(text, values)).toMatchObject({
      rows: [{ at: new Date(time), none: null }],
    });
  },
);
