import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from '../engine/filter-definitions.js';
import type { MonthlyBudget, Range } from '../engine/vehicle-query.js';
import { itemEnd } from './item-end.js';
import { readInterior, readOther, readSpoken } from './left-words.js';
import { fillers, orders } from './lexicon/plain-words.js';
import { createNameReader, type NameReader } from './name-reader.js';
import { phraseAt, phrasesOf } from './phrases.js';
import { type Piece, piecesOf } from './pieces.js';
import { readCode, wholeCode } from './read-code.js';
import { readNot, readUnwanted } from './read-not.js';
import { type ReadSpan, readSpan } from './read-span.js';
import { readValues } from './read-value.js';
import type { Vocabulary } from './vocabulary.js';

/** What a part of the typed text was taken for. `text` is that part as it was typed. */
export type WordReading =
  | {
      readonly kind: 'values';
      readonly text: string;
      readonly key: ListKey;
      readonly values: readonly string[];
      /** Whether these values are what the visitor does not want. */
      readonly not: boolean;
    }
  | { readonly kind: 'range'; readonly text: string; readonly key: RangeKey; readonly range: Range }
  | { readonly kind: 'monthly'; readonly text: string; readonly monthly: MonthlyBudget }
  | { readonly kind: 'sort'; readonly text: string; readonly sort: Sort };

/** Words that are no filter: they are looked for in what describes a vehicle. */
export interface LeftWords {
  /** As they were typed. */
  readonly text: string;
  /** As the index looks for them: `-towbar` is what a vehicle must not have. */
  readonly words: string;
}

/** A search in words, understood as far as it can be. */
export interface WordsRead {
  readonly readings: readonly WordReading[];
  /** What was not understood as filters, in order. */
  readonly left: readonly LeftWords[];
  /** The same as one text; '' when all was understood. */
  readonly rest: string;
}

type Without<Reading> = Reading extends unknown ? Omit<Reading, 'text'> : never;

type Meaning =
  | Without<WordReading>
  /** `words` where they are looked for otherwise than they were typed. */
  | { readonly kind: 'left'; readonly words?: string | undefined }
  | { readonly kind: 'filler' };

interface Step {
  readonly next: number;
  readonly score: number;
  readonly meaning: Meaning;
  /** Only words of longer names were read. */
  readonly isPart?: boolean;
}

const longestText = 200;
const mostPieces = 24;

const fillerWords = phrasesOf([['filler', fillers.split(/\s+/)] as const]);
const sortWords = phrasesOf(Object.entries(orders) as [Sort, readonly string[]][]);

/**
 * Reads free words as filters: `ديفندر أسود تحت ٣٠٠ ألف` is a model, a colour and a price. The
 * reading that explains most of the text wins; equal ones are decided by the longer phrase. A word
 * that is a VIN, the end of one or an order number is nothing else. Never throws; reads 200
 * characters and 24 words and numbers, and leaves out what is behind them.
 */
export function readWords(typed: string, vocabulary: Vocabulary): WordsRead {
  const text = typed.slice(0, longestText);
  const code = wholeCode(text, vocabulary);
  if (code) return { readings: [], left: [{ text: text.trim(), words: code }], rest: code };
  const pieces = piecesOf(text, mostPieces);
  const names = createNameReader(vocabulary);
  const best: Step[] = [];
  const worth: number[] = [];
  worth[pieces.length] = 0;
  for (let at = pieces.length - 1; at >= 0; at--) {
    for (const step of stepsAt({ typed: text, pieces, at, vocabulary, names })) {
      const total = step.score + (worth[step.next] ?? 0);
      if (total <= (worth[at] ?? Number.NEGATIVE_INFINITY)) continue;
      worth[at] = total;
      best[at] = step;
    }
  }
  return follow(typed, pieces, best);
}

interface Place {
  readonly typed: string;
  readonly pieces: readonly Piece[];
  readonly at: number;
  readonly vocabulary: Vocabulary;
  readonly names: NameReader;
}

function* stepsAt({ typed, pieces, at, vocabulary, names }: Place): Generator<Step> {
  const code = readCode(typed, pieces, at, vocabulary);
  if (code) yield left(code.next, code.next - at + 0.5, code.words);
  for (const { next, score, isPart, ...value } of readValues(pieces, at, names)) {
    const { key, values } = value;
    yield {
      next,
      score,
      meaning: { kind: 'values', key, values, not: false },
      ...(isPart && { isPart }),
    };
  }
  for (const { next, score, key, values } of readNot(pieces, at, names)) {
    yield { next, score, meaning: { kind: 'values', key, values, not: true } };
  }
  const unwanted = readUnwanted(pieces, at, vocabulary);
  if (unwanted) yield left(unwanted.next, unwanted.score, unwanted.words);
  const span = readSpan(pieces, at, vocabulary.prices);
  const meaning = span && spanMeaning(span, vocabulary);
  if (meaning) yield { next: span.next, score: (span.next - at) * 1.03, meaning };
  const inside = readInterior(pieces, at, names, vocabulary);
  if (inside) yield left(inside.next, (inside.next - at) * 0.98, inside.words);
  const other = readOther(pieces, at, vocabulary);
  if (other) yield left(other.next, (other.next - at) * 0.97, other.words);
  const spoken = readSpoken(pieces, at, vocabulary);
  if (spoken) yield left(spoken.next, (spoken.next - at) * 0.93, spoken.words);
  const sort = phraseAt(sortWords, pieces, at);
  if (sort) {
    const meaning = { kind: 'sort', sort: sort.meaning } as const;
    yield { next: sort.next, score: (sort.next - at) * 0.9, meaning };
  }
  const item = itemEnd(pieces, at, vocabulary);
  if (item > at + 1) yield left(item, (item - at) * 0.9);
  const filler = phraseAt(fillerWords, pieces, at);
  const symbol = /^[+-]$/.test(pieces[at]?.text ?? '');
  if (filler || symbol) {
    yield { next: filler?.next ?? at + 1, score: 0.05, meaning: { kind: 'filler' } };
  }
  yield left(at + 1, 0);
}

const left = (next: number, score: number, words?: string): Step => ({
  next,
  score,
  meaning: { kind: 'left', ...(words !== undefined && { words }) },
});

function spanMeaning({ key, range }: ReadSpan, vocabulary: Vocabulary): Meaning | undefined {
  switch (key) {
    case 'monthly':
      return { kind: 'monthly', monthly: range };
    case 'deposit':
      return { kind: 'monthly', monthly: { deposit: range.to ?? range.from ?? 0 } };
    case 'term':
      return { kind: 'monthly', monthly: { term: range.to ?? range.from ?? 0 } };
    case 'number_of_seats':
      return seatsMeaning(range, vocabulary);
    default:
      return { kind: 'range', key, range };
  }
}

function seatsMeaning({ from = 1, to = 99 }: Range, vocabulary: Vocabulary): Meaning | undefined {
  const key = 'number_of_seats';
  if (from === to) return { kind: 'values', key, values: [String(from)], not: false };
  const within = (vocabulary.values.get(key) ?? []).filter(
    (value) => Number(value) >= from && Number(value) <= to,
  );
  return within.length > 0 ? { kind: 'values', key, values: within, not: false } : undefined;
}

function follow(typed: string, pieces: readonly Piece[], best: readonly Step[]): WordsRead {
  const readings: WordReading[] = [];
  const left: LeftWords[] = [];
  let end = -1;
  let readEnd = 0;
  for (let at = 0; at < pieces.length; ) {
    const step = best[at];
    const from = pieces[at]?.from ?? 0;
    const next = step?.next ?? at + 1;
    const to = pieces[next - 1]?.to ?? typed.length;
    const text = typed.slice(from, to);
    const meaning = meaningAfter(readings.at(-1), step, typed.slice(readEnd, from));
    if (meaning.kind === 'left') {
      const before = left.at(-1);
      const isJoined = from === end && before && meaning.words === undefined;
      if (isJoined) left[left.length - 1] = joined(before, text);
      else left.push(...leftOf(text, meaning.words));
      end = meaning.words === undefined ? to : -1;
    } else if (meaning.kind !== 'filler') {
      readings.push({ ...meaning, text });
      readEnd = to;
    }
    at = next;
  }
  return { readings, left, rest: left.map(({ words }) => words).join(' ') };
}

/**
 * Part of a name right behind a name of the same filter is more of that name, not another choice:
 * `discovery sport` where there is none is no Range Rover Sport.
 */
function meaningAfter(
  before: WordReading | undefined,
  step: Step | undefined,
  between: string,
): Meaning {
  if (!step) return { kind: 'left' };
  const { meaning, isPart } = step;
  const isMore =
    isPart &&
    between.trim() === '' &&
    meaning.kind === 'values' &&
    before?.kind === 'values' &&
    before.key === meaning.key &&
    !before.not &&
    !meaning.values.some((value) => before.values.includes(value));
  return isMore ? { kind: 'left' } : meaning;
}

const joined = (before: LeftWords, text: string): LeftWords => ({
  text: before.text + text,
  words: before.words + text,
});

/** Words that were typed beside each other may be found one without another. */
const leftOf = (text: string, words: string | undefined): LeftWords[] =>
  words === undefined
    ? text.split(/\s+/).map((each) => ({ text: each, words: each }))
    : [{ text, words }];
