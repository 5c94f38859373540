import type { FacetValue, Locale } from '@mawkib/api-clients/contracts';
import { compareTexts, locales } from '@mawkib/core/locale';
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

/** Names in each language of what only vehicles know: colours, models, dealers. */
export type ValueNames = Readonly<Record<Locale, Map<string, string>>>;

/** Adds what a vehicle tells of names. */
export function addNames(names: ValueNames, { lists, dealer, names: own }: StockEntry): void {
  for (const locale of locales) {
    const known = names[locale];
    for (const color of lists.specific_colors)
      known.set(`specific_colors/${color}`, own.color[locale]);
    for (const model of lists.models) known.set(`models/${model}`, own.model[locale]);
    known.set(`dealers/${dealer.id}`, dealer.texts[locale].name);
  }
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
