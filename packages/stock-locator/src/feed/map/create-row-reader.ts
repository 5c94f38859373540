import { defaultLocale, directionOf, type Locale, locales } from '@mawkib/core/locale';
import type { FeedMapping } from '../feed-mapping-schema.js';
import type {
  FeedCells,
  FeedMatch,
  FeedRecord,
  FeedRow,
  FeedTexts,
  RowNote,
  RowResult,
} from '../feed-types.js';
import { safeValue } from '../report/safe-value.js';
import { feedFields } from '../values/fields.js';
import { createSpellings, type ExistingValues } from '../values/spellings.js';
import { type CompiledColumn, compileColumn, type Reading } from './compile-column.js';
import { createDuplicateFinder } from './create-duplicate-finder.js';
import { deriveColor } from './derive-color.js';
import { createMatchReader } from './read-match.js';

export interface RowReaderOptions {
  /** ISO 4217 code of the market: rows with amounts in another currency are rejected. */
  readonly currency: string;
  /**
   * In a full import an empty cell is a missing value; in a partial one it is ignored. Default
   * `full`.
   */
  readonly mode?: 'full' | 'partial';
  /** Values of the stock by field: an equal value of a row takes the same spelling. */
  readonly known?: ExistingValues;
}

type Values = Record<string, unknown>;

/** Fields of a record that are never null. */
const neverNull = new Set([
  'state',
  'status',
  'currency',
  'financing_options',
  'price_hidden',
  'brands',
]);
const required = {
  vehicles: [
    ['nameplate_brand_name', 'missing_brand'],
    ['nameplate_name', 'missing_model'],
  ],
  retailers: [['dealer_code', 'missing_dealer_code']],
} as const;

/**
 * Reads the rows of one run in order. Check the mapping first: columns with unknown fields are
 * ignored.
 */
export function createRowReader(
  mapping: FeedMapping,
  { currency, mode = 'full', known }: RowReaderOptions,
): (row: FeedRow) => RowResult {
  const isFull = mode === 'full';
  const fields = feedFields(mapping.target);
  const context = { currency: currency.toUpperCase(), spellings: createSpellings(known) };
  const columns = mapping.columns.flatMap((column): CompiledColumn[] => {
    const definition = fields.get(column.field);
    return definition ? [compileColumn(column, definition, context)] : [];
  });
  const hasAmounts = columns.some(({ definition }) => definition.reads.kind === 'amount');
  const vins = columns.filter(({ definition }) => definition.reads.kind === 'vin');
  /** Identifies a rejected row; always includes the VIN, whatever the mapping matches by. */
  const named = (match: FeedMatch, cells: FeedCells): FeedMatch => {
    if (match.vin !== undefined) return match;
    const vin = vins.map(({ read }) => read(cells).value).find((value) => value !== undefined);
    return typeof vin === 'string' ? { ...match, vin } : match;
  };
  const mapped = new Set(columns.map(({ definition }) => definition.key));
  // Fields present in every row of a full import; records of the same shape are fast to create and
  // to read.
  const always = [...mapped].filter((key) => isFull && !neverNull.has(key));
  const start: Values = JSON.parse(
    JSON.stringify(Object.fromEntries(always.map((key) => [key, null]))),
  );
  const readMatch = createMatchReader(mapping);
  const duplicateOf = createDuplicateFinder();

  return (row) => {
    if ('problem' in row) {
      const cells = row.partial ?? {};
      const match = named(readMatch(cells).match, cells);
      if (Object.keys(match).length > 0)
        return { outcome: 'rejected', match, notes: [row.problem] };
      const unidentified: RowNote = { row: row.number, code: 'missing_match' };
      return { outcome: 'rejected', notes: [row.problem, unidentified] };
    }
    const { number, cells } = row;
    const notes: RowNote[] = [];
    const values: Values = { ...start };
    let isRejected = false;
    const reject = (note: Omit<RowNote, 'row'>) => {
      isRejected = true;
      notes.push({ row: number, ...note });
    };
    for (const { definition, column, read } of columns) {
      const reading = read(cells);
      if (reading.problems.length > 0 || reading.reject !== undefined) {
        const about = {
          column: column.column,
          field: definition.name,
          value: safeValue(reading.text),
        };
        for (const problem of reading.problems) notes.push({ row: number, ...about, ...problem });
        if (reading.reject) reject({ ...about, code: reading.reject });
      }
      put(values, definition, reading, isFull, mapping.locale);
    }
    const { match: given, problems } = readMatch(cells);
    for (const { column, code, text } of problems) {
      const note = { row: number, column, code, value: safeValue(text) };
      if (!notes.some((known) => known.code === code && known.column === column)) notes.push(note);
    }
    const match = completed(given, values, mapping.target);
    for (const [key, code] of required[mapping.target]) {
      if (values[key] !== undefined && values[key] !== null) continue;
      if (isFull || (mapped.has(key) && values[key] === null)) reject({ field: key, code });
      else delete values[key];
    }
    if (mapping.target === 'retailers' && isFull && !hasText(values.name)) {
      reject({ field: 'name', code: 'missing_name' });
    }
    if (Object.keys(match).length === 0) reject({ code: 'missing_match' });
    const first = isRejected ? undefined : duplicateOf(match, number);
    if (first) reject({ ...first, code: 'duplicate' });
    if (isRejected) return { outcome: 'rejected', match: named(match, cells), notes };
    if (hasAmounts) values.currency = context.currency;
    if (mapping.target === 'vehicles') deriveColor(values);
    const record = { match, values } as FeedRecord;
    return { outcome: notes.length > 0 ? 'repaired' : 'accepted', record, notes };
  };
}

function put(
  values: Values,
  { key, reads, locale }: CompiledColumn['definition'],
  { value, isNull }: Reading,
  isFull: boolean,
  language: FeedMapping['locale'] = 'auto',
): void {
  const isMissing = value === undefined;
  if (isMissing && !isFull && !isNull) return;
  if (reads.kind !== 'texts' && reads.kind !== 'textLists') {
    if (isMissing && neverNull.has(key)) return;
    // If two columns map to one field, the first that is not empty wins.
    if (!isMissing || values[key] === undefined) values[key] = isMissing ? null : value;
    return;
  }
  const texts = (values[key] ?? {}) as Record<string, unknown>;
  values[key] = texts;
  const own = locale ?? (language === 'auto' ? undefined : language);
  if (own) texts[own] = value ?? null;
  else if (isMissing) {
    for (const one of locales) texts[one] ??= null;
  } else {
    const written = languageWritten(String(value));
    if (isFull) for (const one of locales) if (one !== written) texts[one] ??= null;
    texts[written] = value;
  }
}

/** The market's first language with the direction of the text. */
function languageWritten(text: string): Locale {
  const direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  return locales.find((locale) => directionOf(locale) === direction) ?? defaultLocale();
}

const hasText = (texts: unknown) =>
  Object.values((texts ?? {}) as FeedTexts).some((text) => text !== null);

/** A retailer is matched by its dealer code by default. */
function completed(match: FeedMatch, values: Values, target: FeedMapping['target']): FeedMatch {
  const { dealer_code } = values;
  const isNamed = match.id !== undefined || match.key !== undefined;
  return target === 'retailers' && !isNamed && typeof dealer_code === 'string'
    ? { id: dealer_code }
    : match;
}
