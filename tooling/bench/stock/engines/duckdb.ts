import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { BenchEngine } from '../bench-engine.ts';
import { type CountRow, type Dialect, statements, toResult } from './statements.ts';

const dialect: Dialect = {
  anyOf: (column, values) => `list_has_any(${column}, [${values}])`,
  each: (column, from) => `(SELECT unnest(${column}) AS value FROM ${from}) AS each_${column}`,
  materialized: 'MATERIALIZED',
};

/** DuckDB in memory; its columns need no indexes for this. */
export function duckdb(): BenchEngine {
  let instance: DuckDBInstance;
  let connection: DuckDBConnection;
  return {
    name: 'DuckDB',
    async load(_stock, csv) {
      instance = await DuckDBInstance.create(':memory:');
      connection = await instance.connect();
      await connection.run(`CREATE TABLE vehicles AS SELECT * REPLACE (
        string_split(trim(engine, '{}'), ',') AS engine,
        string_split(trim(financing, '{}'), ',') AS financing, id::text AS id, seats::text AS seats)
        FROM read_csv('${csv}', header = true, quote = '"') ORDER BY price, id`);
    },
    async ask(query) {
      const { page, counts } = statements(query, dialect);
      const ids = (await connection.runAndReadAll(page)).getRows().map(([id]) => String(id));
      const rows = (await connection.runAndReadAll(counts)).getRowObjects();
      return toResult(ids, rows as unknown as CountRow[]);
    },
    async close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
