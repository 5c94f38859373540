import { indexedWords } from '../tokens/text-words.js';

/** Texts of a stock, such as versions: their words are not treated as misspelt names. */
export interface StockTexts {
  add(text: string): void;
  /** All texts as they were added. */
  all(): string[];
  /** True if a text contains this exact word. */
  knows(word: string): boolean;
}

export function createStockTexts(given: Iterable<string> = []): StockTexts {
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
