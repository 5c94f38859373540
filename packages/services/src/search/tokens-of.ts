import { spelling } from '@mawkib/stock-locator/words';
import { LRUCache } from 'lru-cache';

/** A word of a text: folded, and its start and end (exclusive) in UTF-16 units. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}ـ]*/gu;

/** Longer runs of letters are cut: they are not words. */
const longestWord = 64;

/** Folding is the cost of reading a text, and texts repeat their words. */
const folded = new LRUCache<string, string>({ max: 50_000 });

function fold(typed: string): string {
  const known = folded.get(typed);
  if (known !== undefined) return known;
  const word = spelling(typed).replaceAll(' ', '');
  folded.set(typed, word);
  return word;
}

/** Words of a text in order, without punctuation. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: typed, index } of text.matchAll(wordPattern)) {
    const word = fold(typed.slice(0, longestWord));
    if (word) yield { word, from: index, to: index + typed.length };
  }
}

/** Folded words of a text. */
export const wordsOf = (text: string): string[] => [...tokensOf(text)].map(({ word }) => word);
