import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type MarketProcess, startMarketProcess } from '../market-process.ts';
import { type Row, report } from '../report.ts';
import { startWriters } from './start-writers.ts';
import { createStoppableDatabase, type StoppableDatabase } from './stoppable-database.ts';
import { sendVisitors } from './visitors.ts';

/** Max seconds until everything is normal after the database is back. */
const normalWithin = 5;
const visitorsPerSecond = 30;
/** Beside the visitors: writers that hold transactions. */
const writerCount = 4;
/** Max response time in ms on a busy machine without an outage. */
const defaultWait = 300;
const moreMemory = 150;
const stopWithin = 12;

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

/**
 * Stops and starts PostgreSQL below the whole market: `--seconds 0.2,2,30`, each `--rounds 10`
 * times without visitors and with them, and terminates all connections before. Fails if pages or
 * acknowledged writes are lost, connections or memory leak, or a
 * process does not stop.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '0.2,2,30' },
    },
  });
  const database = await createStoppableDatabase();
  const rows: Row[] = [];
  const faults: string[] = [];
  try {
    for (const seconds of values.seconds.split(',').map(Number)) {
      for (const perSecond of [0, visitorsPerSecond]) {
        const { row, wrong } = await outages(database, seconds, perSecond, Number(values.rounds));
        rows.push(row);
        faults.push(...wrong.map((fault) => `${seconds} s, ${row.visitors}: ${fault}`));
        console.log(row);
      }
    }
  } finally {
    await database.remove();
  }
  report('outage', { 'PostgreSQL stopped and started': rows });
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function outages(
  database: StoppableDatabase,
  seconds: number,
  perSecond: number,
  rounds: number,
) {
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-outage-data-'));
  const market = await startMarketProcess(database.url, folder);
  const visitors = sendVisitors(market.origin, perSecond);
  for (let times = 0; times < 3; times += 1) await visitors.checkAll();
  await sleep(2000);
  const before = { ...(await database.connections()), memory: market.memory() };
  visitors.look();
  const writers = perSecond > 0 ? startWriters(market.origin, writerCount) : undefined;

  const after = { connections: 0, listening: 0, memory: 0, p95: 0 };
  const during = { lost: 0, broken: 0, slowest: 0, saidNotReady: 0 };
  let slowestReturn = 0;
  for (let turn = 0; turn < rounds; turn += 1) {
    await database.terminate();
    await sleep(200);
    await database.stop();
    const stopped = performance.now();
    await sleep(Math.min(seconds * 500, 1000));
    during.saidNotReady += Number(!(await isReady(market)));
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - stopped)));
    await database.start();
    slowestReturn = Math.max(slowestReturn, await normalAgain(database, market, before));
    const met = visitors.look();
    during.lost += met.lost;
    during.broken += met.broken;
    during.slowest = Math.max(during.slowest, met.slowest);
    await sleep(1000);
    await visitors.checkAll();
    const found = await database.connections();
    after.connections = Math.max(after.connections, found.all);
    after.listening = Math.max(after.listening, found.listening);
    after.p95 = Math.max(after.p95, visitors.look().p95);
  }
  after.memory = market.memory();
  const written = (await writers?.stop()) ?? { acknowledged: [], broken: 0 };
  const wronglyStored = await database.wronglyStored(written.acknowledged);
  // During the last outage the process is stopped.
  await database.stop();
  await sleep(1000);
  await visitors.stop();
  const end = await market.stop(30);
  await database.start();
  rmSync(folder, { recursive: true, force: true });

  const wrong = [
    during.lost > 0 && `${during.lost} finished pages or lists were not served`,
    during.broken > 0 && `${during.broken} answers said nothing of the outage`,
    written.broken > 0 && `${written.broken} writes were neither made nor answered with 503`,
    wronglyStored.length > 0 &&
      `${wronglyStored.length} acknowledged writes are lost or were made twice`,
    during.saidNotReady < rounds && `/ready said so in ${during.saidNotReady} of ${rounds} outages`,
    slowestReturn > normalWithin && `normal after ${round(slowestReturn)} s`,
    after.listening > before.listening &&
      `${after.listening} listeners instead of ${before.listening}`,
    after.p95 > defaultWait && `p95 of ${round(after.p95)} ms afterwards`,
    after.memory > before.memory + moreMemory && `${round(after.memory, 0)} MB of memory`,
    (end.seconds > stopWithin || end.code !== 0) &&
      `SIGTERM in an outage ended with ${end.code} after ${round(end.seconds)} s`,
  ].filter((fault) => fault !== false);
  const row: Row = {
    'outage s': seconds,
    visitors: perSecond > 0 ? `${perSecond}/s` : 'none',
    rounds,
    writes: written.acknowledged.length,
    'writes lost': wronglyStored.length,
    'pages lost': during.lost,
    'not 503': during.broken,
    'slowest ms': round(during.slowest, 0),
    'normal after s': round(slowestReturn, 2),
    connections: `${before.all} → ${after.connections}`,
    LISTEN: `${before.listening} → ${after.listening}`,
    'MB RSS': `${round(before.memory, 0)} → ${round(after.memory, 0)}`,
    'p95 ms': round(after.p95, 0),
    'SIGTERM s': round(end.seconds),
  };
  return { row, wrong };
}

const isReady = ({ origin }: MarketProcess) => fetch(`${origin}/ready`).then(({ ok }) => ok);

/** Seconds until it works again with no more connections than the pools allow. */
async function normalAgain(
  database: StoppableDatabase,
  market: MarketProcess,
  { listening }: { listening: number },
): Promise<number> {
  const since = performance.now();
  /** Max connections: both pools full (10 and 3), and a listener each. */
  const maxConnections = 15;
  for (;;) {
    const seconds = (performance.now() - since) / 1000;
    if (seconds > 60) return seconds;
    const found = await database.connections().catch(() => undefined);
    const answers = await Promise.all(
      ['/ready', '/ar/', '/services/content/metaheads'].map((path) =>
        fetch(`${market.origin}${path}`).then(({ status }) => status),
      ),
    );
    const isNormal = found && found.all <= maxConnections && found.listening <= listening;
    if (isNormal && answers.every((status) => status === 200)) {
      return (performance.now() - since) / 1000;
    }
    await sleep(50);
  }
}
