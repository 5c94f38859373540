import { type Locale, locales } from '@mawkib/core/locale';
import { piecesOf } from '../tokens/pieces.js';
import { bareWord, textWords } from '../tokens/text-words.js';

/**
 * Names of equipment. Their words are not treated as misspelt names, and several in a row have no
 * other meaning (`rear camera`, `باب خلفي كهربائي`).
 */
export interface ItemNames {
  /** An item's names in the market's languages, in order, separated by `\u001f`. */
  add(item: string): void;
  /** All items as they were added. */
  all(): string[];
  /**
   * Items with words (in any language) that start with the typed ones, named in the requested
   * language.
   */
  beginning(typed: string, locale: Locale): string[];
  /** True if an item contains this exact word. */
  knows(word: string): boolean;
  /** True if one word directly follows the other in an item. */
  follows(word: string, before: string): boolean;
}

interface Item {
  /** By language, in the market's order. */
  readonly names: readonly string[];
  readonly words: readonly string[];
}

const maxFound = 12;

export function createItemNames(): ItemNames {
  const items = new Map<string, Item>();
  const known = new Set<string>();
  const pairs = new Set<string>();
  const learn = (name: string) => {
    let before = '';
    for (const { text } of piecesOf(name, Number.POSITIVE_INFINITY)) {
      const word = bareWord(text);
      known.add(word);
      pairs.add(`${before} ${word}`);
      before = word;
    }
  };
  return {
    all: () => [...items.keys()],
    add(text) {
      if (items.has(text)) return;
      const names = text.split('\u001f');
      items.set(text, { names, words: textWords(text).flat() });
      for (const name of names) learn(name);
    },
    beginning(typed, locale) {
      const begun = textWords(typed).flat();
      if ((begun.at(-1)?.length ?? 0) < 2) return [];
      const found: string[] = [];
      const at = locales.indexOf(locale);
      for (const { words, names } of items.values()) {
        const name = names[at] || names.find(Boolean);
        if (!name) continue;
        if (!begun.every((start) => words.some((word) => word.startsWith(start)))) continue;
        found.push(name);
        if (found.length >= maxFound) break;
      }
      return [...new Set(found)];
    },
    knows: (word) => known.has(bareWord(word)),
    follows: (word, before) => pairs.has(`${bareWord(before)} ${bareWord(word)}`),
  };
}
