import type { ListKey, RangeKey } from '../../engine/filters/filter-definitions.js';
import { writeReadWords } from '../../engine/query/read-words.js';
import type { Range, VehicleQuery } from '../../engine/query/vehicle-query.js';
import { applySearchText } from '../apply-words.js';
import { parseSearchText } from '../parsing/parse-search-text.js';
import type { ParsedSearchText, WordReading } from '../parsing/word-readings.js';
import { piecesOf } from '../tokens/pieces.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { type Completion, completeNames } from './complete-names.js';
import { completePrices } from './complete-prices.js';

/** A completed search; `label` is the completion of its last words. */
export interface SuggestedWords {
  readonly key: ListKey | RangeKey | 'words';
  readonly label: string;
  /** The whole completed text. */
  readonly text: string;
  /** The whole search as the search part of an address, see `withReadWords`. */
  readonly search: string;
  /** Number of vehicles. */
  readonly total: number;
}

/** Data source of suggestions. */
export interface SuggestionSource {
  readonly vocabulary: Vocabulary;
  /** Restrictions of the page; the text narrows them further. */
  readonly base: VehicleQuery;
  /** Number of vehicles of a query; its text is searched as it is. */
  count(query: VehicleQuery): number;
  /** Min and max price of a query; undefined if no vehicle has a price. */
  prices(query: VehicleQuery): { readonly min: number; readonly max: number } | undefined;
  valueLabel(key: ListKey, value: string): string;
  rangeLabel(key: RangeKey, range: Range): string;
  /** Items of equipment with a word that starts with `typed`, in the requested language. */
  equipment(typed: string): readonly string[];
}

const maxSuggestions = 8;
const maxCounted = 32;

/**
 * Suggestions for text during input, with exact counts and without empty results: first the text as
 * it is, then names, prices and equipment.
 */
export function suggestSearchText(typed: string, source: SuggestionSource): SuggestedWords[] {
  const pieces = piecesOf(typed.slice(0, 200), 24);
  if (pieces.length === 0) return [];
  const { vocabulary } = source;
  const found = new Map<string, SuggestedWords>();
  let counted = 0;
  const offer = (
    words: Pick<ParsedSearchText, 'readings' | 'rest'>,
    key: SuggestedWords['key'],
    label: string,
    text: string,
  ) => {
    if (found.size >= maxSuggestions || counted >= maxCounted) return;
    const { query, read } = applySearchText(source.base, words, vocabulary);
    const search = writeReadWords(read);
    if (found.has(search)) return;
    counted += 1;
    const total = source.count(query);
    if (total > 0) found.set(search, { key, label, text, search, total });
  };

  const asTyped = parseSearchText(typed, vocabulary);
  const last = asTyped.readings.at(-1);
  // Results within a monthly budget are not counted here.
  if (asTyped.readings.some(({ kind }) => kind === 'monthly')) return [];
  if (last && asTyped.rest === '') {
    const label = asTyped.readings.map((reading) => readingLabel(reading, source)).join(' · ');
    offer(asTyped, 'key' in last ? last.key : 'words', label, typed.trim());
  }
  for (const completion of narrowingFirst(completeNames(typed, pieces, vocabulary), vocabulary)) {
    const label = source.valueLabel(completion.key, completion.value);
    offer(withValue(completion, vocabulary), completion.key, label, joined(completion.head, label));
  }
  for (const { head, text } of completePrices(typed, pieces, (head) =>
    source.prices(
      applySearchText(source.base, parseSearchText(head, vocabulary), vocabulary).query,
    ),
  )) {
    const words = parseSearchText(text, vocabulary);
    const reading = words.readings.at(-1);
    if (reading?.kind !== 'range' || words.rest !== '') continue;
    const label = source.rangeLabel(reading.key, reading.range);
    offer(words, reading.key, label, joined(head, label));
  }
  if (found.size < maxSuggestions) {
    const words = asTyped.rest === '' ? typed.slice(pieces.at(-1)!.from) : asTyped.rest;
    const head = typed.slice(0, Math.max(0, typed.lastIndexOf(words)));
    for (const label of source.equipment(words)) {
      if (parseSearchText(label, vocabulary).readings.length > 0) continue;
      const { readings, rest } = parseSearchText(head, vocabulary);
      if (rest === '') offer({ readings, rest: label }, 'words', label, joined(head, label));
    }
  }
  return [...found.values()];
}

/** A further value of a used filter widens the search: it comes after those that narrow. */
function narrowingFirst(completions: readonly Completion[], vocabulary: Vocabulary): Completion[] {
  const heads = new Map<string, ParsedSearchText>();
  const widens = ({ head, key }: Completion) => {
    const read = heads.get(head) ?? parseSearchText(head, vocabulary);
    heads.set(head, read);
    return read.readings.some((reading) => reading.kind === 'values' && reading.key === key);
  };
  return [...completions.filter((each) => !widens(each)), ...completions.filter(widens)];
}

const joined = (head: string, label: string) => `${head.trim()} ${label}`.trim();

function withValue(
  { head, key, value }: Completion,
  vocabulary: Vocabulary,
): Pick<ParsedSearchText, 'readings' | 'rest'> {
  const { readings, rest } = parseSearchText(head, vocabulary);
  return {
    readings: [...readings, { kind: 'values', key, values: [value], not: false, text: value }],
    rest,
  };
}

function readingLabel(reading: WordReading, { valueLabel, rangeLabel }: SuggestionSource): string {
  switch (reading.kind) {
    case 'values': {
      const names = reading.values.slice(0, 3).map((value) => valueLabel(reading.key, value));
      return reading.not ? reading.text : names.join(' / ');
    }
    case 'range':
      return rangeLabel(reading.key, reading.range);
    default:
      return reading.text;
  }
}
