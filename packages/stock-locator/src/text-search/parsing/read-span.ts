import type { RangeKey } from '../../engine/filters/filter-definitions.js';
import type { Range } from '../../engine/query/vehicle-query.js';
import {
  comparators,
  type PaymentKey,
  spans,
  strict,
  suffixes,
  topics,
} from '../lexicon/comparators.js';
import { fillers } from '../lexicon/fillers.js';
import { seats, units } from '../lexicon/unit-words.js';
import { phraseAt, phrasesOf } from '../tokens/phrases.js';
import type { Piece } from '../tokens/pieces.js';
import type { StockWords } from '../vocabulary/vocabulary.js';
import { inferMileage, inferPrice, inferYear } from './infer-amounts.js';
import { type ReadNumber, readNumber } from './read-number.js';

/** A parsed range, number of seats, or part of a monthly budget. */
export interface ReadSpan {
  readonly key: RangeKey | PaymentKey | 'number_of_seats';
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
const strictWords = phrasesOf([['strict', strict] as const]);
const betweenWords = phrasesOf([['between', spans.between] as const]);
const andWords = phrasesOf([['and', spans.and] as const]);
const fillerWords = phrasesOf([['filler', fillers.split(/\s+/)] as const]);

const longestFilling = 2;

/**
 * Range that starts at a piece: `under 300k`, `بين ٢٠٠ و٣٠٠ ألف`, `ممشى أقل من 50 ألف`, `2022
 * وأحدث`, `7 مقاعد`. A number without a unit is a year, or a price if it is large; `prices` are the
 * stock's.
 */
export function readSpan(
  pieces: readonly Piece[],
  at: number,
  prices?: StockWords['prices'],
): ReadSpan | undefined {
  const topic = phraseAt(topicWords, pieces, at);
  let next = topic ? behindFillers(pieces, topic.next) : at;
  const between = phraseAt(betweenWords, pieces, next);
  next = between?.next ?? next;
  const comparator = phraseAt(comparatorWords, pieces, next);
  const isStrict = comparator && phraseAt(strictWords, pieces, next)?.next === comparator.next;
  next = comparator?.next ?? next;
  if (pieces[next]?.text === 'ال') next += 1;
  const first = readNumber(pieces, next);
  if (!first || gluedBefore(pieces, next)) return undefined;

  const firstUnit = unitAt(pieces, first.next);
  const second =
    between || !comparator || comparator.meaning === 'from'
      ? (secondNumber(pieces, firstUnit?.next ?? first.next) ?? nextYear(pieces, first))
      : undefined;
  const last = second ?? first;
  const suffix = second ? undefined : phraseAt(suffixWords, pieces, last.next);
  const unit = unitAt(pieces, suffix?.next ?? last.next);
  const behindUnit = unit && phraseAt(unitWords, pieces, unit.next);
  const period = behindUnit?.meaning === 'monthly' ? behindUnit : undefined;
  next = period?.next ?? unit?.next ?? suffix?.next ?? last.next;
  if (gluedBehind(pieces, next)) return undefined;
  const isPair = /^ب?مقعد(ين|ان)$/.test(pieces[first.next - 1]?.text ?? '');
  const meanings = isPair
    ? 'number_of_seats'
    : meaningOf([period, unit, firstUnit, topic].map((found) => found?.meaning));

  const behind = suffix ?? (second ? undefined : phraseAt(suffixWords, pieces, next));
  const isBounded = Boolean(comparator ?? second ?? behind);
  const key = meanings ?? guessedKey(last, isBounded, prices);
  if (!key) return undefined;
  const isDistance = key === 'mileage' && !unit && !firstUnit;
  const meant = (number: ReadNumber): ReadNumber => {
    if (key === 'display_price') return { ...number, value: inferPrice(number, prices) };
    const whole = key.endsWith('_year') ? { ...number, value: inferYear(number) } : number;
    if (isStrict && (key.endsWith('_year') || key === 'number_of_seats')) {
      const off = comparator?.meaning === 'upTo' ? -1 : 1;
      return { ...whole, value: whole.value + off };
    }
    return isDistance ? { ...number, value: inferMileage(number) } : whole;
  };
  if (key.endsWith('_year') && !isYear(meant(first).value)) return undefined;
  if (second) {
    const ends = [first, second].map((end) => (last.scale === 1 ? meant(end) : end));
    return { key, next, range: ordered(ends[0] ?? first, ends[1] ?? second) };
  }
  const side = comparator?.meaning ?? behind?.meaning ?? defaultSide(key);
  return {
    key,
    range: bounded(meant(first).value, side, key),
    next: Math.max(next, behind?.next ?? 0),
  };
}

/** `40001` of `MK40001` is not a number; `300` of `ب300` is. */
const gluedBefore = (pieces: readonly Piece[], at: number) =>
  glued(pieces[at - 1], pieces[at]) && !/^(?:[بل]|ال|بال)$/.test(pieces[at - 1]?.text ?? '');

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

/** `7-seater`: a hyphen may join a number and its unit. */
function unitAt(pieces: readonly Piece[], next: number) {
  const isHeld = pieces[next]?.text === '-' && pieces[next]?.to === pieces[next + 1]?.from;
  return phraseAt(unitWords, pieces, isHeld ? next + 1 : next);
}

/** `2022 2023`: consecutive years. */
function nextYear(pieces: readonly Piece[], first: ReadNumber): ReadNumber | undefined {
  const next = isYear(first.value) ? readNumber(pieces, first.next) : undefined;
  return next && isYear(next.value) && next.scale === 1 ? next : undefined;
}

const isYear = (value: number) => value >= 1900 && value <= 2100;

/** `200 to 300 thousand`: the multiplier applies to both. */
function ordered(first: ReadNumber, second: ReadNumber): Range {
  const scaled = first.scale === 1 && second.scale > 1 && first.value < 1000;
  const ends = [scaled ? first.value * second.scale : first.value, second.value];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

/** A price with a word for "month" is a monthly payment. */
function meaningOf(meanings: readonly (Key | undefined)[]): Key | undefined {
  const first = meanings.find((key) => key !== undefined);
  return first === 'display_price' && meanings.includes('monthly') ? 'monthly' : first;
}

function behindFillers(pieces: readonly Piece[], at: number): number {
  let next = at;
  while (next < at + longestFilling) {
    const isBound = phraseAt(comparatorWords, pieces, next) ?? phraseAt(betweenWords, pieces, next);
    const filler = isBound ? undefined : phraseAt(fillerWords, pieces, next);
    if (!filler) return next;
    next = filler.next;
  }
  return next;
}

function guessedKey(
  { value, scale, digits }: ReadNumber,
  bounded: boolean,
  prices: StockWords['prices'],
): Key | undefined {
  if (digits && scale === 1 && value >= 1990 && isYear(value)) return 'production_year';
  if (scale >= 1000 || value >= 10_000) return 'display_price';
  if (bounded && value >= 1000)
    return prices && value * 5 < prices.min ? 'monthly' : 'display_price';
  return bounded && inferPrice({ value, scale }, prices) > value ? 'display_price' : undefined;
}

function defaultSide(key: Key): Side {
  if (key === 'display_price' || key === 'msrp_price' || key === 'mileage') return 'upTo';
  if (key === 'monthly' || key === 'deposit') return 'upTo';
  return key === 'power' ? 'from' : 'exactly';
}

function bounded(value: number, side: Side, key: Key): Range {
  if (side === 'upTo') return { to: value };
  if (side === 'from') return { from: value };
  if (side === 'exactly') return { from: value, to: value };
  const off = key.endsWith('_year') ? 1 : Math.round(value / 10);
  return { from: value - off, to: value + off };
}
