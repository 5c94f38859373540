import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { otherNames } from '../lexicon/other-names.js';
import { type PhoneticKey, phoneticKey } from '../phonetics/phonetic-key.js';
import { piecesOf } from '../tokens/pieces.js';
import { written } from '../tokens/spelling.js';
import type { ItemNames } from './item-names.js';
import type { StockTexts } from './stock-texts.js';

/** A filter value with its names in every language. */
export interface NamedValue {
  readonly key: ListKey;
  readonly value: string;
  readonly names: readonly string[];
}

/** One name of a value, prepared for comparison. */
export interface Term {
  readonly key: ListKey;
  readonly value: string;
  /** Number of words. */
  readonly words: number;
  readonly text: string;
  /** Its words. */
  readonly spelt: readonly string[];
  /** Spelt with its exact letters, see `written`. */
  readonly written: string;
  readonly sound: PhoneticKey;
}

/** A word of multi-word names, with those names. */
export interface Word {
  readonly sound: PhoneticKey;
  readonly terms: ReadonlySet<Term>;
}

/** Other words of a stock; missing parts are unknown. */
export interface StockWords {
  /** Names of equipment. */
  readonly items?: Pick<ItemNames, 'knows' | 'follows'> | undefined;
  /** Versions, models with bodies, interiors. */
  readonly texts?: Pick<StockTexts, 'knows'> | undefined;
  /** Further names of a value, which mean it only as a whole. */
  readonly otherNames?: ((key: ListKey, value: string) => readonly string[]) | undefined;
  /** True for the name of a maker, of this stock or not. */
  isMaker?(name: string): boolean;
  /** Min and max price in major units, to interpret amounts. */
  readonly prices?: { readonly min: number; readonly max: number } | undefined;
  /**
   * True if a VIN or an order number equals or ends with `code`; in lower case, without spaces and
   * punctuation.
   */
  isCode?(code: string): boolean;
}

/** All words with a meaning in a market, see `createVocabulary`. */
export interface Vocabulary extends StockWords {
  /** Values of each filter. */
  readonly values: ReadonlyMap<ListKey, readonly string[]>;
  /** Names of values in every language, by `engine_types/diesel`. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  /** Terms by their text without spaces. */
  readonly exact: ReadonlyMap<string, readonly Term[]>;
  readonly terms: readonly Term[];
  /** Common names of values that the market does not have. */
  readonly absent: ReadonlyMap<string, readonly string[]>;
  /** Multi-word terms by each of their words. */
  readonly byWord: ReadonlyMap<string, Word>;
  /** Max words of a term. */
  readonly longest: number;
}

/** Max words of a name that are compared. */
const longestName = 12;

const add = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/**
 * Prepares a market's values for `parseSearchText`. Adds common names (feminine colours, English
 * words in Arabic letters) for values of the specification. `stock` has the stock's other words.
 */
export function createVocabulary(named: Iterable<NamedValue>, stock: StockWords = {}): Vocabulary {
  const values = new Map<ListKey, string[]>();
  const exact = new Map<string, Term[]>();
  const byWord = new Map<string, { sound: PhoneticKey; terms: Set<Term> }>();
  const terms: Term[] = [];
  const labels = new Map<string, readonly string[]>();
  let longest = 1;
  for (const { key, value, names } of named) {
    if (values.get(key)?.includes(value)) continue;
    add(values, key, value);
    labels.set(`${key}/${value}`, names);
    if (key === 'number_of_seats') continue;
    const seen = new Set<string>();
    const others = otherNames[key];
    const more = others && Object.hasOwn(others, value) ? (others[value] ?? []) : [];
    const further = stock.otherNames?.(key, value) ?? [];
    for (const name of [...names, ...more, ...further]) {
      const words = piecesOf(name, longestName)
        .map(({ text }) => text)
        .filter((text) => text !== '-');
      const text = words.join('');
      if (!text || seen.has(text)) continue;
      seen.add(text);
      const term = {
        key,
        value,
        words: words.length,
        text,
        spelt: words,
        written: written(name),
        sound: phoneticKey(words.join(' ')),
      };
      add(exact, text, term);
      terms.push(term);
      // A common name means the value only as a whole: `full` is not `full electric`.
      const isShared = words.length > 1 && names.includes(name);
      for (const word of isShared ? new Set(words) : []) {
        const known = byWord.get(word) ?? { sound: phoneticKey(word), terms: new Set<Term>() };
        known.terms.add(term);
        byWord.set(word, known);
      }
      longest = Math.max(longest, words.length);
    }
  }
  return {
    values,
    labels,
    exact,
    absent: absentNames(values),
    terms,
    byWord,
    longest: Math.min(longest, 5),
    ...stock,
  };
}

/** Names in `otherNames` of values that the market does not have: red, if no car is red. */
function absentNames(values: ReadonlyMap<ListKey, readonly string[]>): Map<string, string[]> {
  const absent = new Map<string, string[]>();
  for (const [key, named] of Object.entries(otherNames)) {
    const there = values.get(key as ListKey) ?? [];
    for (const [value, names] of Object.entries(named)) {
      if (there.includes(value)) continue;
      const texts = [value, ...names].map((name) => textOf(name));
      for (const text of texts) absent.set(text, [...(absent.get(text) ?? []), ...texts]);
    }
  }
  return absent;
}

const textOf = (name: string) =>
  piecesOf(name, longestName)
    .map(({ text }) => (text === '-' ? '' : text))
    .join('');
