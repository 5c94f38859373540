import type { FacetValue, Locale } from '@mawkib/api-clients/contracts';
import { states, statuses } from '@mawkib/core/vocabulary';
import type { FacetKey, StockEntry } from './stock-entry.js';
import type { StockFound } from './stock-index.js';
import { stockLabel } from './stock-messages.js';

const groups: Partial<Record<FacetKey, string>> = {
  brands: 'brand',
  states: 'state',
  statuses: 'status',
  engine_types: 'engine',
  transmissions: 'transmission',
  colors: 'color',
  financing_options: 'financing',
};

const fixedOrders: Partial<Record<FacetKey, readonly string[]>> = { states, statuses };

const collators = {
  ar: new Intl.Collator('ar', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

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

/** Counts with names, each facet in an order that does not jump while a visitor filters. */
export function facetValues(
  facets: StockFound['facets'],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): Record<string, FacetValue[]> {
  const collator = collators[locale];
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => {
      const key = name as FacetKey;
      const label = (value: string) =>
        names.get(`${key}/${value}`) ?? stockLabel(groups[key] ?? key, value, locale);
      const order = fixedOrders[key];
      const values = [...counts].map(([value, count]) => ({ value, label: label(value), count }));
      values.sort((a, b) =>
        order
          ? order.indexOf(a.value) - order.indexOf(b.value)
          : collator.compare(a.label, b.label),
      );
      return [key, values];
    }),
  );
}
