import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { openEmbedded } from '../db/open-embedded.js';
import { rows } from '../db/rows.js';
import { machineTokens, stockMappings, stockSources } from '../db/schema/index.js';
import type { SpawnedServer } from './spawn-server.js';

export interface ImportKillReport {
  rounds: number;
  /** Number of rounds after which the run was applied as a whole, and not at all. */
  applied: number;
  nothing: number;
  /** Descriptions of runs that were applied in part. */
  partial: string[];
  /** Number of kills by the status of the run. */
  killed: Record<string, number>;
}

interface Rounds {
  rounds: number;
  folder: string;
  vehicles: number;
  start(): Promise<SpawnedServer>;
  /** Milliseconds from the reading of the run to the kill. */
  loadMs(round: number): number;
}

const secret = `mwk_${'k'.repeat(40)}`;
const source = 'kill';

/**
 * Imports a file in which every vehicle has the price of its round, kills the server during the
 * import, and checks that all vehicles have one price: that of this round, or of the last applied
 * one.
 */
export async function importKillRounds(options: Rounds): Promise<ImportKillReport> {
  const { rounds, folder, vehicles, start, loadMs } = options;
  const report: ImportKillReport = { rounds: 0, applied: 0, nothing: 0, partial: [], killed: {} };
  await prepare(folder);
  let before: string[] = [];
  for (; report.rounds < rounds; report.rounds += 1) {
    const server = await start();
    const price = 1_000 + report.rounds;
    const run = await beginImport(server.origin ?? '', vehicles, price);
    await new Promise((resolve) => setTimeout(resolve, loadMs(report.rounds)));
    await server.kill('SIGKILL');
    const { found, status } = await look(folder, run);
    report.killed[status] = (report.killed[status] ?? 0) + 1;
    const whole = [`${price} ${vehicles}`];
    const isApplied = JSON.stringify(found) === JSON.stringify(whole);
    if (isApplied && status === 'applied') {
      report.applied += 1;
      before = whole;
    } else if (!isApplied && status !== 'applied' && String(found) === String(before)) {
      report.nothing += 1;
    } else report.partial.push(`${status}: ${found.join(', ')}`);
    // The next start closes the run.
    const again = await start();
    await again.kill('SIGTERM');
    const after = await look(folder, run, closeRuns);
    if (['reading', 'applying'].includes(after.status)) report.partial.push(`left ${after.status}`);
    before = after.found;
  }
  return report;
}

/** Number of the source's vehicles by price, and the status of the run; then `last` runs. */
async function look(folder: string, run: string, last?: (db: Database) => Promise<unknown>) {
  const { db, close: end } = await openEmbedded(folder);
  const found = await rows<{ of: string }>(
    db,
    sql`select (sale_minor / 100)::text || ' ' || count(*) as of from vehicles v
      join vehicle_sources s on s.vehicle_id = v.id and s.source_id = ${source}
      group by sale_minor order by sale_minor`,
  );
  const [row] = await rows<{ status: string }>(
    db,
    sql`select status from stock_runs where id = ${run}`,
  );
  await last?.(db);
  await end();
  return { found: found.map(({ of }) => of), status: row?.status ?? 'none' };
}

/** Closes a run that still waits, because it would block the next one. */
const closeRuns = (db: Database) =>
  db.execute(sql`update stock_runs set status = 'cancelled'
    where source_id = ${source} and status in ('queued', 'reading', 'applying')`);

async function beginImport(origin: string, vehicles: number, price: number): Promise<string> {
  const call = async (path: string, body?: string, type = 'application/json') => {
    const response = await fetch(`${origin}/services/stock/import${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    const said = (await response.json()) as { data?: { id: string; status: string } };
    if (!said.data) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(said)}`);
    return said.data;
  };
  const lines = Array.from({ length: vehicles }, (_, at) => `K${at},Jaguar,XE,${price}`);
  const csv = ['id,make,model,price', ...lines].join('\n');
  const { id: file_id } = await call('/files?name=kill.csv', csv, 'text/csv');
  const run = await call('/runs', JSON.stringify({ source_id: source, file_id }));
  for (let { status } = run; status === 'queued'; ) {
    ({ status } = await call(`/runs/${run.id}`));
  }
  return run.id;
}

async function prepare(folder: string): Promise<void> {
  const { db, close: end } = await openEmbedded(folder);
  const now = new Date();
  const [dealer] = await rows<{ code: string }>(
    db,
    sql`select dealer_code as code from dealers order by position limit 1`,
  );
  await db.insert(machineTokens).values({
    id: randomUUID(),
    name: 'kill',
    prefix: 'mwk_kkkk',
    token_hash: createHash('sha256').update(secret).digest('base64url'),
    scopes: ['stock:import'],
    person_id: randomUUID(),
    created_by: 'test',
    created_at: now,
  });
  const columns = [
    { field: 'nameplate_brand_name', column: 'make' },
    { field: 'nameplate_name', column: 'model' },
    { field: 'sale_price', column: 'price' },
    { field: 'owner_dealer_code', constant: dealer?.code },
  ];
  const mapping = { version: 1, target: 'vehicles', columns, match: { id: 'id' } };
  const of = { name: source, version: 1, target: 'vehicles' as const };
  await db.insert(stockMappings).values({ ...of, mapping, updated_at: now, updated_by: 'test' });
  await db.insert(stockSources).values({
    id: source,
    label: 'Kill',
    kind: 'upload',
    mapping: source,
    mode: 'full',
    enabled: true,
    created_at: now,
    updated_at: now,
  });
  await end();
}
