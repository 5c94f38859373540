import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../api/postgres.ts';
import type { BenchEngine } from '../bench-engine.ts';
import {
  type CountRow,
  type Dialect,
  singleColumns,
  statements,
  table,
  toResult,
} from './statements.ts';

const dialect: Dialect = {
  anyOf: (column, values) => `${column} && ARRAY[${values}]`,
  each: (column, from) => `${from}, unnest(${column}) AS value`,
  materialized: 'MATERIALIZED',
};

const indexes = [
  ...singleColumns.map((column) => `CREATE INDEX ON vehicles (${column})`),
  ...['engine', 'financing'].map((column) => `CREATE INDEX ON vehicles USING gin (${column})`),
  'VACUUM ANALYZE vehicles',
];
const copyFrom = (source: string) => `COPY vehicles FROM '${source}' (FORMAT csv, HEADER)`;

/** The embedded database (PGlite), in memory. */
export function pglite(): BenchEngine {
  let database: PGlite;
  return {
    name: 'PGlite',
    async open() {
      database = await PGlite.create();
    },
    async load(_stock, csv) {
      await database.exec(table('text[]'));
      await database.query(copyFrom('/dev/blob'), [], { blob: new Blob([readFileSync(csv)]) });
      for (const statement of indexes) await database.exec(statement);
    },
    async ask(query) {
      const { page, counts } = statements(query, dialect);
      const ids = (await database.query<{ id: string }>(page)).rows.map(({ id }) => id);
      return toResult(ids, (await database.query<CountRow>(counts)).rows);
    },
    close: () => database.close(),
  };
}

/** A local PostgreSQL server, over one connection. */
export function postgres(folder: string): BenchEngine {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let client: pg.Client;
  return {
    name: 'PostgreSQL',
    async open() {
      server = await startPostgres(folder);
      await server.create('stock');
      client = new pg.Client(`${server.url}/stock`);
      await client.connect();
    },
    async load(_stock, csv) {
      await client.query(table('text[]'));
      await client.query(copyFrom(csv));
      for (const statement of indexes) await client.query(statement);
    },
    async ask(query) {
      const { page, counts } = statements(query, dialect);
      const ids = (await client.query<{ id: string }>(page)).rows.map(({ id }) => id);
      return toResult(ids, (await client.query<CountRow>(counts)).rows);
    },
    async close() {
      await client?.end();
      await server?.stop();
    },
  };
}
