import { isRecord } from '@mawkib/core/guards';
import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import type { Repair, ReportInvalid } from '../operation.js';

type Fields = Record<string, unknown>;

/** Max length of a vehicle id, which is part of its URL. @internal */
export const maxVehicleIdLength = 64;

/** Id of a vehicle as text; numbers are ids too. Undefined if there is none. */
function idOf(row: Fields): string | undefined {
  const id = typeof row.id === 'number' && Number.isFinite(row.id) ? String(row.id) : row.id;
  return typeof id === 'string' && id.trim() !== '' && id.length <= maxVehicleIdLength
    ? id
    : undefined;
}

/** Replacements of an invalid value; the first one that the field's schema accepts is used. */
const blanks = [null, undefined, '', 0, []] as const;
const invalid = Symbol('unsound');

/** The schema without optional, nullable and default wrappers. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return bare(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/**
 * Repairs a value by its schema: invalid fields become blank, invalid list items are dropped.
 * `unsound` if it cannot be repaired.
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
  // A missing value is not invalid.
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

/** Hides prices if `hidden` has an invalid value, to be safe. */
const arePricesHidden = (hidden: unknown) =>
  !Array.isArray(hidden) && hidden !== null && hidden !== undefined && hidden !== false;

/** Repairs a vehicle; undefined if it has no usable id. */
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
  return arePricesHidden(row.price_hidden)
    ? { ...valid, price_hidden: [...financingOptions] }
    : valid;
}

/** Repairs a listing: drops invalid parts, and vehicles without an id. @internal */
export const repairListing =
  (vehicle: z.ZodObject): Repair =>
  (response, tell) => {
    if (!isRecord(response) || !Array.isArray(response.data)) return response;
    const rows = response.data.map((row) => repairedVehicle(vehicle, row, tell));
    return { ...response, data: rows.filter((row) => row !== undefined) };
  };

/** Repairs the response of one vehicle; one without an id stays invalid. @internal */
export const repairResponse =
  (vehicle: z.ZodObject): Repair =>
  (response, tell) => {
    const row = isRecord(response) ? repairedVehicle(vehicle, response.data, tell) : undefined;
    return row === undefined ? response : { ...(response as Fields), data: row };
  };
