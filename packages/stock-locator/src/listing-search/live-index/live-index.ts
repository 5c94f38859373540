import type { ListingSuggestion } from '@mawkib/api-clients/contracts/stock';
import { type RangeKey, rangeKeys } from '../../engine/filters/filter-definitions.js';
import {
  type AllocateMemory,
  buildStockIndex,
  type IndexedVehicle,
  type StockQueryResult,
  vehicleSchema,
} from '../../stock-index/index.js';
import type { ColorNames } from './color-names.js';
import type { EntriesByWords } from './entries-by-words.js';
import { type FacetKey, facetKeys, type StockEntry } from './stock-entry.js';
import type { StockFound, StockSearch } from './stock-search.js';
import { suggestForEmpty } from './suggest-for-empty.js';

/** A searchable stock that can change at any time. Responses are always exact. */
export interface LiveIndex {
  search(search: StockSearch): StockFound;
  /** Number of vehicles that a search finds. */
  count(search: StockSearch): number;
  /**
   * The smallest changes that make an empty search find something; empty for a search with results.
   */
  suggest(search: StockSearch): ListingSuggestion[];
  /** Builds the word index in steps. The first text search completes what is left. */
  prepareWords(): Generator<void, void>;
  /** Adds or replaces a vehicle by id; a sold one is removed. */
  put(entry: StockEntry): void;
  remove(id: string): void;
  /** Number of listed vehicles. */
  readonly size: number;
  /** Compacts the index after many changes, in steps; undefined if not needed. */
  compact(): Generator<void, void> | undefined;
  /** True if words match any vehicle, see `WordIndex`. */
  matches(words: string): boolean;
  /** True if a vehicle has this VIN or order number, or one that ends with it. */
  hasCode(code: string): boolean;
  /** Min and max price; undefined if no vehicle has one. */
  prices(): { min: number; max: number } | undefined;
  /** All values of the listed vehicles. */
  values(key: FacetKey): string[];
}

/** Bar edges of each histogram, see `NumberDefinition.edges`. */
export type BarEdges = { readonly [K in RangeKey]?: readonly number[] };

export interface LiveIndexOptions {
  /** Text search; without it the index ignores words. */
  wordsOf?: (entries: Iterable<StockEntry>) => EntriesByWords;
  /** Default: derived from the numbers of the stock. */
  edges?: BarEdges | undefined;
  /** `webAssemblyMemory()` for a large stock. Default: JavaScript counts. */
  allocateMemory?: AllocateMemory | undefined;
}

/** Builds a live index in steps, for a thread that must stay responsive. */
export function* buildLiveIndex(
  stock: Iterable<StockEntry>,
  colors: ColorNames,
  { wordsOf, edges = {}, allocateMemory }: LiveIndexOptions = {},
): Generator<void, LiveIndex> {
  const entries = new Map<string, StockEntry>();
  let taken = 0;
  for (const entry of stock) {
    if (isListed(entry)) entries.set(entry.id, entry);
    taken += 1;
    if (taken % entriesPerStep === 0) yield;
  }
  yield;
  const { index } = yield* buildStockIndex(withEdges(edges), indexedOf(entries.values()), {
    allocateMemory,
  });
  /** Counts of each value in requested lists, by their publications. */
  const lists = new Map<string, StockFound['facets']>();
  const byWords = wordsOf?.(entries.values());
  const described = () => {
    if (!byWords) throw new Error('This index of a stock has no words.');
    return byWords;
  };

  /** All values of one list, or of the whole stock; values of other lists have count 0. */
  const valuesOf = (publications?: readonly string[]) => {
    const key = publications?.join() ?? '';
    const known = lists.get(key);
    if (known) return known;
    const demands = publications && { publications };
    const counts = countsOf(index.query({ sort: 'defaultOrder', perPage: 0, demands }), () => true);
    if (lists.size >= maxLists) lists.clear();
    lists.set(key, counts);
    return counts;
  };
  const queryOf = ({ words, ...search }: StockSearch) => ({
    filters: filtersOf(search, colors.keysOf),
    ranges: search.ranges,
    demands: demandsOf(search),
    bounds: search.within && { display_price: search.within.display_price },
    only: words === undefined ? undefined : described().search(words),
    sort: search.sort ?? ('defaultOrder' as const),
  });
  const remove = (id: string) => {
    if (!entries.delete(id)) return;
    index.remove(id);
    byWords?.remove(id);
    lists.clear();
  };

  return {
    search(search) {
      const { page, items: perPage } = search;
      const response = index.query({ ...queryOf(search), page, perPage });
      const all = valuesOf(search.publications);
      return {
        entries: response.ids.flatMap((id) => entries.get(id) ?? []),
        total: response.total,
        facets: countsOf(response, (key, value) => all[key].get(value) !== 0),
        ranges: spansOf(response),
      };
    },
    count: (search) => index.count(queryOf(search)),
    suggest: (search) =>
      suggestForEmpty(index, queryOf({ ...search, words: undefined }), queryOf(search).only),
    prepareWords: () => described().prepare(),
    put(entry) {
      if (!isListed(entry)) return remove(entry.id);
      const before = entries.get(entry.id);
      entries.set(entry.id, entry);
      index.put(indexed(entry));
      byWords?.put(entry, before);
      lists.clear();
    },
    remove,
    get size() {
      return entries.size;
    },
    matches: (words) => described().matches(words),
    hasCode: (code) => described().hasCode(code),
    prices() {
      const { min = null, max = null } =
        index.query({ sort: 'defaultOrder', perPage: 0 }).ranges.display_price ?? {};
      return min === null || max === null ? undefined : { min, max };
    },
    values: (key) => [...valuesOf()[key]].flatMap(([value, count]) => (count > 0 ? value : [])),
    compact: () => (index.compactionDue ? index.compact() : undefined),
  };
}

/** Entries between two steps. */
const entriesPerStep = 5_000;

/** Max cached lists; a site has few. */
const maxLists = 16;

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

/** Restrictions that no filter can widen, and that exclude vehicles from all counts. */
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

type Response = StockQueryResult<string, string>;

function countsOf(
  { facets }: Pick<Response, 'facets'>,
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

function spansOf({ ranges }: Pick<Response, 'ranges'>): StockFound['ranges'] {
  return Object.fromEntries(
    rangeKeys.flatMap((key) => {
      const { min = null, max = null, edges = [], bars = [] } = ranges[key] ?? {};
      if (min === null || max === null) return [];
      return [[key, { min: min, max: max, edges: [...edges], bars: [...bars] }]];
    }),
  );
}
