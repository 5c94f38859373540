import { defineMessages, type Locale } from '@mawkib/core/locale';
import type { RangeFilter } from '../../engine/filters/filter-definitions.js';
import { priceSymbol } from '../../engine/prices/stock-prices.js';

const units = defineMessages('stock-locator.units', {
  km: { ar: 'كم', en: 'km' },
  hp: { ar: 'حصان', en: 'hp' },
  kw: { ar: 'كيلوواط', en: 'kW' },
});

/** Name of a unit; the unit itself if it has none. */
export function unitName(unit: string, locale: Locale): string {
  const key = unit.toLowerCase();
  return Object.hasOwn(units.catalogue, key) ? units(locale)(key as 'km') : unit;
}

/** Unit next to the inputs of a range; '' for years. */
export function rangeUnit({ measure }: RangeFilter, locale: Locale): string {
  if (measure === 'year') return '';
  if (measure === 'money') return priceSymbol(locale);
  return units(locale)(measure === 'distance' ? 'km' : 'hp');
}
