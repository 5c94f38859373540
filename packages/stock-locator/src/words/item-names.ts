import type { Locale } from '@mawkib/core/locale';
import { piecesOf } from './pieces.js';
import { bareWord, textWords } from './text-words.js';

/**
 * What items of equipment are called. Their words mean themselves: a search does not take them for a
 * misspelt name, and several in a row not for anything else (`rear camera`, `باب خلفي كهربائي`).
 */
export interface ItemNames {
  /** An item in Arabic and in English, `\u001f` between. */
  add(item: string): void;
  /** Every item, as it was added. */
  all(): string[];
  /** Items whose words in either language begin like all that were typed, in the asked language. */
  beginning(typed: string, locale: Locale): string[];
  /** Whether a word of an item is written so. */
  knows(word: string): boolean;
  /** Whether one word stands right before the other in an item. */
  follows(word: string, before: string): boolean;
}

interface Item {
  readonly ar: string;
  readonly en: string;
  readonly words: readonly string[];
}

const mostFound = 12;

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
      const [ar = '', en = ''] = text.split('\u001f');
      items.set(text, { ar: ar || en, en: en || ar, words: textWords(text).flat() });
      learn(ar);
      learn(en);
    },
    beginning(typed, locale) {
      const begun = textWords(typed).flat();
      if ((begun.at(-1)?.length ?? 0) < 2) return [];
      const found: string[] = [];
      for (const { words, [locale]: name } of items.values()) {
        if (!begun.every((start) => words.some((word) => word.startsWith(start)))) continue;
        found.push(name);
        if (found.length >= mostFound) break;
      }
      return [...new Set(found)];
    },
    knows: (word) => known.has(bareWord(word)),
    follows: (word, before) => pairs.has(`${bareWord(before)} ${bareWord(word)}`),
  };
}
