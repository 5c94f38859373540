import {
  editStockRecord,
  findStockRecord,
  type StockRecord,
} from '@mawkib/api-clients/contracts/stock';
import { locales } from '@mawkib/core/locale';
import type { FeedVehicleValues } from '@mawkib/stock-locator/feed';
import { feedVehicleSchema } from '@mawkib/stock-locator/feed';
import { and, eq, ne, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { type Vehicle, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { vehicleSources } from '../../db/schema/stock-import-tables.js';
import type { FieldError } from '../../http/errors/api-error.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { isNeeded } from '../../stock/vehicles/is-needed.js';
import { publicationsOf } from '../../stock/vehicles/publications-of.js';
import { lockSource } from '../applying/apply-staged.js';
import { importErrors } from '../import-errors.js';
import { mergeValues, vehicleRecord } from '../vehicle-record.js';
import { changedColumns } from './changed-columns.js';
import { vehicleValues } from './vehicle-values.js';

const implement = implementWith<'db' | 'clock'>();

type SourceOf = typeof vehicleSources.$inferSelect;

/** Handlers of single vehicles: imported values and staff edits. */
export const vehicleHandlers: readonly Implementation[] = [
  implement(findStockRecord, async ({ query: { id, vin } }, { db }) => {
    const wanted =
      id !== undefined ? eq(vehicles.id, id) : eq(vehicles.vin, vin?.toUpperCase() ?? '');
    const [vehicle] = await db.select().from(vehicles).where(wanted);
    if (!vehicle) throw importErrors.unknownVehicle();
    return { data: await present(db, vehicle) };
  }),
  implement(editStockRecord, async ({ params: { id }, body }, context) => {
    const { db, clock } = context;
    const [of] = await rows<{ source_id: string | null }>(
      db,
      sql`select source_id from vehicle_sources where vehicle_id = ${id}`,
    );
    // Serialised with imports of the source, so that neither misses the other's changes.
    if (of?.source_id) await lockSource(db, of.source_id);
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, id)).for('update');
    if (!vehicle) throw importErrors.unknownVehicle();
    const before = await sourceOf(db, vehicle);
    if (before.edits !== body.version) throw importErrors.stale(await present(db, vehicle));
    const edited = { ...before.edited };
    for (const field of body.reset) delete edited[field];
    Object.assign(edited, await checkedEdits(db, id, body.edited));
    const now = clock.now();
    const by = signedIn(context);
    const isEdited = Object.keys(edited).length > 0;
    const fresh = {
      ...before,
      edited,
      edits: before.edits + 1,
      edited_by: isEdited ? by.name : null,
      edited_at: isEdited ? now : null,
    };
    await db
      .insert(vehicleSources)
      .values(fresh)
      .onConflictDoUpdate({ target: vehicleSources.vehicle_id, set: fresh });
    const recordOf = (changes: Record<string, unknown>) => {
      const values = mergeValues(before.imported as FeedVehicleValues, changes);
      return vehicleRecord(values, { id, owner_id: vehicle.owner_id, now });
    };
    const changed = changedColumns(recordOf(before.edited), recordOf(edited), vehicle);
    // An edit does not end a reservation.
    if (changed.status && (await isNeeded(db, { ...vehicle, retired_at: now })))
      delete changed.status;
    if (Object.keys(changed).length > 0) {
      await db
        .update(vehicles)
        .set({ ...changed, updated_at: now })
        .where(eq(vehicles.id, id));
    }
    await recordChange(db, {
      by,
      at: now,
      action: 'vehicle.edited',
      subject: `vehicle/${id}`,
      details: { edited: Object.keys(body.edited), reset: body.reset },
    });
    const [after] = await db.select().from(vehicles).where(eq(vehicles.id, id));
    return { data: await present(db, after ?? vehicle) };
  }),
];

const invalid = (field: string, ar: string, en: string): FieldError => ({
  in: 'body',
  field: `edited.${field}`,
  code: 'invalid_value',
  message: { ar, en },
});

/** Columns that only a source can set. */
const ofSource = ['owner_dealer_code', 'photos'];

/** Validates edits; throws 422 `invalid_edit` with every value that the vehicle cannot have. */
async function checkedEdits(
  db: Database,
  id: string,
  edited: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const parsed = feedVehicleSchema.shape.values.safeParse(edited);
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) =>
        invalid(path.join('.'), `القيمة غير صالحة: ${message}`, message),
      );
  for (const field of ofSource) {
    if (!(field in edited)) continue;
    errors.push(
      invalid(
        field,
        'لا يمكن تعديل هذه القيمة، فهي تأتي من المصدر.',
        'You cannot edit this value. It comes from the source.',
      ),
    );
  }
  for (const [field, column] of [
    ['vin', vehicles.vin],
    ['config_url', vehicles.config_url],
  ] as const) {
    const value = edited[field];
    if (typeof value !== 'string' || errors.length > 0) continue;
    const [other] = await db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(eq(column, value), ne(vehicles.id, id)));
    if (!other) continue;
    errors.push(
      invalid(
        field,
        `السيارة ${other.id} لها هذه القيمة.`,
        `The vehicle ${other.id} already has this value.`,
      ),
    );
  }
  if (!parsed.success || errors.length > 0) throw importErrors.invalidEdit(errors);
  return parsed.data as Record<string, unknown>;
}

/** Source of a vehicle; a vehicle without one uses its stored values. */
async function sourceOf(db: Database, vehicle: Vehicle): Promise<SourceOf> {
  const [found] = await db
    .select()
    .from(vehicleSources)
    .where(eq(vehicleSources.vehicle_id, vehicle.id));
  return (
    found ?? {
      vehicle_id: vehicle.id,
      source_id: null,
      match_id: null,
      match_key: null,
      hash: null,
      imported: { ...vehicleValues(vehicle) },
      edited: {},
      edits: 1,
      edited_by: null,
      edited_at: null,
    }
  );
}

const isListed = ({ status, retired_at }: Vehicle) => status !== 'sold' && retired_at === null;

async function present(db: Database, vehicle: Vehicle): Promise<StockRecord> {
  const source = await sourceOf(db, vehicle);
  const ordered = await isNeeded(db, { ...vehicle, retired_at: new Date() });
  return {
    id: vehicle.id,
    vin: vehicle.vin,
    title: Object.fromEntries(
      locales.map((locale) => [locale, vehicle.texts[locale]?.model_display_name ?? '']),
    ),
    source_id: source.source_id,
    publications: isListed(vehicle) ? publicationsOf(vehicle) : [],
    imported: source.imported,
    edited: source.edited,
    version: source.edits,
    retired_at: vehicle.retired_at?.toISOString() ?? null,
    ordered,
    edited_by: source.edited_by,
    edited_at: source.edited_at?.toISOString() ?? null,
  };
}
