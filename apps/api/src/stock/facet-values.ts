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
  const names = new Map<string, string>();
  for (const { vehicle, dealer } of stock) {
    names.set(`specific_colors/${vehicle.color_key}`, vehicle.texts[locale].color_name);
    names.set(`dealers/${dealer.id}`, dealer.texts[locale].name);
    names.set(`models/${vehicle.nameplate}`, vehicle.texts[locale].model_name);
  }
  return names;
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
