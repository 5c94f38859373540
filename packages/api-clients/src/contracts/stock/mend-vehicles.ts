import { isRecord } from '@mawkib/core/guards';
import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import type { Repair, ReportInvalid } from '../operation.js';

type Fields = Record<string, unknown>;

/** No vehicle has a longer one: it stands in its address. */
export const longestVehicleId = 64;

/** Numbers are ids too; a vehicle with nothing to call it by cannot be opened or saved. */
function idOf(row: Fields): string | undefined {
  const id = typeof row.id === 'number' && Number.isFinite(row.id) ? String(row.id) : row.id;
  return typeof id === 'string' && id.trim() !== '' && id.length <= longestVehicleId
    ? id
    : undefined;
}

/** What stands where nothing sound is, the first that a field may hold. */
const blanks = [null, undefined, '', 0, []] as const;
const invalid = Symbol('unsound');

/** The schema without what makes it optional. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return bare(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/**
 * The value without what breaks its schema: fields become blank, items of a list are left out.
 * `unsound` where nothing stands for it.
 */
function repaired(schema: z.ZodType, value: unknown, tell: (path: string) => void, path: string) {
  const fits = (candidate: unknown) => schema.safeParse(candidate).success;
  if (fits(value)) return value;
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item, index): unknown =>
      repaired(inner.element as z.ZodType, item, tell, `${path}.${index}`),
    );
    return items.filter((item) => item !== invalid);
  }
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const fields = repairedFields(inner, value, tell, `${path}.`);
    if (fits(fields)) return fields;
  }
  const isFillable = blanks.some(fits);
  // What a service does not say is not wrong.
  if (!isFillable || (value !== undefined && value !== null)) tell(path);
  return isFillable ? blanks.find(fits) : invalid;
}

function repairedFields(
  { shape }: z.ZodObject,
  value: Fields,
  tell: (path: string) => void,
  before = '',
): Fields {
  const fields = { ...value };
  for (const [name, schema] of Object.entries(shape)) {
    const field: unknown = repaired(schema as z.ZodType, value[name], tell, `${before}${name}`);
    if (field !== value[name]) fields[name] = field === invalid ? null : field;
  }
  return fields;
}

/** Something says that prices are hidden, and nobody can tell which: none is shown. */
const isHeldBack = (hidden: unknown) =>
  !Array.isArray(hidden) && hidden !== null && hidden !== undefined && hidden !== false;

/** A vehicle as far as it is sound; undefined for one without a usable id. */
function repairedVehicle(
  vehicle: z.ZodObject,
  row: unknown,
  tell: ReportInvalid,
): Fields | undefined {
  const id = isRecord(row) ? idOf(row) : undefined;
  if (!isRecord(row) || id === undefined) {
    tell({ id: '', field: 'id' });
    return undefined;
  }
  const valid = repairedFields(vehicle, { ...row, id }, (field) => tell({ id, field }));
  return isHeldBack(row.price_hidden) ? { ...valid, price_hidden: [...financingOptions] } : valid;
}

/** A listing whose vehicles are not all sound: the sound parts, without vehicles that have no id. */
export const repairListing =
  (vehicle: z.ZodObject): Repair =>
  (response, tell) => {
    if (!isRecord(response) || !Array.isArray(response.data)) return response;
    const rows = response.data.map((row) => repairedVehicle(vehicle, row, tell));
    return { ...response, data: rows.filter((row) => row !== undefined) };
  };

/** An answer of one vehicle that is not sound; without an id it stays as it is, which is no answer. */
export const repairResponse =
  (vehicle: z.ZodObject): Repair =>
  (response, tell) => {
    const row = isRecord(response) ? repairedVehicle(vehicle, response.data, tell) : undefined;
    return row === undefined ? response : { ...(response as Fields), data: row };
  };
