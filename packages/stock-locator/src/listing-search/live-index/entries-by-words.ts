import { locales } from '@mawkib/core/locale';
import { valueLabel } from '../../engine/filters/value-labels.js';
import { createWordIndex, type DescribedVehicle, engineText } from '../../text-search/index.js';
import type { StockEntry } from './stock-entry.js';

/** Text search over the vehicles of a live index. */
export interface EntriesByWords {
  /** Ids of the vehicles that match every word; undefined if all do. */
  search(words: string): Iterable<string> | undefined;
  matches(words: string): boolean;
  hasCode(code: string): boolean;
  /** See `LiveIndex.prepareWords`. */
  prepare(): Generator<void, void>;
  put(entry: StockEntry, before: StockEntry | undefined): void;
  remove(id: string): void;
}

/** Vehicles between two steps. */
const entriesPerStep = 500;

/** Indexes the entries on the first search, or in steps before it. */
export function createEntriesByWords(entries: Iterable<StockEntry>): EntriesByWords {
  const index = createWordIndex();
  /** Vehicles that are not in the word index yet. */
  let unread: Iterator<StockEntry> | undefined = entries[Symbol.iterator]();
  const readOn = (max: number) => {
    for (let read = 0; unread && read < max; read += 1) {
      const { done, value } = unread.next();
      if (done) unread = undefined;
      else index.put(described(value));
    }
  };
  const whole = () => {
    readOn(Number.POSITIVE_INFINITY);
    return index;
  };
  return {
    search(words) {
      const hits = whole().search(words);
      return hits.size === index.size ? undefined : hits;
    },
    matches: (words) => whole().matches(words),
    hasCode: (code) => whole().hasCode(code),
    *prepare() {
      while (unread) {
        readOn(entriesPerStep);
        yield;
      }
    },
    put(entry, before) {
      if (!before || !isSaidAlike(before, entry)) index.put(described(entry));
    },
    remove: (id) => void index.remove(id),
  };
}

/** Names of engines: a negated search may exclude vehicles that have one. */
const engineTexts = new Map<string, string>();
const engineWords = (type: string) => {
  const known = engineTexts.get(type);
  if (known !== undefined) return known;
  const text = locales.map((locale) => engineText(valueLabel('engine', type, locale))).join(' ');
  engineTexts.set(type, text);
  return text;
};

const described = ({
  id,
  words,
  equipment = [],
  codes = '',
  lists,
}: StockEntry): DescribedVehicle => ({
  id,
  texts: [...words, ...equipment, ...lists.engine_types.map(engineWords)],
  codes: codes.split(' ').filter(Boolean),
});

const isSaidAlike = (one: StockEntry, other: StockEntry) =>
  one.codes === other.codes &&
  isSame(one.lists.engine_types, other.lists.engine_types) &&
  isSame(one.words, other.words) &&
  isSame(one.equipment ?? [], other.equipment ?? []);

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((text, at) => text === others[at]);
