import type { Sort } from '@mawkib/core/vocabulary';
import type { ListKey, RangeKey } from '../engine/filter-definitions.js';
import type { Range } from '../engine/vehicle-query.js';
import { fillers, negations, orders } from './lexicon/plain-words.js';
import { createNameReader, type NameReader } from './name-reader.js';
import { phraseAt, phrasesOf } from './phrases.js';
import { type Piece, piecesOf } from './pieces.js';
import { readSpan } from './read-span.js';
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
  | { readonly kind: 'sort'; readonly text: string; readonly sort: Sort };

/** A search in words, understood as far as it can be. */
export interface WordsRead {
  readonly readings: readonly WordReading[];
  /** What was not understood, as it was typed; '' when all was. */
  readonly rest: string;
}

type Meaning =
  | Omit<Extract<WordReading, { kind: 'values' }>, 'text'>
  | Omit<Extract<WordReading, { kind: 'range' }>, 'text'>
  | Omit<Extract<WordReading, { kind: 'sort' }>, 'text'>
  | { readonly kind: 'filler' }
  | { readonly kind: 'unread' };

interface Step {
  readonly next: number;
  readonly score: number;
  readonly meaning: Meaning;
}

const longestText = 200;
const mostPieces = 24;

const fillerWords = phrasesOf([['filler', fillers.split(/\s+/)] as const]);
const negationWords = phrasesOf([['not', [...negations.split(/\s+/), 'ما عدا']] as const]);
const sortWords = phrasesOf(Object.entries(orders) as [Sort, readonly string[]][]);

/**
 * Reads free words as filters: `ديفندر أسود تحت ٣٠٠ ألف` is a model, a colour and a price. The
 * reading that explains most of the text wins; equal ones are decided by the longer phrase. Never
 * throws; reads 200 characters and 24 words and
 * numbers, and leaves out what is behind them.
 */
export function readWords(typed: string, vocabulary: Vocabulary): WordsRead {
  const pieces = piecesOf(typed.slice(0, longestText), mostPieces);
  const names = createNameReader(vocabulary);
  const best: Step[] = [];
  const worth: number[] = [];
  worth[pieces.length] = 0;
  for (let at = pieces.length - 1; at >= 0; at--) {
    for (const step of stepsAt(pieces, at, vocabulary, names)) {
      const total = step.score + (worth[step.next] ?? 0);
      if (total <= (worth[at] ?? Number.NEGATIVE_INFINITY)) continue;
      worth[at] = total;
      best[at] = step;
    }
  }
  return follow(typed, pieces, best);
}

function* stepsAt(
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
  names: NameReader,
): Generator<Step> {
  yield* valueSteps(pieces, at, names);
  const span = readSpan(pieces, at);
  if (span) {
    const meaning = spanMeaning(span, vocabulary);
    if (meaning) yield { next: span.next, score: span.next - at, meaning };
  }
  const sort = phraseAt(sortWords, pieces, at);
  if (sort) {
    const meaning = { kind: 'sort', sort: sort.meaning } as const;
    yield { next: sort.next, score: (sort.next - at) * 0.9, meaning };
  }
  const item = itemEnd(pieces, at, vocabulary);
  if (item > at + 1) yield { next: item, score: (item - at) * 0.9, meaning: { kind: 'unread' } };
  const filler = phraseAt(fillerWords, pieces, at);
  const symbol = /^[+-]$/.test(pieces[at]?.text ?? '');
  if (filler || symbol) {
    yield { next: filler?.next ?? at + 1, score: 0.05, meaning: { kind: 'filler' } };
  }
  yield { next: at + 1, score: 0, meaning: { kind: 'unread' } };
}

/** Behind the words from a piece on that stand so in the name of an item. */
function itemEnd(pieces: readonly Piece[], at: number, { items }: Vocabulary): number {
  let end = at + 1;
  while (items && end < pieces.length) {
    const [before, word] = [pieces[end - 1]?.text ?? '', pieces[end]?.text ?? ''];
    if (!items.follows(word, before)) break;
    end += 1;
  }
  return end;
}

function* valueSteps(pieces: readonly Piece[], at: number, names: NameReader): Generator<Step> {
  for (const { next, score, key, values } of readValues(pieces, at, names)) {
    yield { next, score, meaning: { kind: 'values', key, values, not: false } };
  }
  const negation = phraseAt(negationWords, pieces, at);
  if (!negation) return;
  for (const { next, score, key, values } of readValues(pieces, negation.next, names)) {
    yield { next, score: score + 0.5, meaning: { kind: 'values', key, values, not: true } };
  }
}

function spanMeaning(
  { key, range }: NonNullable<ReturnType<typeof readSpan>>,
  vocabulary: Vocabulary,
): Meaning | undefined {
  if (key !== 'number_of_seats') return { kind: 'range', key, range };
  const { from = 1, to = 99 } = range;
  if (from === to) return { kind: 'values', key, values: [String(from)], not: false };
  const within = (vocabulary.values.get(key) ?? []).filter(
    (value) => Number(value) >= from && Number(value) <= to,
  );
  return within.length > 0 ? { kind: 'values', key, values: within, not: false } : undefined;
}

function follow(typed: string, pieces: readonly Piece[], best: readonly Step[]): WordsRead {
  const readings: WordReading[] = [];
  let rest = '';
  let end = -1;
  for (let at = 0; at < pieces.length; ) {
    const step = best[at];
    const from = pieces[at]?.from ?? 0;
    const next = step?.next ?? at + 1;
    const to = pieces[next - 1]?.to ?? typed.length;
    const text = typed.slice(from, to);
    if (!step || step.meaning.kind === 'unread') {
      rest += `${rest === '' || from === end ? '' : ' '}${text}`;
      end = to;
    } else if (step.meaning.kind !== 'filler') readings.push({ ...step.meaning, text });
    at = next;
  }
  return { readings, rest };
}
