import type { ListKey, RangeKey } from '../engine/filter-definitions.js';
import { normaliseQuery } from '../engine/normalise-query.js';
import type { ReadWords } from '../engine/read-words.js';
import type { Range, VehicleQuery } from '../engine/vehicle-query.js';
import type { WordReading, WordsRead } from './read-words.js';
import type { Vocabulary } from './vocabulary.js';

/** What came of words: the narrowed query, and what of it the words changed. */
export interface AppliedWords {
  readonly query: VehicleQuery;
  readonly read: ReadWords;
}

type ValuesReading = Extract<WordReading, { kind: 'values' }>;

/**
 * The query narrowed to what words were read as, from its first page. Words never widen: of a
 * filter that has values, those stay that the words name too. Words that name none of them, and
 * what was not understood, stay as free words.
 */
export function applyWords(
  query: VehicleQuery,
  { readings, rest }: WordsRead,
  vocabulary: Vocabulary,
): AppliedWords {
  const lists: Partial<Record<ListKey, readonly string[]>> = {};
  const ranges: Partial<Record<RangeKey, Range>> = {};
  const left = rest === '' ? [] : [rest];
  let sort: VehicleQuery['sort'] | undefined;
  for (const reading of readings) {
    if (reading.kind === 'sort') sort = reading.sort;
    if (reading.kind === 'range')
      ranges[reading.key] = { ...ranges[reading.key], ...reading.range };
  }
  const named = readings.filter((reading) => reading.kind === 'values');
  for (const key of new Set(named.map((reading) => reading.key))) {
    const ofKey = named.filter((reading) => reading.key === key);
    const values = meant(ofKey, vocabulary.values.get(key) ?? []);
    const chosen = query.lists[key];
    const both = chosen ? chosen.filter((value) => values.includes(value)) : values;
    if (both.length > 0) lists[key] = both;
    else left.push(...ofKey.map(({ text }) => text));
  }
  const read = { lists, ranges, words: left.join(' ') || undefined, ...(sort && { sort }) };
  const narrowed = normaliseQuery({
    ...query,
    ...read,
    lists: { ...query.lists, ...lists },
    ranges: { ...query.ranges, ...ranges },
    page: 1,
  });
  return { query: narrowed, read };
}

/** The values that are named, or all but those that are not wanted. */
function meant(readings: readonly ValuesReading[], all: readonly string[]): readonly string[] {
  const values = (not: boolean) =>
    readings.filter((reading) => reading.not === not).flatMap((reading) => reading.values);
  const wanted = values(false);
  const unwanted = values(true);
  return (wanted.length > 0 ? wanted : all).filter((value) => !unwanted.includes(value));
}
