import { DatabaseSync } from 'node:sqlite';
import type { BenchEngine } from '../bench-engine.ts';
import {
  type CountRow,
  type Dialect,
  singleColumns,
  statements,
  table,
  toResult,
} from './statements.ts';

/** Multiple values are in separate tables, since SQLite has no arrays. */
const dialect: Dialect = {
  anyOf: (column, values) =>
    `rowid IN (SELECT vehicle FROM vehicle_${column} WHERE value IN (${values}))`,
  each: (column, from) => `${from} JOIN vehicle_${column} ON vehicle = row`,
  materialized: 'MATERIALIZED',
};

/** SQLite in memory, through Node's binding. */
export function sqlite(): BenchEngine {
  const database = new DatabaseSync(':memory:');
  return {
    name: 'SQLite',
    async load(stock) {
      database.exec(`${table('text').replace('id text', 'row INTEGER PRIMARY KEY, id text')};
        CREATE TABLE vehicle_engine (vehicle integer, value text);
        CREATE TABLE vehicle_financing (vehicle integer, value text); BEGIN`);
      const insert = database.prepare(
        `INSERT INTO vehicles VALUES (${Array(17).fill('?').join(',')})`,
      );
      const engine = database.prepare('INSERT INTO vehicle_engine VALUES (?, ?)');
      const financing = database.prepare('INSERT INTO vehicle_financing VALUES (?, ?)');
      for (const [at, vehicle] of stock.entries()) {
        const row = at + 1;
        insert.run(row, ...Object.values({ ...vehicle, engine: '', financing: '' }));
        for (const value of vehicle.engine) engine.run(row, value);
        for (const value of vehicle.financing) financing.run(row, value);
      }
      database.exec('COMMIT');
      for (const column of singleColumns) {
        database.exec(`CREATE INDEX by_${column} ON vehicles (${column})`);
      }
      database.exec(`CREATE INDEX by_engine ON vehicle_engine (vehicle, value);
        CREATE INDEX by_financing ON vehicle_financing (vehicle, value); ANALYZE`);
    },
    ask(query) {
      const { page, counts } = statements(query, dialect);
      const ids = (database.prepare(page).all() as unknown as { id: string }[]).map(({ id }) => id);
      return toResult(ids, database.prepare(counts).all() as unknown as CountRow[]);
    },
    async close() {
      database.close();
    },
  };
}
