import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MarketProcess, startMarketProcess } from '../market-process.ts';
import { createStoppableDatabase } from '../outage/stoppable-database.ts';
import { type Row, report } from '../report.ts';
import { distinctPaths, mixedRequests, renditions } from './requests.ts';
import { type Statuses, sendAll } from './send-all.ts';

/** Max resident memory in MB after the mixed requests and the renditions. */
const maxResident = { embedded: 450, postgres: 250 };
type DatabaseKind = keyof typeof maxResident;
const mixed = 10_000;
const newRenditions = 500;
const warmUrls = 10_000;
/** Noise of the heap in MB between two equal measurements. */
const heapNoise = 3;

const mb = (bytes: number) => Number((bytes / 1e6).toFixed(1));

/**
 * Measures the memory of the whole market after mixed requests and new renditions, then its heap
 * after `--urls 100000` different addresses. `--on embedded` or `--on postgres` for one database.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { on: { type: 'string' }, urls: { type: 'string', default: '100000' } },
  });
  const kinds = (Object.keys(maxResident) as DatabaseKind[]).filter(
    (kind) => values.on === undefined || values.on === kind,
  );
  if (kinds.length === 0) throw new Error(`--on ${values.on}: embedded or postgres`);
  const rows: Row[] = [];
  const faults: string[] = [];
  for (const kind of kinds) {
    const measured = await withMarket(kind, (market) => measure(kind, market, Number(values.urls)));
    rows.push(...measured.rows);
    faults.push(...measured.faults);
  }
  report('memory', { 'Memory of the market in MB': rows });
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function withMarket<T>(kind: DatabaseKind, use: (market: MarketProcess) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-memory-'));
  const database = kind === 'postgres' ? await createStoppableDatabase() : undefined;
  try {
    const market = await startMarketProcess(database?.url, folder);
    try {
      return await use(market);
    } finally {
      await market.stop(30);
    }
  } finally {
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(kind: DatabaseKind, market: MarketProcess, urls: number) {
  const rows: Row[] = [];
  const faults: string[] = [];
  const look = async (after: string) => {
    const usage = await market.usage();
    const resident = market.memory();
    const row = {
      database: kind,
      after,
      resident: Math.round(resident),
      'heap used': mb(usage.heapUsed),
      'heap total': mb(usage.heapTotal),
      external: mb(usage.external),
      arrayBuffers: mb(usage.arrayBuffers),
      peak: Math.round(market.peakMemory()),
    };
    console.log(row);
    rows.push(row);
    return { resident, heap: usage.heapUsed / 1e6 };
  };
  await look('start');
  assertAll(await sendAll(market.origin, await mixedRequests(market.origin, mixed), 16), [200]);
  await look(`${mixed} mixed requests`);
  assertAll(await sendAll(market.origin, renditions(newRenditions), 8), [200]);
  const { resident } = await look(`${newRenditions} new renditions`);
  if (resident > maxResident[kind]) {
    faults.push(`${kind}: ${Math.round(resident)} MB resident, max ${maxResident[kind]}`);
  }
  const expected = [200, 404];
  assertAll(await sendAll(market.origin, distinctPaths(0, warmUrls), 16), expected);
  const before = await look(`${warmUrls} different addresses`);
  assertAll(await sendAll(market.origin, distinctPaths(warmUrls, urls), 16), expected);
  const after = await look(`${urls} different addresses`);
  if (after.heap > before.heap + heapNoise) {
    faults.push(
      `${kind}: the heap grew from ${before.heap.toFixed(1)} to ${after.heap.toFixed(1)} MB`,
    );
  }
  return { rows, faults };
}

function assertAll(statuses: Statuses, expected: readonly number[]): void {
  const wrong = [...statuses].filter(([status]) => !expected.includes(status));
  if (wrong.length === 0) return;
  const list = wrong.map(([status, times]) => `${times} times ${status}`).join(', ');
  throw new Error(`Unexpected responses: ${list}`);
}
