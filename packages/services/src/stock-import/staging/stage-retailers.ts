import { createHash } from 'node:crypto';
import { defaultMarket, type Locale, localeChain, locales } from '@mawkib/core/locale';
import {
  createRowReader,
  type FeedRetailer,
  type FeedRow,
  type RowResult,
} from '@mawkib/stock-locator/feed';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import type { Dealer } from '../../db/schema/dealers-and-vehicles.js';
import { storedTexts } from '../../locale/stored-texts.js';
import { createTurns } from '../../runtime/create-turns.js';
import type { StoredNote } from '../import-notes.js';
import { noCounts, type RowCounts, type StageOptions } from './stage-rows.js';

type Options = Omit<StageOptions, 'existing'>;

/**
 * Stages retailers by dealer code. Retailers that are missing in the file stay, because vehicles
 * and orders refer to them.
 */
export async function stageRetailers(
  source: AsyncIterable<FeedRow> | Iterable<FeedRow>,
  { db, mapping, mode, writer, onProgress, onRow }: Options,
): Promise<RowCounts> {
  const counts = noCounts();
  const read = createRowReader(mapping, { currency: defaultMarket.currency, mode });
  const known = await readRetailers(db);
  const turn = createTurns();
  for await (const row of source) {
    counts.rows += 1;
    await turn();
    const result = read(row) as RowResult<FeedRetailer>;
    const notes: StoredNote[] = [...result.notes];
    const code = result.outcome === 'rejected' ? undefined : result.record.values.dealer_code;
    const before = code === undefined ? undefined : known.get(code);
    const record =
      result.outcome === 'rejected' || !code
        ? undefined
        : retailerRecord(result.record.values, code, before, known.size + 1);
    if (!record && result.outcome !== 'rejected')
      notes.push({ row: row.number, code: 'missing_place' });
    if (!record) {
      counts.rejected += 1;
      const decided = { row: row.number, outcome: 'rejected', change: null, notes } as const;
      writer.report({ ...decided, vehicle_id: before?.id ?? null });
      onRow?.({ ...decided, vehicle_id: before?.id ?? null });
      continue;
    }
    const outcome = result.outcome === 'rejected' ? 'repaired' : result.outcome;
    counts[outcome] += 1;
    const change = !before ? 'created' : sameRecord(before, record) ? 'unchanged' : 'changed';
    counts[change] += 1;
    onRow?.({ row: row.number, outcome, change, vehicle_id: record.id, notes });
    known.set(record.dealer_code, record);
    if (change !== 'unchanged') {
      writer.stage({
        row: row.number,
        vehicle_id: record.id,
        op: 'upsert',
        change,
        outcome,
        notes,
        record,
      });
    } else if (outcome === 'repaired') {
      writer.report({ row: row.number, outcome, change, vehicle_id: record.id, notes });
    }
    await writer.flush();
    await onProgress?.(counts);
  }
  await writer.flush(true);
  return counts;
}

async function readRetailers(db: Database): Promise<Map<string, Dealer>> {
  const found = await rows<{ dealer: Dealer }>(
    db,
    sql`select to_jsonb(d) as dealer from dealers d`,
  );
  return new Map(found.map(({ dealer }) => [dealer.dealer_code, dealer]));
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)])
    : value;
const sameRecord = (one: Dealer, other: Dealer) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Undefined for a new retailer without coordinates. */
function retailerRecord(
  values: FeedRetailer['values'],
  code: string,
  before: Dealer | undefined,
  position: number,
): Dealer | undefined {
  const latitude = values.latitude ?? before?.latitude;
  const longitude = values.longitude ?? before?.longitude;
  if (latitude === undefined || longitude === undefined) return undefined;
  const textsOf = (locale: Locale) => {
    const others = [...localeChain(locale), ...locales];
    const text = (field: 'name' | 'address' | 'city' | 'emirate' | 'opening_hours') =>
      values[field]?.[locale] ??
      before?.texts[locale]?.[field] ??
      others.map((other) => values[field]?.[other]).find((found) => typeof found === 'string') ??
      '';
    return {
      name: text('name'),
      address: text('address'),
      city: text('city'),
      emirate: text('emirate'),
      opening_hours: text('opening_hours'),
    };
  };
  const hash = createHash('sha256').update(`retailer ${code}`).digest('hex');
  return {
    id: before?.id ?? code,
    dealer_code: code,
    company_uuid:
      before?.company_uuid ??
      `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`,
    brands: [...(values.brands ?? before?.brands ?? [])],
    texts: storedTexts(textsOf),
    zip_code: values.zip_code ?? before?.zip_code ?? null,
    phone: values.phone ?? before?.phone ?? '',
    email: values.email ?? before?.email ?? '',
    latitude,
    longitude,
    image_id: before?.image_id ?? null,
    position: before?.position ?? position,
    hours: before?.hours ?? null,
    services: before?.services ?? null,
  };
}
