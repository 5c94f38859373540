import type * as z from 'zod';
import type {
  FeedMatch,
  FeedVehicle,
  FeedVehicleValues,
  RowNote,
  RowResult,
} from './feed-types.js';
import { feedVehicleSchema } from './feed-vehicle-schema.js';
import { createDuplicateFinder } from './map/create-duplicate-finder.js';
import { deriveColor } from './map/derive-color.js';
import { validId } from './map/read-match.js';
import type { NoteCode } from './note-codes.js';
import { safeValue } from './report/safe-value.js';
import { feedFields } from './values/fields.js';
import { readValue, readVin, type ValueContext } from './values/read-value.js';
import { createSpellings, type ExistingValues } from './values/spellings.js';

export interface VehicleReaderOptions {
  /** ISO 4217 code of the market. */
  readonly currency: string;
  readonly known?: ExistingValues;
}

const definitionOf = (key: string) =>
  feedFields('vehicles').get(key) ??
  [...feedFields('vehicles').values()].find((field) => field.key === key);

/**
 * Reads vehicles in target form (`feedVehicleSchema`) as rows are read: normalised values, texts
 * without markup, each match once. Vehicles that do not fit the schema are rejected, with the
 * field.
 */
export function createVehicleReader({
  currency,
  known,
}: VehicleReaderOptions): (vehicle: unknown, row: number) => RowResult<FeedVehicle> {
  const context: ValueContext = {
    currency: currency.toUpperCase(),
    spellings: createSpellings(known),
  };
  const duplicateOf = createDuplicateFinder();
  return (vehicle, row) => {
    const parsed = feedVehicleSchema.safeParse(vehicle);
    if (!parsed.success) {
      return { outcome: 'rejected', notes: parsed.error.issues.map((issue) => noteOf(issue, row)) };
    }
    const notes: RowNote[] = [];
    const values: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(parsed.data.values)) {
      values[key] = cleaned(key, value, context, (field, code, text, replacement) =>
        notes.push({ row, field, code, value: safeValue(text), replacement }),
      );
    }
    const match = matchOf(parsed.data.match);
    const rejected = rejectionOf(values, match, context) ?? duplicateOf(match, row);
    if (rejected) {
      const note: RowNote = {
        row,
        ...rejected,
        code: 'code' in rejected ? rejected.code : 'duplicate',
      };
      return { outcome: 'rejected', match, notes: [...notes, note] };
    }
    deriveColor(values as FeedVehicleValues);
    const record = { match, values: values as FeedVehicleValues };
    return { outcome: notes.length > 0 ? 'repaired' : 'accepted', record, notes };
  };
}

type ReportField = (field: string, code: NoteCode, text: string, replacement?: string) => void;

/** Cleans texts like cells; other values stay unchanged. */
function cleaned(key: string, value: unknown, context: ValueContext, report: ReportField): unknown {
  const definition = definitionOf(key);
  if (!definition || value === null) return value;
  const { kind } = definition.reads;
  const told = new Set<string>();
  const read = (text: string, field: string) =>
    readValue(definition, text, {}, context, (code, replacement) => {
      if (!told.has(`${field} ${code}`)) report(field, code, text, replacement);
      told.add(`${field} ${code}`);
    }).value;
  if (kind === 'texts' || kind === 'textLists') {
    return Object.fromEntries(
      Object.entries(value as Record<string, string | string[] | null>).map(([locale, text]) => {
        if (text === null) return [locale, null];
        return [locale, read(Array.isArray(text) ? lines(text) : text, `${key}.${locale}`) ?? null];
      }),
    );
  }
  if (kind === 'photos') {
    const photos = (value as string[]).map((photo) => photo.replace(/\s+/g, ' '));
    return read(photos.join('\n'), key) ?? null;
  }
  const isText = kind === 'facet' || kind === 'code' || kind === 'vin' || kind === 'address';
  return isText && typeof value === 'string' ? (read(value, key) ?? null) : value;
}

const lines = (items: readonly string[]) =>
  items.map((item) => item.replace(/[\n|;]+/g, ' ')).join('\n');

function matchOf({ id, vin, key }: FeedMatch): FeedMatch {
  const valid = {
    id: id === undefined ? undefined : validId(id),
    vin: vin === undefined ? undefined : readVin(vin),
    key,
  };
  return Object.fromEntries(Object.entries(valid).filter(([, value]) => value !== undefined));
}

function rejectionOf(
  values: Record<string, unknown>,
  match: FeedMatch,
  { currency }: ValueContext,
): { code: NoteCode; field?: string; value?: string } | undefined {
  if (Object.keys(match).length === 0) return { code: 'missing_match' };
  if (values.nameplate_brand_name === null)
    return { code: 'missing_brand', field: 'nameplate_brand_name' };
  if (values.nameplate_name === null) return { code: 'missing_model', field: 'nameplate_name' };
  if (values.currency !== undefined && values.currency !== currency) {
    return { code: 'currency_other', field: 'currency', value: String(values.currency) };
  }
  return undefined;
}

const codes: Partial<Record<z.core.$ZodIssue['code'], NoteCode>> = {
  invalid_type: 'not_text',
  invalid_value: 'unknown_value',
  unrecognized_keys: 'unknown_value',
  invalid_format: 'not_a_date',
  too_big: 'absurd',
  too_small: 'negative',
};

function noteOf(issue: z.core.$ZodIssue, row: number): RowNote {
  const path = issue.path.map(String);
  if (path[0] === 'match') return { row, field: path.join('.'), code: 'missing_match' };
  const field = (path[0] === 'values' ? path.slice(1) : path).join('.') || undefined;
  const isNumber = issue.code === 'invalid_type' && issue.expected !== 'string';
  const value = issue.code === 'unrecognized_keys' ? safeValue(issue.keys.join(', ')) : undefined;
  return {
    row,
    field,
    code: isNumber ? 'not_a_record' : (codes[issue.code] ?? 'not_a_record'),
    value,
  };
}
