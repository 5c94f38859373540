import type { NumberDefinition, StockProblem, StockSchema } from './schema.js';
import { setCodeOf, type ValueSets } from './value-sets.js';

/** Sound vehicles by column: codes of value sets, and numbers, NaN where there is none. */
export interface Columns {
  ids: string[];
  sets: Uint32Array[];
  numbers: Float64Array[];
}

type Report = (problem: StockProblem) => void;
type Loose = Readonly<Record<string, unknown>>;

/** A text longer than this is no value and no id. */
const longest = 500;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

export const idOf = (vehicle: unknown): string | undefined => {
  if (typeof vehicle !== 'object' || vehicle === null) return undefined;
  const { id } = vehicle as Loose;
  return isText(id) ? id : undefined;
};

/** The set of a field's sound values. */
export function readSet(
  facet: ValueSets,
  field: string,
  id: string,
  value: unknown,
  report: Report,
): number {
  if (value === undefined || value === null) return 0;
  const values = Array.isArray(value) ? value : [value];
  const sound = values.filter(isText);
  if (sound.length < values.length) report({ id, field, reason: 'not_a_text' });
  return setCodeOf(facet, sound);
}

/** The number of a field, NaN where there is none that is sound. */
export function readNumber(
  { key, least = 0, most = Number.MAX_VALUE }: NumberDefinition,
  id: string,
  value: unknown,
  report: Report,
): number {
  if (value === undefined || value === null) return Number.NaN;
  if (typeof value !== 'number' || Number.isNaN(value)) {
    report({ id, field: key, reason: 'not_a_number' });
    return Number.NaN;
  }
  if (value >= least && value <= most) return value + 0;
  report({ id, field: key, reason: 'out_of_bounds' });
  return Number.NaN;
}

/**
 * Reads vehicles column by column, which keeps the look-ups of one facet together. Of vehicles with
 * the same id the last one counts. The rows of the answer stand by id.
 */
export function* readVehicles(
  schema: StockSchema,
  facets: readonly ValueSets[],
  vehicles: Iterable<unknown>,
  report: Report,
): Generator<void, Columns> {
  const rows = yield* byId(vehicles, report);
  const ids = rows.map((row) => row.id as string);
  yield;
  const sets: Uint32Array[] = [];
  for (const [at, { key }] of schema.facets.entries()) {
    sets.push(readFacet(facets[at]!, key, rows, report));
    yield;
  }
  const numbers: Float64Array[] = [];
  for (const definition of schema.numbers) {
    const column = new Float64Array(rows.length);
    if (definition.computed) {
      numbers.push(column.fill(Number.NaN));
      continue;
    }
    for (let at = 0; at < column.length; at += 1) {
      column[at] = readNumber(definition, ids[at]!, rows[at]![definition.key], report);
    }
    numbers.push(column);
    yield;
  }
  return { ids, sets, numbers };
}

function readFacet(facet: ValueSets, key: string, rows: readonly Loose[], report: Report) {
  const column = new Uint32Array(rows.length);
  const codes = new Map<unknown, number>();
  for (let at = 0; at < column.length; at += 1) {
    const value = rows[at]![key];
    let code = codes.get(value);
    if (code === undefined) {
      let reported = false;
      code = readSet(facet, key, rows[at]!.id as string, value, (problem) => {
        reported = true;
        report(problem);
      });
      if (typeof value === 'string' && !reported) codes.set(value, code);
    }
    column[at] = code;
  }
  return column;
}

function* byId(vehicles: Iterable<unknown>, report: Report): Generator<void, Loose[]> {
  const rows: Loose[] = [];
  let ascending = true;
  let last = '';
  for (const vehicle of vehicles) {
    const id = idOf(vehicle);
    if (id === undefined) {
      report({ id: '', field: 'id', reason: 'no_id' });
      continue;
    }
    ascending &&= id > last;
    last = id;
    rows.push(vehicle as Loose);
  }
  yield;
  if (ascending) return rows;
  rows.sort((a, b) => compareIds(a.id as string, b.id as string));
  return rows.filter((row, at) => {
    const repeated = row.id === rows[at + 1]?.id;
    if (repeated) report({ id: row.id as string, field: 'id', reason: 'repeated_id' });
    return !repeated;
  });
}

/** The order of ids: by their characters, in no language. */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
