import type { ListKey } from '../engine/filter-definitions.js';
import type { ItemNames } from './item-names.js';
import { otherNames } from './lexicon/other-names.js';
import { piecesOf } from './pieces.js';
import { type Sound, soundOf } from './sound.js';

/** A value of a filter, and what it is called in every language. */
export interface NamedValue {
  readonly key: ListKey;
  readonly value: string;
  readonly names: readonly string[];
}

/** One name of a value, ready to be compared. */
export interface Term {
  readonly key: ListKey;
  readonly value: string;
  /** How many words it has. */
  readonly words: number;
  readonly text: string;
  readonly sound: Sound;
}

/** A word of names that have several, and the names. */
export interface Word {
  readonly sound: Sound;
  readonly terms: ReadonlySet<Term>;
}

/** All that words can mean in a market, see `createVocabulary`. */
export interface Vocabulary {
  /** Every value of a filter. */
  readonly values: ReadonlyMap<ListKey, readonly string[]>;
  /** Terms by their text without spaces. */
  readonly exact: ReadonlyMap<string, readonly Term[]>;
  readonly terms: readonly Term[];
  /** Terms of several words by each of their words. */
  readonly byWord: ReadonlyMap<string, Word>;
  /** The most words that a term has. */
  readonly longest: number;
  /** Words that mean themselves. */
  readonly items: Pick<ItemNames, 'knows' | 'follows'> | undefined;
}

/** Pieces of a name that are compared. */
const longestName = 12;

const add = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/**
 * Prepares the values of a market for `readWords`. Names that people use beside the given ones
 * (feminines of colours, English words in Arabic letters) are known for the values of the spec. `items`
 * is what the stock's equipment is called.
 */
export function createVocabulary(
  named: Iterable<NamedValue>,
  items?: Vocabulary['items'],
): Vocabulary {
  const values = new Map<ListKey, string[]>();
  const exact = new Map<string, Term[]>();
  const byWord = new Map<string, { sound: Sound; terms: Set<Term> }>();
  const terms: Term[] = [];
  let longest = 1;
  for (const { key, value, names } of named) {
    if (values.get(key)?.includes(value)) continue;
    add(values, key, value);
    if (key === 'number_of_seats') continue;
    const seen = new Set<string>();
    const others = otherNames[key];
    const more = others && Object.hasOwn(others, value) ? (others[value] ?? []) : [];
    for (const name of [...names, ...more]) {
      const words = piecesOf(name, longestName)
        .map(({ text }) => text)
        .filter((text) => text !== '-');
      const text = words.join('');
      if (!text || seen.has(text)) continue;
      seen.add(text);
      const term = { key, value, words: words.length, text, sound: soundOf(words.join(' ')) };
      add(exact, text, term);
      terms.push(term);
      for (const word of words.length > 1 ? new Set(words) : []) {
        const known = byWord.get(word) ?? { sound: soundOf(word), terms: new Set<Term>() };
        known.terms.add(term);
        byWord.set(word, known);
      }
      longest = Math.max(longest, words.length);
    }
  }
  return { values, exact, terms, byWord, longest: Math.min(longest, 5), items };
}
