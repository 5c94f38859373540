import type { FacetValue } from '@mawkib/api-clients/contracts/stock';
import { compareTexts, type Locale, type Localized, locales, localize } from '@mawkib/core/locale';
import { states, statuses } from '@mawkib/core/vocabulary';
import { type ValueKind, valueLabel } from '../../engine/filters/value-labels.js';
import type { ColorNames } from './color-names.js';
import type { EntryNames, FacetKey, StockEntry } from './stock-entry.js';
import type { StockFound } from './stock-search.js';

const groups: Partial<Record<FacetKey, ValueKind>> = {
  brands: 'brand',
  states: 'state',
  statuses: 'status',
  engine_types: 'engine',
  transmissions: 'transmission',
  body_types: 'body',
  colors: 'color',
  financing_options: 'financing',
};

const fixedOrders: Partial<Record<FacetKey, readonly string[]>> = { states, statuses };

/**
 * Names in each language of values that only vehicles name (`models/Defender`): colours, models,
 * dealers.
 */
export type ValueNames = Record<Locale, Map<string, string>>;

/** The names in one language. */
export function namesIn(names: ValueNames, locale: Locale): Map<string, string> {
  const known = names[locale] ?? new Map<string, string>();
  names[locale] = known;
  return known;
}

const textIn = (texts: Localized, locale: Locale) => texts[locale] ?? localize(texts, locale);

/**
 * Adds the names that a vehicle has for its values. A feed without a name in a language repeats the
 * value itself (`Range Rover Sport` in Arabic); that does not replace another vehicle's name.
 */
export function addNames(
  names: ValueNames,
  colors: ColorNames,
  { lists }: Pick<StockEntry, 'lists'>,
  { model, color, dealer, city }: EntryNames,
): void {
  for (const locale of locales) {
    const known = namesIn(names, locale);
    for (const key of lists.specific_colors) {
      known.set(`specific_colors/${key}`, textIn(color, locale));
      colors.add(key, textIn(color, locale));
    }
    for (const key of lists.models) {
      const name = textIn(model, locale);
      const isOwn = name !== '' && name !== key;
      if (isOwn || !known.has(`models/${key}`)) known.set(`models/${key}`, name || key);
    }
    for (const key of lists.dealers) {
      known.set(`dealers/${key}`, textIn(dealer, locale));
      known.set(`cities/${key}`, textIn(city, locale));
    }
  }
}

/** Name of a value; the value itself if it has none. */
export function valueName(
  key: FacetKey,
  value: string,
  names: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const group = groups[key];
  return names.get(`${key}/${value}`) ?? (group ? valueLabel(group, value, locale) : value);
}

/** Adds names to facet counts. */
export interface FacetNamer {
  /** Facets with names, in an order that is stable while a visitor filters. */
  facets(counts: StockFound['facets']): Record<string, FacetValue[]>;
  /** Clears the cached names. */
  forget(): void;
}

interface Ordered {
  labels: Map<string, string>;
  values: string[];
}

/** Names and orders of values are cached: they are the same in every response. */
export function createFacetNamer(names: ReadonlyMap<string, string>, locale: Locale): FacetNamer {
  const kept = new Map<FacetKey, Ordered>();
  const order = (key: FacetKey, values: Iterable<string>): Ordered => {
    const labels = new Map(
      [...values].map((value) => [value, valueName(key, value, names, locale)]),
    );
    const fixed = fixedOrders[key];
    const sorted = [...labels].sort(([a, labelOfA], [b, labelOfB]) =>
      fixed ? fixed.indexOf(a) - fixed.indexOf(b) : compareTexts(labelOfA, labelOfB, locale),
    );
    return { labels, values: sorted.map(([value]) => value) };
  };
  const orderOf = (key: FacetKey, counts: ReadonlyMap<string, number>): Ordered => {
    const known = kept.get(key);
    if (known && [...counts.keys()].every((value) => known.labels.has(value))) return known;
    const made = order(key, new Set([...(known?.values ?? []), ...counts.keys()]));
    kept.set(key, made);
    return made;
  };
  return {
    facets: (counts) =>
      Object.fromEntries(
        Object.entries(counts).map(([name, each]) => {
          const { values, labels } = orderOf(name as FacetKey, each);
          const found = values.flatMap((value): FacetValue[] => {
            const count = each.get(value);
            return count === undefined ? [] : [{ value, label: labels.get(value) ?? value, count }];
          });
          return [name, found];
        }),
      ),
    forget: () => kept.clear(),
  };
}
