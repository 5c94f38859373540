import type { Sort } from '@mawkib/core/vocabulary';
import type { Range } from '../../engine/query/vehicle-query.js';
import { fillers, orders } from '../lexicon/fillers.js';
import { notNames } from '../lexicon/not-names.js';
import { phraseAt, phrasesOf } from '../tokens/phrases.js';
import { type Piece, piecesOf } from '../tokens/pieces.js';
import { bareWord } from '../tokens/text-words.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { followSteps } from './follow-steps.js';
import { itemEnd } from './item-end.js';
import { asOne, readInterior, readOther, readSpoken } from './left-words.js';
import { createNameReader, type NameReader } from './name-reader.js';
import { readCode, wholeCode } from './read-code.js';
import { behindNegation, readNot, readUnwanted } from './read-not.js';
import { withoutAnd } from './read-number.js';
import { type ReadSpan, readSpan } from './read-span.js';
import { readValues } from './read-value.js';
import type { Meaning, ParsedSearchText, Step } from './word-readings.js';

const longestText = 200;
const maxPieces = 24;

const fillerWords = phrasesOf([['filler', fillers.split(/\s+/)] as const]);
const notNameWords = phrasesOf([['no name', notNames] as const]);
const sortWords = phrasesOf(Object.entries(orders) as [Sort, readonly string[]][]);

/**
 * Parses search text into filters: `ديفندر أسود تحت ٣٠٠ ألف` is a model, a colour and a price. The
 * reading that explains most of the text wins, then the longer phrase. A VIN, the end of one or an
 * order number has no other reading. Never throws; reads at most 200 characters and 24 words and
 * numbers, and ignores the rest.
 */
export function parseSearchText(typed: string, vocabulary: Vocabulary): ParsedSearchText {
  const text = typed.slice(0, longestText);
  const code = wholeCode(text, vocabulary);
  if (code) return { readings: [], left: [{ text: text.trim(), words: code }], rest: code };
  const pieces = piecesOf(text, maxPieces);
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
  return followSteps(typed, pieces, best, vocabulary);
}

interface ReadPosition {
  readonly typed: string;
  readonly pieces: readonly Piece[];
  readonly at: number;
  readonly vocabulary: Vocabulary;
  readonly names: NameReader;
}

function* stepsAt({ typed, pieces, at, vocabulary, names }: ReadPosition): Generator<Step> {
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
  const unwantedSpan = readSpan(
    pieces,
    behindNegation(pieces, at) ?? pieces.length,
    vocabulary.prices,
  );
  if (unwantedSpan) yield notSpan(unwantedSpan, at, vocabulary);
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
  const noName = phraseAt(notNameWords, pieces, at);
  if (noName) yield joined(pieces, at, noName.next);
  const sort = phraseAt(sortWords, pieces, at);
  if (sort) {
    const meaning = { kind: 'sort', sort: sort.meaning } as const;
    yield { next: sort.next, score: (sort.next - at) * 0.9, meaning };
  }
  const maker = absentMaker(pieces, at, vocabulary);
  if (maker) yield maker;
  const item = itemEnd(pieces, at, vocabulary);
  if (item > at + 1) yield left(item, (item - at) * 0.9);
  const filler =
    phraseAt(fillerWords, pieces, at) ?? phraseAt(fillerWords, withoutAnd(pieces, at), at);
  const symbol = /^[+-]$/.test(pieces[at]?.text ?? '');
  if (filler || symbol) {
    yield { next: filler?.next ?? at + 1, score: 0.05, meaning: { kind: 'filler' } };
  }
  yield left(at + 1, 0);
}

const longestMaker = 3;

/** The longest name of a maker that starts at a piece, if the stock's texts do not have its words. */
function absentMaker(pieces: readonly Piece[], at: number, vocabulary: Vocabulary) {
  const { isMaker, exact, items, texts } = vocabulary;
  for (let next = Math.min(at + longestMaker, pieces.length); next > at; next--) {
    const words = pieces.slice(at, next).map(({ text }) => text);
    const names = [words, [bareWord(words[0] ?? ''), ...words.slice(1)]];
    const name = names.find((each) => isMaker?.(each.join(' ')));
    if (!name) continue;
    if (exact.has(name.join(''))) return undefined;
    if (name.every((word) => items?.knows(word) || texts?.knows(word))) return undefined;
    const step = left(next, (next - at) * 0.99, asOne(name.join(' ')));
    return { ...step, meaning: { ...step.meaning, isAbsent: true } } as Step;
  }
  return undefined;
}

/** Words that must match together. */
const joined = (pieces: readonly Piece[], at: number, next: number): Step => {
  const text = pieces.slice(at, next).map((piece) => piece.text);
  return left(next, (next - at) * 0.96, asOne(text.join(' ')));
};

const left = (next: number, score: number, words?: string): Step => ({
  next,
  score,
  meaning: { kind: 'left', ...(words !== undefined && { words }) },
});

/** A negated number of seats excludes it; other negated amounts stay free text. */
function notSpan({ key, range, next }: ReadSpan, at: number, vocabulary: Vocabulary): Step {
  const seats = key === 'number_of_seats' ? seatsMeaning(range, vocabulary) : undefined;
  const score = (next - at) * 0.99;
  return seats?.kind === 'values'
    ? { next, score, meaning: { ...seats, not: true } }
    : left(next, score);
}

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
