import type { FeedVehicleValues } from '@mawkib/stock-locator/feed';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import type { StockRunRow } from '../../db/schema/stock-import-tables.js';
import { mergeValues, vehicleRecord } from '../vehicle-record.js';
import { applyRetailers } from './apply-retailers.js';
import { foldSpellings } from './fold-spellings.js';
import { rejectForeignRows } from './reject-foreign-rows.js';

/** Columns that the database derives. */
const derived = ['names', 'equipment', 'interior', 'changed_in', 'held_until'];
const derivedNames = sql.raw(`array['${derived.join("', '")}']`);
const columns = Object.values(getTableColumns(vehicles))
  .map(({ name }) => name)
  .filter((name) => !derived.includes(name));
/** Columns that are compared to find changed vehicles. */
const compared = columns.filter((name) => !['id', 'created_at', 'updated_at'].includes(name));
const list = (names: readonly string[], prefix = ''): SQL =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

/** Rows per statement; a multiple of the ids that the announcement trigger reads. */
const atOnce = 5_000;

/** Serialises changes to the vehicles of a source across processes. */
export const lockSource = (tx: Database, source: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock source ${source}`}, 0))`);

/** The staged rows were deleted, or the run was ended: nothing of it may be applied. */
export class StagingLostError extends Error {}

/**
 * Applies a staged run in the caller's transaction: vehicles, their sources, their previous values
 * and the report. Afterwards the run is a version of the stock.
 */
export async function applyStaged(
  tx: Database,
  run: StockRunRow,
  now: Date,
): Promise<number | null> {
  const { id, source_id, staged } = run;
  if ((await countStaged(tx, id)) !== staged) throw new StagingLostError('Staged rows are missing');
  if (staged === 0) return null;
  if (run.target === 'retailers') await applyRetailers(tx, id);
  else {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('stock apply', 0))`);
    await rejectForeignRows(tx, run);
    if ((await countStaged(tx, id)) === 0) return null;
    await applyVehicles(tx, { id, source_id, staged, now });
  }
  await tx.execute(sql`insert into stock_report (run_id, row, outcome, change, vehicle_id, notes)
    select run_id, row, outcome, change, vehicle_id, notes from stock_staged
    where run_id = ${id} order by op desc, row, position`);
  await tx.execute(sql`delete from stock_staged where run_id = ${id}`);
  const [made] = await rows<{ version: string }>(
    tx,
    sql`select nextval('stock_versions')::text as version`,
  );
  return Number(made?.version);
}

async function countStaged(tx: Database, run: string): Promise<number | undefined> {
  const [found] = await rows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from stock_staged where run_id = ${run}`,
  );
  return found?.n;
}

interface Applied {
  id: string;
  source_id: string;
  staged: number;
  now: Date;
}

async function applyVehicles(tx: Database, { id, source_id, staged, now }: Applied): Promise<void> {
  await mergeEdits(tx, id, now);
  await keepReservations(tx, id);
  await freeUniqueValues(tx, id);
  await assignStoredPictures(tx, id);
  for (let from = 0; from < staged; from += atOnce) {
    await applyPart(tx, { id, source_id, from, now });
  }
  await foldSpellings(tx, now);
}

/** Edits by staff override imported values, including edits made after the run was read. */
async function mergeEdits(tx: Database, run: string, now: Date): Promise<void> {
  const found = await rows<{
    position: number;
    id: string;
    owner_id: string;
    imported: FeedVehicleValues;
    edited: Record<string, unknown>;
  }>(
    tx,
    sql`select r.position, r.vehicle_id as id, r.record ->> 'owner_id' as owner_id, r.imported, s.edited
      from stock_staged r join vehicle_sources s on s.vehicle_id = r.vehicle_id
      where r.run_id = ${run} and r.op = 'upsert' and s.edited <> '{}' and r.imported is not null
      order by r.position for update of s`,
  );
  for (const { position, id, owner_id, imported, edited } of found) {
    const record = vehicleRecord(mergeValues(imported, edited), { id, owner_id, now });
    await tx.execute(sql`update stock_staged
      set record = ${JSON.stringify(record)}::jsonb
        || jsonb_build_object('vin', coalesce(record -> 'vin', 'null'), 'config_url', record -> 'config_url')
      where run_id = ${run} and position = ${position}`);
  }
}

/** A reserved vehicle stays reserved until its source reports it as sold. */
const keepReservations = (tx: Database, run: string) =>
  tx.execute(sql`update stock_staged r
    set record = jsonb_set(r.record, '{status}', '"reserved"')
    where r.run_id = ${run} and r.op = 'upsert' and r.record ->> 'status' <> 'sold'
      and exists (select from orders o where o.vehicle_id = r.vehicle_id and o.status = 'confirmed')`);

/**
 * Frees VINs and addresses that move from one vehicle to another within a run, or from a retired
 * one.
 */
async function freeUniqueValues(tx: Database, run: string): Promise<void> {
  for (const column of ['vin', 'config_url']) {
    const name = sql.raw(column);
    await tx.execute(sql`update vehicles v set ${name} = null
      from stock_staged r
      where r.run_id = ${run} and r.op = 'upsert' and v.${name} = r.record ->> ${column}
        and v.id <> r.vehicle_id`);
  }
}

/** Assigns pictures that were fetched for an earlier run or another vehicle. */
const assignStoredPictures = (tx: Database, run: string) =>
  tx.execute(sql`update stock_staged r
    set record = jsonb_set(r.record, '{photos}', (
      select jsonb_agg(case when k.image_id is null then p.photo
        else p.photo || jsonb_build_object('image_id', k.image_id) end order by p.place)
      from jsonb_array_elements(r.record -> 'photos') with ordinality p (photo, place)
      left join stock_pictures k on k.url = p.photo ->> 'url'))
    where r.run_id = ${run} and r.op = 'upsert' and exists (
      select from jsonb_array_elements(r.record -> 'photos') p (photo)
      join stock_pictures k on k.url = p.photo ->> 'url' and k.image_id is not null)`);

interface Part {
  id: string;
  source_id: string;
  from: number;
  now: Date;
}

async function applyPart(tx: Database, { id, source_id, from, now }: Part): Promise<void> {
  const part = sql`r.run_id = ${id} and r.position > ${from} and r.position <= ${from + atOnce}`;
  const at = now.toISOString();
  await tx.execute(sql`insert into stock_run_changes (run_id, vehicle_id, before)
    select r.run_id, r.vehicle_id, case
      when v.id is null then null
      when s.vehicle_id is null then jsonb_build_object('row', to_jsonb(v) - ${derivedNames})
      else jsonb_build_object('imported', s.imported, 'source_id', s.source_id, 'hash', s.hash,
        'match_id', s.match_id, 'match_key', s.match_key, 'owner_id', v.owner_id,
        'retired', v.retired_at is not null) end
    from stock_staged r
    left join vehicles v on v.id = r.vehicle_id
    left join vehicle_sources s on s.vehicle_id = r.vehicle_id
    where ${part}`);
  await tx.execute(sql`insert into vehicles (${list(columns)})
    select ${list(columns, 'v.')}
    from stock_staged r cross join lateral jsonb_populate_record(null::vehicles, r.record) v
    where ${part} and r.op = 'upsert'
    on conflict (id) do update set updated_at = excluded.updated_at,
      ${sql.join(
        compared.map((name) => sql.raw(`"${name}" = excluded."${name}"`)),
        sql`, `,
      )}
    where (${list(compared, 'vehicles.')}) is distinct from (${list(compared, 'excluded.')})`);
  await tx.execute(sql`insert into vehicle_sources
      (vehicle_id, source_id, match_id, match_key, hash, imported)
    select r.vehicle_id, ${source_id}, r.match_id, r.match_key, r.hash, r.imported
    from stock_staged r where ${part} and r.op = 'upsert' and r.imported is not null
    on conflict (vehicle_id) do update set source_id = excluded.source_id,
      match_id = coalesce(excluded.match_id, vehicle_sources.match_id),
      match_key = coalesce(excluded.match_key, vehicle_sources.match_key),
      hash = excluded.hash, imported = excluded.imported`);
  // Rolled back to before the source owned it.
  await tx.execute(sql`delete from vehicle_sources s using stock_staged r
    where ${part} and r.op = 'upsert' and r.imported is null and s.vehicle_id = r.vehicle_id
      and s.edited = '{}'`);
  await tx.execute(sql`update vehicles v set retired_at = ${at}::timestamptz, updated_at = ${at}::timestamptz
    from stock_staged r
    where ${part} and r.op = 'retire' and v.id = r.vehicle_id and v.retired_at is null`);
}
