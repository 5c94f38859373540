import type { FacetValue, Locale } from '@mawkib/api-clients/contracts';
import { compareTexts } from '@mawkib/core/locale';
import { states, statuses, type ValueKind, valueLabel } from '@mawkib/core/vocabulary';
import type { FacetKey, StockEntry } from './stock-entry.js';
import type { StockFound } from './stock-index.js';

const groups: Partial<Record<FacetKey, ValueKind>> = {
  brands: 'brand',
  states: 'state',
  statuses: 'status',
  engine_types: 'engine',
  transmissions: 'transmission',
  colors: 'color',
  financing_options: 'financing',
};

const fixedOrders: Partial<Record<FacetKey, readonly string[]>> = { states, statuses };

/** Names in one language of what only vehicles know: colours, models, dealers. */
export function namesOf(stock: readonly StockEntry[], locale: Locale): ReadonlyMap<string, string> {
  const of = { specific_colors: new Map(), dealers: new Map(), models: new Map() } as const;
  for (const { lists, names, dealer } of stock) {
    of.specific_colors.set(lists.specific_colors[0], names.color[locale]);
    of.dealers.set(dealer.id, dealer.texts[locale].name);
    of.models.set(lists.models[0], names.model[locale]);
  }
  return new Map(
    Object.entries(of).flatMap(([key, named]) =>
      [...named].map(([value, name]): [string, string] => [`${key}/${value}`, name]),
    ),
  );
}

/** What a value is called; the value itself where nobody knows a name. */
export function valueName(
  key: FacetKey,
  value: string,
  names: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const group = groups[key];
  return names.get(`${key}/${value}`) ?? (group ? valueLabel(group, value, locale) : value);
}

/** Counts with names, each facet in an order that does not jump while a visitor filters. */
export function facetValues(
  facets: StockFound['facets'],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): Record<string, FacetValue[]> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => {
      const key = name as FacetKey;
      const order = fixedOrders[key];
      const values = [...counts].map(([value, count]) => ({
        value,
        label: valueName(key, value, names, locale),
        count,
      }));
      values.sort((a, b) =>
        order
          ? order.indexOf(a.value) - order.indexOf(b.value)
          : compareTexts(a.label, b.label, locale),
      );
      return [key, values];
    }),
  );
}
