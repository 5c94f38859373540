import { type CodeColumn, createCodeColumn, withCodeAt } from '../memory/code-column.js';
import { createSetReader } from './create-set-reader.js';
import { idOf, type Report, readNumber } from './read-fields.js';
import type { NumberDefinition, StockSchema } from './stock-schema.js';
import type { ValueSets } from './value-sets.js';

/** Valid vehicles by column: codes of value sets, and numbers, NaN for none. */
export interface Columns {
  ids: string[];
  sets: CodeColumn[];
  numbers: Float64Array[];
}

type Loose = Readonly<Record<string, unknown>>;

/** Vehicles that are read column by column at a time, so that they stay in the cache. */
const chunk = 2_048;

/** If an id is repeated, the last vehicle counts. The resulting rows are sorted by id. */
export function* readVehicles(
  schema: StockSchema,
  facets: readonly ValueSets[],
  vehicles: Iterable<unknown>,
  report: Report,
): Generator<void, Columns> {
  const rows = yield* byId(vehicles, report);
  const ids = rows.map((row) => row.id as string);
  yield;
  const readers = facets.map((facet, at) => createSetReader(facet, schema.facets[at]!.key, report));
  const sets = facets.map(() => createCodeColumn(rows.length, 0));
  const numbers = schema.numbers.map(() => new Float64Array(rows.length).fill(Number.NaN));
  for (let from = 0; from < rows.length; from += chunk) {
    const to = Math.min(rows.length, from + chunk);
    for (const [at, { key }] of schema.facets.entries()) {
      sets[at] = readCodes(rows, key, from, to, readers[at]!, sets[at]!);
    }
    for (const [at, definition] of schema.numbers.entries()) {
      if (!definition.computed) readNumbers(rows, definition, from, to, numbers[at]!, report);
    }
    yield;
  }
  return { ids, sets, numbers };
}

/** Reads the codes of rows into a column; returns a wider one if a code does not fit. */
function readCodes(
  rows: readonly Loose[],
  key: string,
  from: number,
  to: number,
  read: ReturnType<typeof createSetReader>,
  column: CodeColumn,
): CodeColumn {
  let codes = column;
  let end = 256 ** codes.BYTES_PER_ELEMENT;
  for (let at = from; at < to; at += 1) {
    const row = rows[at]!;
    const code = read(row.id as string, row[key]);
    if (code < end) {
      codes[at] = code;
    } else {
      codes = withCodeAt(codes, at, code);
      end = 256 ** codes.BYTES_PER_ELEMENT;
    }
  }
  return codes;
}

function readNumbers(
  rows: readonly Loose[],
  definition: NumberDefinition,
  from: number,
  to: number,
  column: Float64Array,
  report: Report,
): void {
  for (let at = from; at < to; at += 1) {
    const row = rows[at]!;
    column[at] = readNumber(definition, row.id as string, row[definition.key], report);
  }
}

function* byId(vehicles: Iterable<unknown>, report: Report): Generator<void, Loose[]> {
  const rows: Loose[] = [];
  let ascending = true;
  let last = '';
  let taken = 0;
  for (const vehicle of vehicles) {
    taken += 1;
    if (taken % chunk === 0) yield;
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

/** Compares ids by code units, independent of locale. */
export const compareIds = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
