import { defineMessages, directionOf, formatNumber, type Locale } from '@mawkib/core/locale';
import type { FilterKey, ListKey, RangeFilter } from '../../engine/filters/filter-definitions.js';
import { valueLabel } from '../../engine/filters/value-labels.js';
import { formatPrice, formatPriceRange } from '../../engine/prices/stock-prices.js';
import type { ActiveFilter } from '../../engine/query/active-filters.js';
import type { Range } from '../../engine/query/vehicle-query.js';
import { budgetText } from './budget-text.js';
import { messages as cardMessages } from './card.messages.js';
import { messages } from './messages.js';
import { searchTextLabel } from './search-text-label.js';
import { rangeUnit } from './unit-name.js';

const names = defineMessages('stock-locator.filters', {
  brands: { ar: 'العلامة', en: 'Brand' },
  models: { ar: 'الطراز', en: 'Model' },
  states: { ar: 'الحالة', en: 'Condition' },
  statuses: { ar: 'التوفر', en: 'Availability' },
  engine_types: { ar: 'نوع المحرك', en: 'Engine' },
  transmissions: { ar: 'ناقل الحركة', en: 'Transmission' },
  body_types: { ar: 'نوع الهيكل', en: 'Body type' },
  colors: { ar: 'اللون', en: 'Colour' },
  specific_colors: { ar: 'درجة اللون', en: 'Exact colour' },
  dealers: { ar: 'الوكيل', en: 'Retailer' },
  financing_options: { ar: 'طريقة الدفع', en: 'Ways to pay' },
  number_of_seats: { ar: 'عدد المقاعد', en: 'Seats' },
  display_price: { ar: 'السعر', en: 'Price' },
  msrp_price: { ar: 'السعر الرسمي', en: 'List price' },
  mileage: { ar: 'المسافة المقطوعة', en: 'Mileage' },
  production_year: { ar: 'سنة الصنع', en: 'Year built' },
  model_year: { ar: 'سنة الطراز', en: 'Model year' },
  power: { ar: 'القوة', en: 'Power' },
});

export const filterName = (key: FilterKey, locale: Locale): string => names(locale)(key);

const kinds = {
  states: 'state',
  statuses: 'status',
  engine_types: 'engine',
  transmissions: 'transmission',
  body_types: 'body',
  colors: 'color',
  financing_options: 'financing',
} as const;

/** Label of a filter value without a name from the service. */
export function filterValueLabel(key: ListKey, value: string, locale: Locale): string {
  if (key === 'number_of_seats') return cardMessages(locale)('seats', { count: Number(value) });
  return key in kinds ? valueLabel(kinds[key as keyof typeof kinds], value, locale) : value;
}

/** A bound of a range with its unit. */
export function boundText(filter: RangeFilter, value: number, locale: Locale): string {
  if (filter.measure === 'year') return String(value);
  if (filter.measure === 'money') return formatPrice(value, locale) || formatNumber(value, locale);
  return `${formatNumber(value, locale)} ${rangeUnit(filter, locale)}`;
}

/** Text of a range: both ends, or the one it has. */
export function rangeText(filter: RangeFilter, { from, to }: Range, locale: Locale): string {
  const t = messages(locale);
  if (from === undefined) return t('at_most', { value: boundText(filter, to ?? 0, locale) });
  if (to === undefined) return t('at_least', { value: boundText(filter, from, locale) });
  if (from === to) return boundText(filter, from, locale);
  if (filter.measure === 'money' && from > 0 && directionOf(locale) === 'ltr') {
    return formatPriceRange(from, to, locale);
  }
  const min = filter.measure === 'year' ? String(from) : formatNumber(from, locale);
  return t('between', { from: min, to: boundText(filter, to, locale) });
}

/** Chip text; `labelOf` returns the service's name of a value. */
export function activeFilterText(
  active: ActiveFilter,
  locale: Locale,
  labelOf: (key: ListKey, value: string) => string,
): string {
  const t = messages(locale);
  switch (active.kind) {
    case 'words':
      return t('named', { name: t('words'), value: searchTextLabel(active.words, locale) });
    case 'monthly':
      return budgetText(active.monthly, locale);
    case 'model_group':
      return active.value;
    case 'range':
      return t('named', {
        name: filterName(active.key, locale),
        value: rangeText(active.filter, active.range, locale),
      });
    default:
      return labelOf(active.key as ListKey, active.value);
  }
}
