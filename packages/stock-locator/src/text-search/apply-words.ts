import type { ListKey, RangeKey } from '../engine/filters/filter-definitions.js';
import { normaliseQuery } from '../engine/query/normalise-query.js';
import type { ReadWords } from '../engine/query/read-words.js';
import type { MonthlyBudget, Range, VehicleQuery } from '../engine/query/vehicle-query.js';
import type { ParsedSearchText, WordReading } from './parsing/word-readings.js';
import { engineText } from './tokens/text-words.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

/** Query narrowed by search text, and the changes. */
export interface AppliedWords {
  readonly query: VehicleQuery;
  readonly read: ReadWords;
}

type ValuesReading = Extract<WordReading, { kind: 'values' }>;

/**
 * Narrows a query by parsed search text, on its first page. Text never widens: of a filter with
 * values, only those that the text names too remain. Text that names none of them, and unparsed
 * text, stays as free text.
 */
export function applySearchText(
  query: VehicleQuery,
  { readings, rest }: Pick<ParsedSearchText, 'readings' | 'rest'>,
  vocabulary: Vocabulary,
): AppliedWords {
  const lists: Partial<Record<ListKey, readonly string[]>> = {};
  const ranges: Partial<Record<RangeKey, Range>> = {};
  const left = rest === '' ? [] : [rest];
  let sort: VehicleQuery['sort'] | undefined;
  let monthly: MonthlyBudget | undefined;
  for (const reading of readings) {
    if (reading.kind === 'sort') sort = reading.sort;
    if (reading.kind === 'monthly') monthly = { ...monthly, ...reading.monthly };
    if (reading.kind === 'range')
      ranges[reading.key] = { ...ranges[reading.key], ...reading.range };
  }
  const named = readings.filter((reading) => reading.kind === 'values');
  for (const key of new Set(named.map((reading) => reading.key))) {
    const ofKey = named.filter((reading) => reading.key === key);
    if (severalEach.has(key))
      left.push(...ofKey.filter(({ not }) => not).flatMap(excluded(vocabulary)));
    if (severalEach.has(key) && ofKey.every(({ not }) => not)) continue;
    const values = selectedValues(ofKey, vocabulary.values.get(key) ?? []);
    const chosen = query.lists[key];
    const both = chosen ? chosen.filter((value) => values.includes(value)) : values;
    if (both.length > 0) lists[key] = both;
    else left.push(...ofKey.map(({ text }) => text));
  }
  const read = {
    lists,
    ranges,
    words: left.join(' ') || undefined,
    ...(monthly && { monthly: { ...query.monthly, ...monthly } }),
    ...(sort && { sort }),
  };
  const narrowed = normaliseQuery({
    ...query,
    ...read,
    lists: { ...query.lists, ...lists },
    ranges: { ...query.ranges, ...ranges },
    page: 1,
  });
  return { query: narrowed, read };
}

/** Filters with several values per vehicle: excluding one value is not selecting the others. */
const severalEach: ReadonlySet<ListKey> = new Set(['engine_types']);

/** Excluded values as free text, in the script that was typed. */
const excluded =
  ({ labels }: Vocabulary) =>
  ({ key, values, text }: ValuesReading): string[] =>
    values.map((value) => {
      const names = labels.get(`${key}/${value}`) ?? [value];
      const isArabic = /\p{Script=Arabic}/u.test(text);
      const name = names.find((each) => /\p{Script=Arabic}/u.test(each) === isArabic) ?? value;
      return `-${engineText(name)}`;
    });

/** The named values, or all but the excluded ones. */
function selectedValues(
  readings: readonly ValuesReading[],
  all: readonly string[],
): readonly string[] {
  const values = (not: boolean) =>
    readings.filter((reading) => reading.not === not).flatMap((reading) => reading.values);
  const wanted = values(false);
  const unwanted = values(true);
  return (wanted.length > 0 ? wanted : all).filter((value) => !unwanted.includes(value));
}
