import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type MarketProcess,
  spawnMeasured,
  startMarketProcess,
  statusOf,
  usageOf,
} from '../market-process.ts';
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
/** Noise in MB of the lowest heap between two equal measurements. */
const heapNoise = 10;
/** Interval in ms at which the heap is read for its lowest value. */
const heapEveryMs = 250;

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

interface Measured {
  rows: Row[];
  faults: string[];
}

async function withMarket(
  kind: DatabaseKind,
  use: (market: MarketProcess) => Promise<Measured>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-memory-'));
  const database = kind === 'postgres' ? await createStoppableDatabase() : undefined;
  try {
    const market = await startMarketProcess(database?.url, folder);
    const measured = await use(market).finally(() => market.stop(30));
    measured.rows.push(await floor(kind, 'code alone, imported'));
    if (kind === 'embedded') {
      const db = ['--database', join(folder, 'db')];
      measured.rows.push(await floor(kind, 'database alone, opened', db));
    }
    return measured;
  } finally {
    await database?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory of a process that serves nothing. */
async function floor(kind: DatabaseKind, after: string, args: string[] = []): Promise<Row> {
  const child = spawnMeasured([join(import.meta.dirname, 'floor.ts'), ...args], {});
  await once(child, 'message');
  const usage = await usageOf(child);
  const memory = [statusOf(child, 'VmRSS'), statusOf(child, 'VmHWM')] as const;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return rowOf(kind, after, usage, memory);
}

function rowOf(
  database: DatabaseKind,
  after: string,
  usage: NodeJS.MemoryUsage,
  [resident, peak]: readonly [number, number],
): Row {
  return {
    database,
    after,
    resident: Math.round(resident),
    'heap used': mb(usage.heapUsed),
    'heap total': mb(usage.heapTotal),
    external: mb(usage.external),
    arrayBuffers: mb(usage.arrayBuffers),
    peak: Math.round(peak),
  };
}

async function measure(kind: DatabaseKind, market: MarketProcess, urls: number): Promise<Measured> {
  const rows: Row[] = [];
  const faults: string[] = [];
  const look = async (after: string) => {
    const usage = await market.usage();
    const resident = market.memory();
    const row = rowOf(kind, after, usage, [resident, market.peakMemory()]);
    console.log(row);
    rows.push(row);
    return { resident };
  };
  await look('start');
  assertAll(await sendAll(market.origin, await mixedRequests(market.origin, mixed), 16), [200]);
  await look(`${mixed} mixed requests`);
  assertAll(await sendAll(market.origin, renditions(newRenditions), 8), [200]);
  const { resident } = await look(`${newRenditions} new renditions`);
  if (resident > maxResident[kind]) {
    faults.push(`${kind}: ${Math.round(resident)} MB resident, max ${maxResident[kind]}`);
  }
  // A missing page redirects to the market's page for missing pages.
  const expected = [200, 302, 404];
  assertAll(await sendAll(market.origin, distinctPaths(0, warmUrls), 16), expected);
  await look(`${warmUrls} different addresses`);
  // The same number of addresses early and late; what collections leave is the lowest reading.
  const part = Math.floor((urls - warmUrls) / 3);
  const send = async (from: number, to: number) =>
    assertAll(await sendAll(market.origin, distinctPaths(from, to), 16), expected);
  const before = await lowestHeap(market, () => send(warmUrls, warmUrls + part));
  await send(warmUrls + part, urls - part);
  const after = await lowestHeap(market, () => send(urls - part, urls));
  await look(`${urls} different addresses`);
  if (after > before + heapNoise) {
    faults.push(`${kind}: the heap grew from ${before.toFixed(1)} to ${after.toFixed(1)} MB`);
  }
  return { rows, faults };
}

/** The lowest heap in MB while `work` runs. */
async function lowestHeap(market: MarketProcess, work: () => Promise<void>): Promise<number> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  // A failure is thrown below, after the last reading.
  working.catch(() => {});
  let lowest = Number.POSITIVE_INFINITY;
  while (!isDone) {
    lowest = Math.min(lowest, (await market.usage()).heapUsed / 1e6);
    await sleep(heapEveryMs);
  }
  await working;
  return lowest;
}

function assertAll(statuses: Statuses, expected: readonly number[]): void {
  const wrong = [...statuses].filter(([status]) => !expected.includes(status));
  if (wrong.length === 0) return;
  const list = wrong.map(([status, times]) => `${times} times ${status}`).join(', ');
  throw new Error(`Unexpected responses: ${list}`);
}
