import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createApi } from '../server/create-api.js';
import { describeOnBoth } from '../testing/test-api.js';
import { testConfig } from '../testing/test-config.js';
import { migrate } from './migrate.js';
import { openServer } from './open-server.js';
import { rows } from './rows.js';
import * as schema from './schema/index.js';

describeOnBoth('migrations', (open) => {
  test('create the tables of the schema', async () => {
    const t = await open();
    const found = await rows<{ table_name: string; column_name: string; nullable: boolean }>(
      t.database.db,
      sql`select table_name, column_name, is_nullable = 'YES' as nullable
        from information_schema.columns where table_schema = 'public'`,
    );
    const inDatabase = (table: string) =>
      found
        .filter(({ table_name }) => table_name === table)
        .map(({ column_name, nullable }) => `${column_name}${nullable ? '?' : ''}`)
        .sort();
    for (const table of Object.values(schema).filter((value) => value instanceof PgTable)) {
      const { name, columns } = getTableConfig(table);
      const described = columns
        .map((column) => `${column.name}${column.notNull ? '' : '?'}`)
        .sort();
      expect(inDatabase(name), name).toEqual(described);
    }
    await t.close();
  });

  test('run once', async () => {
    const t = await open();
    const applied = () => rows(t.database.db, sql`select name, applied_at from migrations`);
    const before = await applied();
    await migrate(t.database);
    expect(await applied()).toEqual(before);
    expect(before.length).toBeGreaterThan(2);
    await t.close();
  });
});

test('two processes that start at the same time on an empty database load one market', async () => {
  const url = inject('postgresUrl');
  const admin = new pg.Client({ connectionString: `${url}/postgres` });
  await admin.connect();
  await admin.query('create database started_together');
  await admin.end();
  const start = async () => {
    const database = await openServer(`${url}/started_together`);
    return { database, api: await createApi(testConfig({ demo: true }), { database }) };
  };
  const [one, two] = await Promise.all([start(), start()]);
  const counted = await rows(
    one.database.db,
    sql`select count(*)::int as homes from pages where path = '/'`,
  );
  expect(counted).toEqual([{ homes: 1 }]);
  await Promise.all([one.api.close(), two.api.close()]);
});
