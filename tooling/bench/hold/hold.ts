import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../api/postgres.ts';
import { startMarketProcess } from '../market-process.ts';
import { type Row, report } from '../report.ts';
import { openStreams } from './open-streams.ts';

/** Max milliseconds in which 99 of 100 buyers have a response. */
const responseMs = 1_000;
/** Max time in ms until every open page shows a hold. */
const streamMs = 2_000;

interface Car {
  id: string;
  company_uuid: string;
}

/**
 * 1,000 buyers (`--buyers`) request one vehicle at once: one gets it, the others have a reason in
 * words, 99 of 100 within a second. A hold reaches 1,000 open streams (`--streams`) within two
 * seconds. On PGlite; `--postgres` uses a PostgreSQL server.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      buyers: { type: 'string', default: '1000' },
      streams: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
      postgres: { type: 'boolean', default: false },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-hold-bench-'));
  // Run by root, the server is a user that may not enter a private folder.
  chmodSync(folder, 0o755);
  const database = values.postgres ? await startPostgres(join(folder, 'postgres')) : undefined;
  await database?.create('hold');
  const market = await startMarketProcess(database && `${database.url}/hold`, folder, {
    HOLD_ADDRESS: '0',
    STOCK_STREAMS_ADDRESS: '10000',
  });
  const faults: string[] = [];
  const [holds, streams]: [Row[], Row[]] = [[], []];
  try {
    const cars = await freeCars(market.origin);
    await holdMany(market.origin, nextOf(cars), 50);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const { row, wrong } = await holdMany(market.origin, nextOf(cars), Number(values.buyers));
      holds.push(row);
      faults.push(...wrong);
      const told = await tellStreams(market.origin, nextOf(cars), Number(values.streams));
      streams.push(told.row);
      faults.push(...told.wrong);
    }
  } finally {
    await market.stop(20);
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  report('hold', { 'Buyers of one vehicle': holds, 'Open streams': streams });
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function nextOf(cars: Car[]): Car {
  const car = cars.pop();
  if (!car) throw new Error('No vehicle left');
  return car;
}

async function freeCars(origin: string): Promise<Car[]> {
  const url = `${origin}/services/stock/public_api/listing/all/light?items=100&lang=en`;
  const { data } = (await (await fetch(url)).json()) as {
    data: (Car & { status: string; held_until: string | null })[];
  };
  return data.filter(({ status, held_until }) => status === 'stock' && !held_until);
}

interface Response {
  status: number;
  ms: number;
  detail: string;
}

async function holdMany(origin: string, car: Car, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const hold = () => requestHold(origin, car, agent);
  const responses = await Promise.all(Array.from({ length: count }, hold));
  agent.destroy();
  const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  const held = responses.filter(({ status }) => status === 200).length;
  const rejected = responses.filter(({ status, detail }) => status === 409 && detail !== '').length;
  const row = { buyers: count, held, rejected, 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
  const wrong = [
    ...(held === 1 && rejected === count - 1 ? [] : [`${held} held, ${rejected} rejected`]),
    ...(at(0.99) > responseMs ? [`p99 is ${at(0.99)} ms`] : []),
  ];
  return { row, wrong };
}

function requestHold(origin: string, { id, company_uuid }: Car, agent: Agent): Promise<Response> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ vehicle_id: id, company_uuid });
    const headers = { 'content-type': 'application/json', 'accept-language': 'ar' };
    request(
      `${origin}/services/purchase/buy_online/orders/init`,
      { method: 'POST', agent, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          const { detail = '' } = JSON.parse(text) as { detail?: string };
          const ms = performance.now() - began;
          resolve({ status: response.statusCode ?? 0, ms, detail });
        });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

async function tellStreams(origin: string, car: Car, count: number) {
  const streams = await openStreams(origin, count);
  const since = performance.now();
  const agent = new Agent();
  await requestHold(origin, car, agent);
  const isTold = new RegExp(`"id":"${car.id}"[^}]*"held_until":"`);
  const times = await streams.received(isTold, since, 10_000);
  streams.close();
  agent.destroy();
  const last = Math.round(Math.max(...times));
  const row = { streams: count, 'last ms': last };
  return { row, wrong: last > streamMs ? [`a stream received the hold after ${last} ms`] : [] };
}
