import type { ListingSuggestion } from '@mawkib/api-clients/contracts';
import { locales } from '@mawkib/core/locale';
import { valueLabel } from '@mawkib/core/vocabulary';
import { type RangeKey, rangeKeys } from '../engine/filter-definitions.js';
import {
  buildStockIndex,
  type IndexedVehicle,
  type StockAnswer,
  vehicleSchema,
} from '../stock-index/index.js';
import { createWordIndex, type DescribedVehicle, engineText } from '../words/index.js';
import type { ColorNames } from './color-names.js';
import { type FacetKey, facetKeys, type StockEntry } from './stock-entry.js';
import type { StockFound, StockSearch } from './stock-search.js';
import { suggestForEmpty } from './suggest-for-empty.js';

/** A stock that changes while it is searched. Answers are always exact. */
export interface LiveIndex {
  search(search: StockSearch): StockFound;
  /** Only how many vehicles a search finds. */
  count(search: StockSearch): number;
  /** The smallest changes after which a search that finds nothing finds something; it finds none else. */
  suggest(search: StockSearch): ListingSuggestion[];
  /**
   * The work of the first search by words, in steps, so that nobody waits for it. Such a
   * search does what is left of it.
   */
  prepareWords(): Generator<void, void>;
  /** Takes the place of the vehicle with its id; a sold one is not listed. */
  put(entry: StockEntry): void;
  remove(id: string): void;
  /** How many vehicles are listed. */
  readonly size: number;
  /** Work that makes searches fast again after many changes, in steps; undefined when none is due. */
  compact(): Generator<void, void> | undefined;
  /** Whether words describe any vehicle, see `WordIndex`. */
  matches(words: string): boolean;
  /** Whether a vehicle has a VIN or an order number that is so, or ends so. */
  hasCode(code: string): boolean;
  /** The least and the most that a vehicle costs; undefined where none has a price. */
  prices(): { least: number; most: number } | undefined;
  /** Every value that a listed vehicle has now. */
  values(key: FacetKey): string[];
}

/** Where the bars of each histogram part, see `NumberDefinition.edges`. */
export type BarEdges = { readonly [K in RangeKey]?: readonly number[] };

/** Answers searches by the index of the stock locator; a change shows in the next one. */
export function createLiveIndex(stock: Iterable<StockEntry>, colors: ColorNames): LiveIndex {
  const steps = buildLiveIndex(stock, colors);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * The same in steps, for a thread that must answer meanwhile. Without `edges` the bars part where the
 * stock's own numbers suggest.
 */
export function* buildLiveIndex(
  stock: Iterable<StockEntry>,
  colors: ColorNames,
  edges: BarEdges = {},
): Generator<void, LiveIndex> {
  const entries = new Map<string, StockEntry>();
  for (const entry of stock) if (isListed(entry)) entries.set(entry.id, entry);
  yield;
  const { index } = yield* buildStockIndex(withEdges(edges), indexedOf(entries.values()));
  /** How often each value occurs in the lists that were asked for, by their publications. */
  const lists = new Map<string, StockFound['facets']>();
  const byWords = createWordIndex();
  /** Vehicles that the index of words does not know yet. */
  let unread: Iterator<StockEntry> | undefined = entries.values();

  /** All values of one list, or of the whole stock; those that only other lists have count 0. */
  const valuesOf = (publications?: readonly string[]) => {
    const key = publications?.join() ?? '';
    const known = lists.get(key);
    if (known) return known;
    const demands = publications && { publications };
    const counts = countsOf(index.query({ sort: 'usual', perPage: 0, demands }), () => true);
    if (lists.size >= mostLists) lists.clear();
    lists.set(key, counts);
    return counts;
  };
  const readOn = (most: number) => {
    for (let read = 0; unread && read < most; read += 1) {
      const { done, value } = unread.next();
      if (done) unread = undefined;
      else byWords.put(described(value));
    }
  };
  const found = (words: string): Iterable<string> | undefined => {
    readOn(Number.POSITIVE_INFINITY);
    const hits = byWords.search(words);
    return hits.size === byWords.size ? undefined : hits;
  };
  const queryOf = ({ words, ...search }: StockSearch) => ({
    filters: filtersOf(search, colors.keysOf),
    ranges: search.ranges,
    demands: demandsOf(search),
    bounds: search.within && { display_price: search.within.display_price },
    only: words === undefined ? undefined : found(words),
    sort: search.sort ?? ('usual' as const),
  });
  const remove = (id: string) => {
    if (!entries.delete(id)) return;
    index.remove(id);
    byWords.remove(id);
    lists.clear();
  };

  return {
    search(search) {
      const { page, items: perPage } = search;
      const answer = index.query({ ...queryOf(search), page, perPage });
      const all = valuesOf(search.publications);
      return {
        entries: answer.ids.flatMap((id) => entries.get(id) ?? []),
        total: answer.total,
        facets: countsOf(answer, (key, value) => all[key].get(value) !== 0),
        ranges: spansOf(answer),
      };
    },
    count: (search) => index.count(queryOf(search)),
    suggest: (search) =>
      suggestForEmpty(index, queryOf({ ...search, words: undefined }), queryOf(search).only),
    *prepareWords() {
      while (unread) {
        readOn(wordsAtOnce);
        yield;
      }
    },
    put(entry) {
      if (!isListed(entry)) return remove(entry.id);
      const before = entries.get(entry.id);
      entries.set(entry.id, entry);
      index.put(indexed(entry));
      if (!before || !isSaidAlike(before, entry)) byWords.put(described(entry));
      lists.clear();
    },
    remove,
    get size() {
      return entries.size;
    },
    matches(words) {
      readOn(Number.POSITIVE_INFINITY);
      return byWords.matches(words);
    },
    hasCode(code) {
      readOn(Number.POSITIVE_INFINITY);
      return byWords.hasCode(code);
    },
    prices() {
      const { least = null, most = null } =
        index.query({ sort: 'usual', perPage: 0 }).ranges.display_price ?? {};
      return least === null || most === null ? undefined : { least, most };
    },
    values: (key) => [...valuesOf()[key]].flatMap(([value, count]) => (count > 0 ? value : [])),
    compact: () => (index.compactionDue ? index.compact() : undefined),
  };
}

/** So many lists are known until the stock changes; a site has few. */
const mostLists = 16;

/** Vehicles between two steps. */
const wordsAtOnce = 500;

/** What engines are called: a search may leave out those that have one. */
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

const isListed = ({ status }: StockEntry) => status !== 'sold';

const withEdges = (edges: BarEdges): typeof vehicleSchema => ({
  ...vehicleSchema,
  numbers: vehicleSchema.numbers.map((number) => {
    const own = number.key === 'created_at' ? undefined : edges[number.key];
    return own ? { ...number, edges: own } : number;
  }),
});

type Indexed = IndexedVehicle<FacetKey | 'publications' | 'dealer_codes', RangeKey | 'created_at'>;

const indexed = (entry: StockEntry): Indexed => ({
  id: entry.id,
  ...entry.lists,
  publications: entry.publications,
  dealer_codes: entry.dealer_code,
  ...entry.ranges,
  created_at: entry.created_at,
});

function* indexedOf(stock: Iterable<StockEntry>): Generator<Indexed> {
  for (const entry of stock) yield indexed(entry);
}

function filtersOf(
  { lists, nameplate_model_group }: StockSearch,
  colorKeys: (wanted: readonly string[]) => readonly string[],
) {
  const { specific_colors } = lists;
  return {
    ...lists,
    ...(specific_colors && { specific_colors: colorKeys(specific_colors) }),
    ...(nameplate_model_group && { nameplate_model_group: [nameplate_model_group] }),
  };
}

/** What no filter can widen, and what counts nowhere else. */
const demandsOf = ({
  publications,
  forced_statuses,
  forced_dealer_codes,
  within,
}: StockSearch) => ({
  publications,
  ...(within && { states: within.states, financing_options: ['cash'] }),
  ...(forced_statuses && { statuses: forced_statuses }),
  ...(forced_dealer_codes && { dealer_codes: forced_dealer_codes }),
});

type Answer = StockAnswer<string, string>;

function countsOf(
  { facets }: Pick<Answer, 'facets'>,
  keep: (key: FacetKey, value: string) => boolean,
): StockFound['facets'] {
  return Object.fromEntries(
    facetKeys.map((key) => {
      const { values = [], counts = [] } = facets[key] ?? {};
      const pairs = [...values].map((value, at) => [value, counts[at] ?? 0] as const);
      return [key, new Map(pairs.filter(([value]) => keep(key, value)))];
    }),
  ) as Record<FacetKey, Map<string, number>>;
}

function spansOf({ ranges }: Pick<Answer, 'ranges'>): StockFound['ranges'] {
  return Object.fromEntries(
    rangeKeys.flatMap((key) => {
      const { least = null, most = null, edges = [], bars = [] } = ranges[key] ?? {};
      if (least === null || most === null) return [];
      return [[key, { min: least, max: most, edges: [...edges], bars: [...bars] }]];
    }),
  );
}
