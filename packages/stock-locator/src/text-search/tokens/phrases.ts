import type { Piece } from './pieces.js';
import { piecesOf } from './pieces.js';

/** Phrases by their first word, longest first. */
export type Phrases<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** A meaning, and the index of the piece after its phrase. */
export interface Found<Meaning> {
  readonly meaning: Meaning;
  readonly next: number;
}

export function phrasesOf<Meaning>(
  meanings: Iterable<readonly [Meaning, readonly string[]]>,
): Phrases<Meaning> {
  const phrases = new Map<string, Phrase<Meaning>[]>();
  for (const [meaning, texts] of meanings) {
    for (const text of texts) {
      const words = piecesOf(text, Infinity).map((piece) => piece.text);
      const first = words[0];
      if (first === undefined) continue;
      const starting = phrases.get(first) ?? [];
      starting.push({ words, meaning });
      starting.sort((one, other) => other.words.length - one.words.length);
      phrases.set(first, starting);
    }
  }
  return phrases;
}

/** The longest phrase that starts at a piece. */
export function phraseAt<Meaning>(
  phrases: Phrases<Meaning>,
  pieces: readonly Piece[],
  at: number,
): Found<Meaning> | undefined {
  const first = pieces[at]?.text;
  const starting = first === undefined ? undefined : phrases.get(first);
  const found = starting?.find(({ words }) =>
    words.every((word, offset) => pieces[at + offset]?.text === word),
  );
  return found && { meaning: found.meaning, next: at + found.words.length };
}
