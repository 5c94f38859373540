import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { csvBytes, largeList } from '@mawkib/sample-feeds';
import { startPostgres } from '../api/postgres.ts';
import { type ServedApi, serveApi } from '../api/server/served-api.ts';
import { report } from '../report.ts';

const defaultOrder = 100_000;
const max = { newSeconds: 60, unchangedSeconds: 10, megabytes: 300, slower: 2 };
/** Pause in ms between listings, with and without an import. */
const pausedMs = 20;
const measuredMs = 15_000;

interface Run {
  id: string;
  status: string;
  version: number | null;
  counts: Record<string, number>;
  reason: { message: string } | null;
}

/** Imports a large file into PostgreSQL twice while visitors load lists, and checks the result. */
export async function run(args: string[]): Promise<void> {
  const at = args.indexOf('--rows');
  const rows = at < 0 ? defaultOrder : Number(args[at + 1]);
  const folder = mkdtempSync(join(tmpdir(), 'mawkib-feed-bench-'));
  // The server runs under its own user.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'));
  try {
    await postgres.create('feed');
    const environment = {
      DATABASE_URL: `${postgres.url}/feed`,
      DATA_DIR: join(folder, 'files'),
      DATA_KEY: Buffer.alloc(32, 'mawkib bench').toString('base64'),
      SESSION_SECRET: 'mawkib bench, known to everyone who reads it',
      // The demo retailers sell the cars of the file.
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      WARM_IMAGES: 'false',
      STAFF_WRITE_LIMIT: '0',
    };
    const serve = () => serveApi({ environment } as unknown as Parameters<typeof serveApi>[0]);
    const imports = await within(serve, (api) => measure(api, rows));
    const stock = await within(serve, (api) => stockMemory(api, imports.start));
    print(rows, imports, stock);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs against new services, which are always stopped afterwards. */
async function within<T>(serve: () => Promise<ServedApi>, run: (api: ServedApi) => Promise<T>) {
  const api = await serve();
  try {
    return await run(api);
  } finally {
    await api.close();
  }
}

/**
 * Memory in MB that a new process needs for the imported stock, above the start of the first one.
 */
async function stockMemory(api: ServedApi, start: number): Promise<number> {
  let peak = 0;
  while ((await listed(api)) !== (await onSale(api))) {
    peak = Math.max(peak, (await api.usage()).memory.rss);
    await wait(250);
  }
  await listingsFor(api, wait(measuredMs));
  return (Math.max(peak, (await api.usage()).memory.rss) - start) / 1024 ** 2;
}

type Caller = ReturnType<typeof staff>;

async function measure(api: ServedApi, rows: number) {
  const call = staff(api, await api.signIn('admin'));
  const { mapping } = largeList(rows);
  const [{ code } = { code: '' }] = await api.rows<{ code: string }>(
    'select dealer_code as code from dealers order by position limit 1',
  );
  const columns = [
    ...mapping.columns.filter(({ field }) => !['owner_dealer_code', 'photos'].includes(field)),
    { field: 'owner_dealer_code', constant: code },
  ];
  await call('PUT', '/import/mappings/bench', { mapping: { ...mapping, columns }, version: 0 });
  const source = { id: 'bench', label: 'Bench', kind: 'upload', mapping: 'bench' };
  await call('POST', '/import/sources', source);

  const { rss: start } = (await api.usage()).memory;
  const file = await upload(call, rows);
  const before = await listingsFor(api, wait(measuredMs));
  const first = await imported(api, call, file);
  check('status of the first run', first.run.status, 'applied');
  const after = await checkStock(api, rows, first.run);
  const again = await imported(api, call, await upload(call, rows));
  check('status of the second run', again.run.status, 'unchanged');
  check('version of the second run', again.run.version, null);
  check('vehicles after the second run', await stored(api), after);
  return { start, before, first, again, floor: await listingsFor(api, writeAlone(api)) };
}

/** Prints the table and the missed figures. `stock` is the memory of the imported stock in MB. */
function print(rows: number, { before, first, again, floor }: Measured, stock: number): void {
  const figures = [first, again].map(({ run, seconds, listed, megabytes, p99 }, index) => ({
    import: index === 0 ? 'new' : 'unchanged',
    rows,
    seconds: round(seconds),
    'rows/s': Math.round(rows / seconds),
    'listed after, s': round(listed),
    'memory above start, MB': Math.round(megabytes),
    'of the stock alone, MB': Math.round(stock),
    'p99 of listings, ms': round(p99),
    'beside without, ms': round(before),
    'while PostgreSQL writes alone, ms': round(floor),
    created: run.counts.created ?? 0,
    rejected: run.counts.rejected ?? 0,
    repaired: run.counts.repaired ?? 0,
  }));
  report('feed', { 'Import of a CSV file on PostgreSQL': figures });
  const failures = [
    first.seconds > max.newSeconds && `new: ${round(first.seconds)} s`,
    again.seconds > max.unchangedSeconds && `unchanged: ${round(again.seconds)} s`,
    Math.max(first.megabytes, again.megabytes) > max.megabytes && 'memory',
    Math.max(first.p99, again.p99) > before * max.slower && 'p99 of listings',
  ].filter(Boolean);
  if (failures.length === 0) return;
  console.error(`Above its figure: ${failures.join(', ')}`);
  process.exitCode = 1;
}

type Measured = Awaited<ReturnType<typeof measure>>;

/**
 * Writes the same rows to a table with the same indexes, for as long as the listings before were
 * measured: the cost of an import on this machine without the services.
 */
async function writeAlone(api: ServedApi): Promise<void> {
  const end = performance.now() + measuredMs;
  await api.rows('create table bench_floor (like vehicles including all)');
  while (performance.now() < end) {
    await api.rows('insert into bench_floor select * from vehicles');
    await api.rows('truncate bench_floor');
  }
  await api.rows('drop table bench_floor');
}

/** Uploads, starts and waits, while visitors load lists. */
async function imported(api: ServedApi, call: Caller, file_id: string) {
  const start = (await api.usage()).memory.rss;
  let peak = start;
  const began = performance.now();
  const { data } = await call<{ data: Run }>('POST', '/import/runs', {
    source_id: 'bench',
    file_id,
  });
  const finish = async () => {
    for (;;) {
      await wait(250);
      peak = Math.max(peak, (await api.usage()).memory.rss);
      const { data: run } = await call<{ data: Run }>('GET', `/import/runs/${data.id}`);
      if (['queued', 'reading', 'applying'].includes(run.status)) continue;
      const seconds = (performance.now() - began) / 1000;
      // Lists apply changes in parts, which visitors notice too.
      while ((await listed(api)) !== (await onSale(api))) await wait(250);
      peak = Math.max(peak, (await api.usage()).memory.rss);
      return { run, seconds, listed: (performance.now() - began) / 1000 };
    }
  };
  const finished = finish();
  const p99 = await listingsFor(api, finished);
  const { run, ...times } = await finished;
  if (run.reason) throw new Error(run.reason.message);
  return { run, ...times, p99, megabytes: (peak - start) / 1024 ** 2 };
}

/** Number of vehicles that visitors find, and in total. */
async function listed(api: ServedApi): Promise<number> {
  const response = await fetch(`${originOf(api)}/public_api/listing/all?items=1`);
  return ((await response.json()) as { meta: { total: number } }).meta.total;
}
async function onSale(api: ServedApi): Promise<number | undefined> {
  const [found] = await api.rows<{ n: number }>(
    `select count(*)::int as n from vehicles where retired_at is null and status <> 'sold'`,
  );
  return found?.n;
}

async function upload(call: Caller, rows: number): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of csvBytes(largeList(rows))) parts.push(new Uint8Array(part));
  const path = '/import/files?name=bench.csv';
  return (await call<{ data: { id: string } }>('POST', path, new Blob(parts))).data.id;
}

const stored = async (api: ServedApi) => {
  const [found] = await api.rows<{ all: string }>(
    `select count(*) || ' ' || coalesce(sum(changed_in), 0) as all from vehicles`,
  );
  return found?.all;
};

/** Compares counts and every hundredth row with the file. */
async function checkStock(api: ServedApi, rows: number, run: Run) {
  const { accepted = 0, repaired = 0, rejected = 0, created = 0 } = run.counts;
  check('rows', accepted + repaired + rejected, rows);
  check('created', created, accepted + repaired);
  if (created < rows * 0.98) throw new Error(`Only ${created} of ${rows} rows were taken`);
  const [count] = await api.rows<{ n: number }>(
    `select count(*)::int as n from vehicle_sources where source_id = 'bench'`,
  );
  check('stored', count?.n, created);
  const { columns, rows: made } = largeList(rows);
  const [id, vin, price] = ['id', 'vin', 'price'].map((name) => columns.indexOf(name));
  let number = 0;
  for (const { cells, defect } of made) {
    number += 1;
    if (number % 997 !== 0 || defect) continue;
    const [row] = await api.rows<{ vin: string; price: number }>(
      'select vin, (sale_minor / 100)::int as price from vehicles where id = $1',
      [cells[id ?? 0]],
    );
    check(`VIN of row ${number}`, row?.vin, cells[vin ?? 0]);
    check(`price of row ${number}`, row?.price, Number(cells[price ?? 0]?.replace(/[^\d.]/g, '')));
  }
  return stored(api);
}

function check(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`);
}

/** p99 in ms of consecutive listings until a promise settles. */
async function listingsFor(api: ServedApi, until: Promise<unknown>): Promise<number> {
  const queries = ['', '?filter[state_in]=used', '?sort=price&page=2', '?filter[status_in]=stock'];
  const times: number[] = [];
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  until.then(over, over);
  for (let turn = 0; !isOver; turn += 1) {
    const began = performance.now();
    const response = await fetch(`${originOf(api)}/public_api/listing/all${queries[turn % 4]}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A listing answered ${response.status}`);
    times.push(performance.now() - began);
    await wait(pausedMs);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

const originOf = ({ origin }: ServedApi) => `${origin}/services/stock`;

/** Caller for a staff member. */
function staff(api: ServedApi, cookie: string) {
  const token = cookie.slice(cookie.indexOf('=') + 1);
  const csrf = createHash('sha256').update(`csrf ${token}`).digest('base64url');
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const isFile = body instanceof Blob;
    const response = await fetch(`${originOf(api)}${path}`, {
      method,
      headers: {
        cookie,
        'x-csrf-token': csrf,
        ...(body && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
