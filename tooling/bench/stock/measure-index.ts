import { brotliCompressSync } from 'node:zlib';
import {
  createStockIndex,
  packStock,
  type StockIndex,
  unpackStock,
} from '@mawkib/stock-locator/stock-index';
import type { Row } from '../report.ts';
import { type BenchQuery, perPage } from './bench-queries.ts';
import type { BenchVehicle } from './bench-vehicles.ts';
import { type BenchIndex, options, schema } from './engines/mawkib.ts';
import { quantile } from './quantile.ts';

interface Measured {
  stock: readonly BenchVehicle[];
  queries: readonly BenchQuery[];
  /** Others of the same kind, so that no timed query was run before. */
  warmUps: readonly BenchQuery[];
  /** The same number of queries, for after the changes. */
  later: readonly BenchQuery[];
}

/** Measures build, memory, changes and snapshot of the index. */
export function measureIndex({ stock, queries, warmUps, later }: Measured): Row {
  const before = usedBytes();
  const [build, { index }] = timed(() => createStockIndex(schema, stock, options));
  const bytes = (usedBytes() - before) / stock.length;
  warmUp(index, warmUps);
  const alone = queries.map((query) => timed(() => index.query({ ...query, perPage })));
  const [pack, packed] = timed(() => packStock(index));
  const quality = stock.length > 200_000 ? 5 : 11;
  const compressed = brotliCompressSync(packed, { params: { 1: quality, 2: packed.length } });
  const [unpack, opened] = timed(() => unpackStock(schema, packed, options));
  if (opened.kind === 'refused') throw new Error(`The snapshot was rejected: ${opened.reason}`);
  assertAlike(index, opened.index, queries);
  const statuses = changes(index, stock, (vehicle) => ({ ...vehicle, status: 'reserved' }));
  const changeTimes = changes(index, stock, (vehicle) => ({
    ...vehicle,
    price: vehicle.price + 100,
  }));
  const changed = later.map((query) => timed(() => index.query({ ...query, perPage }))[0]);
  const steps: number[] = [];
  const work = index.compact();
  for (let done = false; !done; ) {
    const [taken, step] = timed(() => work.next());
    steps.push(taken);
    done = step.done === true;
  }
  return {
    vehicles: stock.length,
    'build ms': Math.round(build),
    'bytes each': Math.round(bytes),
    ...timesOf(alone),
    'snapshot KB': Math.round(packed.length / 1_024),
    'brotli KB': Math.round(compressed.length / 1_024),
    'pack ms': Math.round(pack),
    'unpack ms': Math.round(unpack),
    'status change p50 µs': short(quantile(statuses, 0.5) * 1_000),
    'status change p99 µs': short(quantile(statuses, 0.99) * 1_000),
    'price change p50 µs': short(quantile(changeTimes, 0.5) * 1_000),
    'price change p99 µs': short(quantile(changeTimes, 0.99) * 1_000),
    'query p50 ms after them': short(quantile(changed, 0.5)),
    'compaction ms': Math.round(steps.reduce((sum, step) => sum + step, 0)),
    'its longest step ms': Math.round(Math.max(...steps)),
  };
}

/** Elapsed time and CPU of queries. */
const timesOf = (queries: readonly Timed<unknown>[]): Row => {
  const [elapsed, cpu] = [queries.map(([ms]) => ms), queries.map(([, , used]) => used)];
  return {
    'query p50 ms': short(quantile(elapsed, 0.5)),
    'query p99 ms': short(quantile(elapsed, 0.99)),
    'query CPU p50 ms': short(quantile(cpu, 0.5)),
    'query CPU p99 ms': short(quantile(cpu, 0.99)),
  };
};

/** Warms up for a second, like the engines that are compared: a running service is measured. */
function warmUp(index: BenchIndex, queries: readonly BenchQuery[]): void {
  const end = performance.now() + 1_000;
  for (let at = 0; performance.now() < end; at += 1) {
    index.query({ ...(queries[at % queries.length] as BenchQuery), perPage });
  }
}

/** Changes a thousand vehicles and checks after each that the next query shows it. */
function changes(
  index: BenchIndex,
  stock: readonly BenchVehicle[],
  change: (vehicle: BenchVehicle) => BenchVehicle,
): number[] {
  const step = Math.max(1, Math.floor(stock.length / 1_000));
  const times: number[] = [];
  for (let at = 0; at < stock.length; at += step) {
    const vehicle = change(stock[at] as BenchVehicle);
    times.push(timed(() => index.put(vehicle))[0]);
    if (times.length % 50 > 0) continue;
    const { total } = index.query({
      sort: 'priceAsc',
      only: [vehicle.id],
      filters: { status: [vehicle.status] },
      ranges: { price: { from: vehicle.price, to: vehicle.price } },
    });
    if (total !== 1) throw new Error(`The change of ${vehicle.id} does not show.`);
  }
  return times;
}

function assertAlike(one: BenchIndex, other: BenchIndex, queries: readonly BenchQuery[]) {
  const told = (index: StockIndex, query: BenchQuery) =>
    JSON.stringify(index.query({ ...query, perPage }).ids);
  for (const query of queries.slice(0, 50)) {
    const index = one as unknown as StockIndex;
    if (told(index, query) !== told(other as unknown as StockIndex, query)) {
      throw new Error(`The unpacked index answers otherwise: ${JSON.stringify(query)}`);
    }
  }
}

type Timed<T> = [ms: number, result: T, cpuMs: number];

function timed<T>(work: () => T): Timed<T> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(cpu);
  return [performance.now() - started, result, (user + system) / 1_000];
}

/** With garbage that was not collected yet. */
function usedBytes(): number {
  // `external` includes array buffers and WebAssembly memory.
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const short = (value: number) => Number(value.toPrecision(3));
