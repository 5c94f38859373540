import type { ListKey } from '../../engine/filters/filter-definitions.js';
import { otherNames } from '../lexicon/other-names.js';
import { type PhoneticKey, phoneticKey } from '../phonetics/phonetic-key.js';
import { piecesOf } from '../tokens/pieces.js';
import { written } from '../tokens/spelling.js';
import type { ItemNames } from './item-names.js';
import type { KnownTexts } from './known-texts.js';

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
  /** Its words. */
  readonly spelt: readonly string[];
  /** As its own letters are written, see `written`. */
  readonly written: string;
  readonly sound: PhoneticKey;
}

/** A word of names that have several, and the names. */
export interface Word {
  readonly sound: PhoneticKey;
  readonly terms: ReadonlySet<Term>;
}

/** What a stock knows of words beside the names of its values; what is missing is unknown. */
export interface StockWords {
  /** What equipment is called. */
  readonly items?: Pick<ItemNames, 'knows' | 'follows'> | undefined;
  /** Versions, models with their bodies, interiors. */
  readonly texts?: Pick<KnownTexts, 'knows'> | undefined;
  /** The least and the most that a vehicle costs, in major units: what an amount can mean. */
  readonly prices?: { readonly min: number; readonly max: number } | undefined;
  /** Whether a VIN or an order number is so, or ends so; in lower case, without spaces and signs. */
  isCode?(code: string): boolean;
}

/** All that words can mean in a market, see `createVocabulary`. */
export interface Vocabulary extends StockWords {
  /** Every value of a filter. */
  readonly values: ReadonlyMap<ListKey, readonly string[]>;
  /** What values are called, `engine_types/diesel`, in every language. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  /** Terms by their text without spaces. */
  readonly exact: ReadonlyMap<string, readonly Term[]>;
  readonly terms: readonly Term[];
  /** What people call values that the market has not, by each of their names. */
  readonly absent: ReadonlyMap<string, readonly string[]>;
  /** Terms of several words by each of their words. */
  readonly byWord: ReadonlyMap<string, Word>;
  /** The most words that a term has. */
  readonly longest: number;
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
 * (feminines of colours, English words in Arabic letters) are known for the values of the spec. `stock`
 * is what else the stock knows.
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
    for (const name of [...names, ...more]) {
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
      // What people call a value beside its names means it as a whole: `full` is not `full electric`.
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

/** Names of `otherNames` whose values are not there: red where no car is red. */
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
