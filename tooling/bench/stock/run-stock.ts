import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Row, report } from '../report.ts';
import type { BenchEngine } from './bench-engine.ts';
import { generateQueries } from './bench-queries.ts';
import { generateStock } from './bench-vehicles.ts';
import { compareEngines } from './compare-engines.ts';
import { duckdb } from './engines/duckdb.ts';
import { itemsjsEngine } from './engines/itemsjs-engine.ts';
import { mawkib } from './engines/mawkib.ts';
import { miniSearchEngine } from './engines/mini-search-engine.ts';
import { oramaEngine } from './engines/orama-engine.ts';
import { pglite, postgres } from './engines/postgres.ts';
import { scan } from './engines/scan.ts';
import { sqlite } from './engines/sqlite.ts';
import { measureIndex } from './measure-index.ts';
import { writeCsv } from './write-csv.ts';

interface StockOptions {
  sizes: number[];
  /** Queries per size; an engine runs as many of them as its time allows. */
  queries: number;
  /** Max seconds of an engine at one size to load, and again to respond. */
  seconds: number;
  /** Only these engines, by name; the reference scan always runs. */
  only: string[] | undefined;
}

function readStockOptions(args: string[]): StockOptions {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '5000,100000,1000000' },
      queries: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string' },
    },
  });
  return {
    sizes: values.sizes.split(',').map(Number),
    queries: Number(values.queries),
    seconds: Number(values.seconds),
    only: values.only?.split(','),
  };
}

const { sizes, queries, seconds, only } = readStockOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'mawkib-stock-bench-'));
const all: Record<string, () => BenchEngine> = {
  mawkib,
  scan,
  itemsjs: itemsjsEngine,
  MiniSearch: miniSearchEngine,
  Orama: oramaEngine,
  SQLite: sqlite,
  DuckDB: duckdb,
  PGlite: pglite,
  PostgreSQL: () => postgres(join(folder, 'postgres')),
};

const engines = Object.fromEntries(
  Object.entries(all).filter(([name]) => name === 'scan' || (only?.includes(name) ?? true)),
);
const parts: Record<string, Row[]> = {};
const own: Row[] = [];
const before = new Map<string, number>();
try {
  for (const size of sizes) {
    console.error(`${size} vehicles`);
    const stock = generateStock(size);
    const requested = generateQueries(stock, queries);
    const [warmUps, later] = [8, 9].map((seed) => generateQueries(stock, queries, seed)) as [
      typeof requested,
      typeof requested,
    ];
    const csv = join(folder, 'stock.csv');
    writeCsv(csv, stock);
    own.push(measureIndex({ stock, queries: requested, warmUps, later }));
    parts[`${size.toLocaleString('en')} vehicles, ms a query`] = await compareEngines({
      engines,
      stock,
      csv,
      queries: requested,
      warmUps,
      seconds,
      before,
    });
  }
  report('stock', { ...parts, 'The index alone': own });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
