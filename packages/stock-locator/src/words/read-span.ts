import type { RangeKey } from '../engine/filter-definitions.js';
import type { Range } from '../engine/vehicle-query.js';
import { comparators, seats, spans, suffixes, topics, units } from './lexicon/range-words.js';
import { phraseAt, phrasesOf } from './phrases.js';
import type { Piece } from './pieces.js';
import { type ReadNumber, readNumber } from './read-number.js';

/** What numbers were said of: a range, or how many seats. */
export interface ReadSpan {
  readonly key: RangeKey | 'number_of_seats';
  readonly range: Range;
  readonly next: number;
}

type Key = ReadSpan['key'];
type Side = 'upTo' | 'from' | 'about' | 'exactly';

const entries = <Name extends string>(lists: Readonly<Partial<Record<Name, readonly string[]>>>) =>
  Object.entries(lists) as [Name, readonly string[]][];

const topicWords = phrasesOf(entries<Key>(topics));
const unitWords = phrasesOf(entries<Key>({ ...units, number_of_seats: seats }));
const comparatorWords = phrasesOf(entries<Side>(comparators));
const suffixWords = phrasesOf(entries<Side>(suffixes));
const betweenWords = phrasesOf([['between', spans.between] as const]);
const andWords = phrasesOf([['and', spans.and] as const]);

/**
 * The range that begins at a piece: `under 300k`, `بين ٢٠٠ و٣٠٠ ألف`, `ممشى أقل من 50 ألف`, `2022
 * وأحدث`, `7 مقاعد`. A number that nothing tells of is a year, or a price where it is large.
 */
export function readSpan(pieces: readonly Piece[], at: number): ReadSpan | undefined {
  const topic = phraseAt(topicWords, pieces, at);
  let next = topic?.next ?? at;
  const between = phraseAt(betweenWords, pieces, next);
  next = between?.next ?? next;
  const comparator = phraseAt(comparatorWords, pieces, next);
  next = comparator?.next ?? next;
  const first = readNumber(pieces, next);
  if (!first || gluedBefore(pieces, next)) return undefined;

  const firstUnit = phraseAt(unitWords, pieces, first.next);
  const second =
    between || !comparator || comparator.meaning === 'from'
      ? secondNumber(pieces, firstUnit?.next ?? first.next)
      : undefined;
  const last = second ?? first;
  const suffix = second ? undefined : phraseAt(suffixWords, pieces, last.next);
  const unit = phraseAt(unitWords, pieces, suffix?.next ?? last.next);
  next = unit?.next ?? suffix?.next ?? last.next;
  if (gluedBehind(pieces, next)) return undefined;
  const told = unit?.meaning ?? firstUnit?.meaning ?? topic?.meaning;

  const key = told ?? guessedKey(last, comparator !== undefined || second !== undefined);
  if (!key) return undefined;
  if (second) return { key, next, range: ordered(first, second) };
  const behind = suffix ?? phraseAt(suffixWords, pieces, next);
  const side = comparator?.meaning ?? behind?.meaning ?? usualSide(key);
  return { key, range: bounded(first.value, side, key), next: Math.max(next, behind?.next ?? 0) };
}

/** `40001` of `MK40001` is no number. */
const gluedBefore = (pieces: readonly Piece[], at: number) => glued(pieces[at - 1], pieces[at]);

const gluedBehind = (pieces: readonly Piece[], next: number) =>
  glued(pieces[next - 1], pieces[next]);

const glued = (one: Piece | undefined, other: Piece | undefined) =>
  one !== undefined &&
  one.to === other?.from &&
  !/^[+-]$/.test(one.text) &&
  !/^[+-]$/.test(other.text);

function secondNumber(pieces: readonly Piece[], at: number): ReadNumber | undefined {
  const and = phraseAt(andWords, pieces, at);
  if (and) return readNumber(pieces, and.next);
  const joined = pieces[at];
  if (!joined || !/^[ول]\d/.test(joined.text)) return undefined;
  return readNumber(pieces.with(at, { ...joined, text: joined.text.slice(1) }), at);
}

/** `200 to 300 thousand`: the scale of the second is the first's too. */
function ordered(first: ReadNumber, second: ReadNumber): Range {
  const scaled = first.scale === 1 && second.scale > 1 && first.value < 1000;
  const ends = [scaled ? first.value * second.scale : first.value, second.value];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

function guessedKey({ value, scale, digits }: ReadNumber, bounded: boolean): Key | undefined {
  if (digits && scale === 1 && value >= 1990 && value <= 2100) return 'production_year';
  if (scale >= 1000 || value >= 10_000) return 'display_price';
  return bounded && value >= 1000 ? 'display_price' : undefined;
}

function usualSide(key: Key): Side {
  if (key === 'display_price' || key === 'msrp_price' || key === 'mileage') return 'upTo';
  return key === 'power' ? 'from' : 'exactly';
}

function bounded(value: number, side: Side, key: Key): Range {
  if (side === 'upTo') return { to: value };
  if (side === 'from') return { from: value };
  if (side === 'exactly') return { from: value, to: value };
  const off = key.endsWith('_year') ? 1 : Math.round(value / 10);
  return { from: value - off, to: value + off };
}
