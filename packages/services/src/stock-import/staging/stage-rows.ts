import { createHash } from 'node:crypto';
import { defaultMarket } from '@mawkib/core/locale';
import {
  createRowReader,
  type FeedMapping,
  type FeedMatch,
  type FeedRow,
  type FeedVehicle,
  type FeedVehicleValues,
  type RowResult,
} from '@mawkib/stock-locator/feed';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { createTurns } from '../../runtime/create-turns.js';
import type { StoredNote } from '../import-notes.js';
import { hashOf, mergeValues, vehicleRecord } from '../vehicle-record.js';
import type { ExistingStock, ExistingVehicle } from './existing-stock.js';
import type { StagedWriter } from './staged-writer.js';

export interface RowCounts {
  rows: number;
  accepted: number;
  repaired: number;
  rejected: number;
  created: number;
  changed: number;
  unchanged: number;
  retired: number;
}

export const noCounts = (): RowCounts => ({
  rows: 0,
  accepted: 0,
  repaired: 0,
  rejected: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  retired: 0,
});

/** Result of one row, for responses that list rows. */
export interface DecidedRow {
  row: number;
  outcome: 'accepted' | 'repaired' | 'rejected';
  change: 'created' | 'changed' | 'unchanged' | null;
  vehicle_id: string | null;
  notes: readonly StoredNote[];
}

export interface StageOptions {
  db: Database;
  source: string;
  mapping: FeedMapping;
  mode: 'full' | 'partial';
  existing: ExistingStock;
  writer: StagedWriter;
  now: Date;
  /** Called every few hundred rows; throw to stop reading. */
  onProgress?(counts: RowCounts): Promise<void>;
  onRow?(row: DecidedRow): void;
}

const atOnce = 200;
type Read = RowResult<FeedVehicle> & { match?: FeedMatch };

/** Compares the rows of a file with the stock and stages the differences. */
export async function stageRows(
  source: AsyncIterable<FeedRow> | Iterable<FeedRow>,
  options: StageOptions,
): Promise<RowCounts> {
  const { mapping, mode, existing, writer, onProgress, db } = options;
  const counts = noCounts();
  const read = createRowReader(mapping, { currency: defaultMarket.currency, mode });
  const decide = await createDecider(options);
  let batch: { row: number; result: Read }[] = [];
  const turn = createTurns();

  const settle = async () => {
    const earlier = mode === 'partial' ? await importedOf(db, existing, batch) : noneEarlier;
    for (const { row, result } of batch) {
      const decided = decide(row, result, earlier);
      counts[decided.outcome] += 1;
      if (decided.change) counts[decided.change] += 1;
      options.onRow?.(decided);
      const isListed = decided.outcome !== 'accepted' && !isStaged(decided);
      if (isListed) writer.report({ ...decided, change: decided.change as 'unchanged' | null });
      await turn();
    }
    batch = [];
    await writer.flush();
    await onProgress?.(counts);
  };
  for await (const row of source) {
    counts.rows += 1;
    batch.push({ row: row.number, result: read(row) as Read });
    await turn();
    if (batch.length >= atOnce) await settle();
  }
  await settle();
  if (mode === 'full') {
    for (const vehicle of existing.own()) {
      if (vehicle.seen || vehicle.named) continue;
      counts.retired += 1;
      writer.stage({ ...noRow, vehicle_id: vehicle.id });
      if (counts.retired % atOnce === 0) await writer.flush();
    }
  }
  await writer.flush(true);
  await onProgress?.(counts);
  return counts;
}

const noRow = { row: 0, op: 'retire', change: 'retired', outcome: 'retired' } as const;
const isStaged = ({ change }: DecidedRow) => change === 'created' || change === 'changed';

type Earlier = ReadonlyMap<string, FeedVehicleValues>;
const noneEarlier: Earlier = new Map();

/** Imported values of the vehicles in a batch; a partial import changes only some of them. */
async function importedOf(
  db: Database,
  existing: ExistingStock,
  batch: readonly { result: Read }[],
): Promise<Earlier> {
  const ids = batch.flatMap(({ result }) => {
    const found = result.outcome === 'rejected' ? undefined : existing.find(result.record.match);
    return found ? [found.id] : [];
  });
  if (ids.length === 0) return noneEarlier;
  const found = await rows<{ id: string; imported: FeedVehicleValues }>(
    db,
    sql`select vehicle_id as id, imported from vehicle_sources
      where vehicle_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  return new Map(found.map(({ id, imported }) => [id, imported]));
}

async function createDecider(options: StageOptions) {
  const { db, source, mode, existing, writer, now } = options;
  const retailers = await rows<{ id: string; code: string }>(
    db,
    sql`select id, dealer_code as code from dealers`,
  );
  const owners = new Map(retailers.map(({ id, code }) => [code, id]));
  const only = retailers.length === 1 ? retailers[0]?.id : undefined;
  const vins = new Map<string, string>();
  const addresses = new Set<string>();
  const taken = new Set<string>();

  return (row: number, result: Read, earlier: Earlier): DecidedRow => {
    const rejected = (notes: readonly StoredNote[], vehicle?: ExistingVehicle): DecidedRow => ({
      row,
      outcome: 'rejected',
      change: null,
      vehicle_id: vehicle?.id ?? null,
      notes,
    });
    if (result.outcome === 'rejected') {
      // A vehicle with a rejected row is in the file, so it is not retired.
      const vehicle = result.match && existing.find(result.match);
      if (vehicle) vehicle.named = true;
      return rejected(result.notes, vehicle);
    }
    const { match, values: given } = result.record;
    const notes: StoredNote[] = [...result.notes];
    const reject = (note: Omit<StoredNote, 'row'>, about?: ExistingVehicle) =>
      rejected([...notes, { row, ...note }], about);

    const vehicle = existing.find(match);
    if (vehicle?.seen) return reject({ code: 'already_matched' }, vehicle);
    if (vehicle) vehicle.seen = true;
    const values =
      mode === 'full' ? given : mergeValues(earlier.get(vehicle?.id ?? '') ?? {}, { ...given });
    if (!values.nameplate_brand_name || !values.nameplate_name)
      return reject({ code: 'not_known' });
    const twin = values.vin ? existing.byVin(values.vin) : undefined;
    if (!vehicle && twin && typeof twin.other === 'string' && !twin.retired) {
      return reject({ code: 'other_source', field: 'vin', value: twin.other });
    }
    const hash = hashOf(values);
    const id =
      vehicle?.id ?? newId(source, match, (of) => existing.byId(of) !== undefined || taken.has(of));
    if (vehicle && vehicle.hash === hash && !vehicle.retired) {
      if (values.vin) vins.set(values.vin, id);
      if (values.config_url) addresses.add(values.config_url);
      return { row, outcome: result.outcome, change: 'unchanged', vehicle_id: id, notes };
    }
    const code = values.owner_dealer_code;
    const owner_id = code ? owners.get(code) : only;
    if (!owner_id) {
      const note = code
        ? { code: 'unknown_retailer' as const, value: code }
        : { code: 'missing_retailer' as const };
      return reject({ ...note, field: 'owner_dealer_code' }, vehicle);
    }
    const record = vehicleRecord(values, { id, owner_id, now });
    const { vin, config_url } = record;
    const isTaken = twin !== undefined && twin !== vehicle && !twin.retired;
    if (vin && (vins.has(vin) || isTaken)) {
      record.vin = null;
      notes.push({ row, code: 'vin_taken', field: 'vin', value: vin });
    }
    if (record.vin) vins.set(record.vin, id);
    if (config_url && addresses.has(config_url)) {
      record.config_url = null;
      notes.push({
        row,
        code: 'address_taken',
        field: 'config_url',
        value: config_url.slice(0, 80),
      });
    }
    if (config_url) addresses.add(config_url);
    taken.add(id);
    const outcome = notes.length > 0 ? 'repaired' : 'accepted';
    const change = vehicle ? 'changed' : 'created';
    writer.stage({
      row,
      vehicle_id: id,
      op: 'upsert',
      change,
      outcome,
      notes,
      match_id: match.id ?? null,
      match_key: match.key ?? null,
      hash,
      imported: values,
      record,
    });
    return { row, outcome, change, vehicle_id: id, notes };
  };
}

/** Address of a new vehicle: its id at the source, if no other vehicle has it. */
function newId(source: string, match: FeedMatch, isTaken: (id: string) => boolean): string {
  const wanted = match.id ?? match.vin;
  if (wanted !== undefined && wanted.length <= 64 && !isTaken(wanted)) return wanted;
  const digest = createHash('sha256')
    .update(`${source}\n${JSON.stringify(match)}`)
    .digest();
  return `k${digest.readBigUInt64BE().toString(36)}`;
}
