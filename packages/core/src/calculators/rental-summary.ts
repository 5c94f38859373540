import { formatDateTime, formatNumber, joinTexts } from '../locale/formats.js';
import { isolateWithin } from '../locale/isolate.js';
import { directionOf, type Locale } from '../locale/locales.js';
import { defaultMarket } from '../locale/market.js';
import { formatMoney } from '../money/format-money.js';
import { toMoney } from '../money/money.js';
import { fillTemplate, type TemplateOptions } from './fill-template.js';

/** A visitor's selection. Dates are instants: a `Date`, or milliseconds since 1970. */
export interface RentalSummary {
  readonly vehicle: string;
  readonly pickup_location: string;
  readonly pickup_date: Date | number;
  readonly return_location: string;
  readonly return_date: Date | number;
  readonly days: number;
  /** Extra items; those with an amount of 0 are left out. */
  readonly items: readonly { readonly label: string; readonly amount: number }[];
  /** In major units. */
  readonly total: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface RentalSummaryOptions extends TemplateOptions {
  /** Default: the market's. */
  readonly currency?: string;
}

/**
 * Fills in the summary template in the page's language: `{vehicle}`,
 * `{pickup_location}`, `{pickup_date}`, `{return_location}`, `{return_date}`, `{days}`, `{items}`,
 * `{total}`, `{name}`, `{email}` and `{phone}`. Other placeholders become ''. Names, addresses and
 * numbers are bidi-isolated if needed. Values are plain text: pass `escapeValue` for an HTML
 * template. Blocks document, section 3.4.
 */
export function rentalSummary(
  template: string,
  summary: RentalSummary,
  locale: Locale,
  { currency = defaultMarket.currency, ...options }: RentalSummaryOptions = {},
): string {
  const text = (value: string) => isolateWithin(value, directionOf(locale));
  const items = summary.items
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => text(amount > 1 ? `${label} × ${amount}` : label));
  return fillTemplate(
    template,
    {
      vehicle: text(summary.vehicle),
      pickup_location: text(summary.pickup_location),
      pickup_date: formatDateTime(summary.pickup_date, locale),
      return_location: text(summary.return_location),
      return_date: formatDateTime(summary.return_date, locale),
      days: formatNumber(summary.days, locale),
      items: joinTexts(items, locale),
      total: Number.isFinite(summary.total)
        ? formatMoney(toMoney(summary.total, currency), locale)
        : '',
      name: text(summary.name),
      email: text(summary.email),
      phone: text(summary.phone),
    },
    options,
  );
}
