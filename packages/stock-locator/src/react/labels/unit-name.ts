import { defineMessages, type Locale } from '@mawkib/core/locale';
import type { RangeFilter } from '../../engine/filters/filter-definitions.js';
import { priceSymbol } from '../../engine/prices/stock-price.js';

const units = defineMessages('stock-locator.units', {
  km: { ar: 'كم', en: 'km' },
  hp: { ar: 'حصان', en: 'hp' },
  kw: { ar: 'كيلوواط', en: 'kW' },
});

/** The unit of a figure of the service, in words; the service's own where no word is known. */
export function unitName(unit: string, locale: Locale): string {
  const key = unit.toLowerCase();
  return Object.hasOwn(units.catalogue, key) ? units(locale)(key as 'km') : unit;
}

/** The unit that stands beside a range's inputs; '' for years. */
export function rangeUnit({ measure }: RangeFilter, locale: Locale): string {
  if (measure === 'year') return '';
  if (measure === 'money') return priceSymbol(locale);
  return units(locale)(measure === 'distance' ? 'km' : 'hp');
}
