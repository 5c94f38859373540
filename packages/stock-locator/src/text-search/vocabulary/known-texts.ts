import { indexedWords } from '../tokens/text-words.js';

/** Texts of a stock, such as versions: a word that stands in one is not taken for a misspelt name. */
export interface KnownTexts {
  add(text: string): void;
  /** Every text, as it was added. */
  all(): string[];
  /** Whether a text has this very word. */
  knows(word: string): boolean;
}

export function createKnownTexts(given: Iterable<string> = []): KnownTexts {
  const texts = new Set<string>();
  const words = new Set<string>();
  const add = (text: string) => {
    if (texts.has(text)) return;
    texts.add(text);
    for (const word of indexedWords(text)) words.add(word);
  };
  for (const text of given) add(text);
  return { add, all: () => [...texts], knows: (word) => words.has(word) };
}
