import { fillers, negations, nor } from '../lexicon/fillers.js';
import { phraseAt, phrasesOf } from '../tokens/phrases.js';
import type { Piece } from '../tokens/pieces.js';
import { textWords } from '../tokens/text-words.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { itemEnd } from './item-end.js';
import { readOther } from './left-words.js';
import type { NameReader } from './name-reader.js';
import { type ReadValue, readValues } from './read-value.js';

const negationWords = phrasesOf([['not', negations] as const]);
const norWords = phrasesOf([['nor', nor] as const]);
const fillerWords = phrasesOf([['filler', fillers.split(/\s+/)] as const]);
const maxFillers = 2;

/** Index after a negation at a piece; `-towbar` is one too. */
export function behindNegation(pieces: readonly Piece[], at: number): number | undefined {
  const isSign =
    pieces[at]?.text === '-' &&
    pieces[at]?.to === pieces[at + 1]?.from &&
    pieces[at - 1]?.to !== pieces[at]?.from &&
    !/^\d/.test(pieces[at + 1]?.text ?? '');
  const negation = phraseAt(negationWords, pieces, at);
  let next = negation?.next ?? (isSign ? at + 1 : undefined);
  if (next === undefined) return undefined;
  for (let skipped = 0; skipped < maxFillers; skipped++) {
    next = phraseAt(fillerWords, pieces, next)?.next ?? next;
  }
  return next;
}

/** Negated values in a row: `ما ابي ابيض ولا اسود`. */
export function* readNot(
  pieces: readonly Piece[],
  at: number,
  names: NameReader,
): Generator<ReadValue> {
  const start = behindNegation(pieces, at);
  if (start === undefined) return;
  for (const first of readValues(pieces, start, names)) {
    let whole: ReadValue = { ...first, score: first.score + start - at - 0.05 };
    yield whole;
    for (;;) {
      const more = another(pieces, whole, names);
      if (!more) break;
      whole = more;
      yield whole;
    }
  }
}

function another(pieces: readonly Piece[], before: ReadValue, names: NameReader) {
  const conjunction = phraseAt(norWords, pieces, before.next);
  const joined = /^و(?=...)/.test(pieces[before.next]?.text ?? '');
  const from = conjunction?.next ?? (joined ? before.next : undefined);
  if (from === undefined) return undefined;
  const value = readValues(pieces, from, names).find(({ key }) => key === before.key);
  if (!value) return undefined;
  const score = before.score + value.score + (from - before.next) * 0.5 + 0.01;
  return { ...value, values: [...before.values, ...value.values], score };
}

/** Other negated words, such as equipment: `بدون فتحة سقف`. */
export function readUnwanted(
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
): { words: string; next: number; score: number } | undefined {
  const behind = behindNegation(pieces, at);
  const start = pieces[at]?.text === '-' && behind !== undefined ? at + 1 : behind;
  if (start === undefined || start >= pieces.length) return undefined;
  const other = readOther(pieces, start, vocabulary);
  if (other) return { words: `-${other.words}`, next: other.next, score: other.next - at - 0.1 };
  const next = endOf(pieces, start, vocabulary);
  const isHeld = pieces[at]?.text === '-' && next > start + 1;
  if (isHeld) return { words: joinedText(pieces, at, next), next, score: next - at + 0.5 };
  const words = pieces.slice(start, next).flatMap(({ text }) => textWords(text).flat());
  if (words.length === 0) return undefined;
  const isKnown = words.every((word) => vocabulary.items?.knows(word));
  return { words: `-${words.join('-')}`, next, score: isKnown ? (next - at) * 0.85 : 0.04 };
}

/** As typed: `-engine-diesel`. */
const joinedText = (pieces: readonly Piece[], at: number, next: number) =>
  pieces
    .slice(at, next)
    .map(({ text }) => text)
    .join('');

/** End of words joined by hyphens, or of the name of an item. */
function endOf(pieces: readonly Piece[], at: number, vocabulary: Vocabulary): number {
  let next = at + 1;
  while (pieces[next]?.text === '-' && pieces[next + 1]?.from === pieces[next]?.to) next += 2;
  return next > at + 1 ? next : itemEnd(pieces, at, vocabulary);
}
