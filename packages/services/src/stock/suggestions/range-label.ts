import { defineMessages, formatNumber, type Locale } from '@mawkib/core/locale';
import { formatPrice } from '@mawkib/core/money';
import { type Range, type RangeKey, rangeFilters } from '@mawkib/stock-locator/engine';

const messages = defineMessages('stock.range-label', {
  at_most: { ar: 'حتى {value}', en: 'up to {value}' },
  at_least: { ar: 'من {value}', en: 'from {value}' },
  between: { ar: 'من {from} إلى {to}', en: '{from} – {to}' },
});

/** Text of a range in a suggestion. */
export function rangeLabel(key: RangeKey, { from, to }: Range, locale: Locale): string {
  const t = messages(locale);
  const measure = rangeFilters.find((filter) => filter.key === key)?.measure;
  const text = (value: number) => {
    if (measure === 'year') return String(value);
    return (
      (measure === 'money' && formatPrice(value, locale, undefined, 'stock_locator')) ||
      formatNumber(value, locale)
    );
  };
  if (from === undefined) return t('at_most', { value: text(to ?? 0) });
  if (to === undefined) return t('at_least', { value: text(from) });
  return from === to ? text(from) : t('between', { from: text(from), to: text(to) });
}
