import { type RangeKey, rangeKeys } from '@mawkib/stock-locator/engine';
import { searchText } from './search-text.js';
import type { FacetKey, StockEntry } from './stock-entry.js';
import type { StockFound, StockIndex, StockSearch } from './stock-index.js';
import { stockOrder } from './stock-order.js';

type Condition = (entry: StockEntry) => boolean;
interface Filter {
  key: FacetKey | RangeKey;
  passes: Condition;
}

/**
 * Looks at every vehicle once: those that pass all filters are the answer; one that fails exactly
 * one filter counts for that filter's own values. Sold vehicles are not listed.
 */
export function createScanIndex(stock: readonly StockEntry[]): StockIndex {
  const listed = stock.filter(({ status }) => status !== 'sold');
  const facetKeys = Object.keys(listed[0]?.lists ?? {}) as FacetKey[];
  const values = new Map(facetKeys.map((key) => [key, new Set<string>()]));
  for (const { lists } of listed) {
    for (const key of facetKeys) for (const value of lists[key]) values.get(key)?.add(value);
  }

  return {
    search(search) {
      const filters = filtersOf(search);
      const demanded = demandsOf(search);
      const facets = Object.fromEntries(
        facetKeys.map((key) => [
          key,
          new Map([...(values.get(key) ?? [])].map((value) => [value, 0])),
        ]),
      ) as Record<FacetKey, Map<string, number>>;
      const ranges: Partial<Record<RangeKey, { min: number; max: number }>> = {};
      const found: StockEntry[] = [];

      for (const entry of listed) {
        if (!demanded.every((passes) => passes(entry))) continue;
        const failed = failedOf(filters, entry);
        if (failed === many) continue;
        if (failed === none) found.push(entry);
        for (const key of facetKeys)
          if (failed === none || failed === key) count(facets[key], entry.lists[key]);
        for (const key of rangeKeys)
          if (failed === none || failed === key) widen(ranges, key, entry.ranges[key]);
      }

      const from = (search.page - 1) * search.items;
      const entries = found.sort(stockOrder(search.sort)).slice(from, from + search.items);
      return { entries, total: found.length, facets, ranges } satisfies StockFound;
    },
  };
}

const none = Symbol('passes all');
const many = Symbol('fails more than one');

function failedOf(filters: readonly Filter[], entry: StockEntry) {
  let failed: FacetKey | RangeKey | typeof none = none;
  for (const { key, passes } of filters) {
    if (passes(entry)) continue;
    if (failed !== none) return many;
    failed = key;
  }
  return failed;
}

function filtersOf(search: StockSearch): Filter[] {
  const lists = Object.entries({
    ...search.lists,
    nameplate_model_group: search.nameplate_model_group
      ? [search.nameplate_model_group]
      : undefined,
  }) as [FacetKey, readonly string[] | undefined][];
  const chosen = lists.flatMap(([key, wanted]): Filter[] => {
    if (!wanted?.length) return [];
    const set = new Set(wanted);
    if (key === 'specific_colors') return [{ key, passes: (entry) => hasColor(entry, set) }];
    return [{ key, passes: (entry) => entry.lists[key].some((value) => set.has(value)) }];
  });
  const bounded = rangeKeys.flatMap((key): Filter[] => {
    const range = search.ranges[key];
    if (!range) return [];
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = range;
    const within = (value: number | null) => value !== null && value >= from && value <= to;
    return [{ key, passes: (entry) => within(entry.ranges[key]) }];
  });
  return [...chosen, ...bounded];
}

/** A specific colour may be named by its key or, in an old link, by its name in either language. */
const hasColor = ({ lists, names }: StockEntry, wanted: ReadonlySet<string>) =>
  lists.specific_colors.some((key) => wanted.has(key)) ||
  wanted.has(names.color.ar) ||
  wanted.has(names.color.en);

/** What no filter can widen, and what counts nowhere else. */
function demandsOf(search: StockSearch): Condition[] {
  const { publications, forced_statuses, forced_dealer_codes, words } = search;
  const wanted = searchText(words ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return [
    (entry) => publications.some((publication) => entry.publications.includes(publication)),
    ...(forced_statuses ? [({ status }: StockEntry) => forced_statuses.includes(status)] : []),
    ...(forced_dealer_codes
      ? [({ dealer }: StockEntry) => forced_dealer_codes.includes(dealer.dealer_code)]
      : []),
    ...(wanted.length
      ? [
          (entry: StockEntry) =>
            wanted.every((word) => entry.words.some((text) => text.includes(word))),
        ]
      : []),
  ];
}

function count(counts: Map<string, number>, values: readonly string[]) {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

function widen(
  ranges: Partial<Record<RangeKey, { min: number; max: number }>>,
  key: RangeKey,
  value: number | null,
) {
  if (value === null) return;
  const range = ranges[key];
  if (!range) ranges[key] = { min: value, max: value };
  else if (value < range.min) range.min = value;
  else if (value > range.max) range.max = value;
}
