import { formatDate, formatNumber } from '../locale/formats.js';
import type { Locale } from '../locale/locales.js';
import { formatPrice } from './format-money.js';

/** Writes a property of an offer: amounts with their currency, percents, days, texts. */
export const formatOfferProperty =
  (locale: Locale) =>
  (offer: Readonly<Record<string, unknown>>, property: string): string | undefined => {
    const value = offer[property];
    if (typeof value === 'string') {
      const text = value.trim();
      if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(`${text}T12:00:00Z`, locale, 'long');
      return text === '' ? undefined : text;
    }
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
    if (/(?:_percent|_rate)$/.test(property)) {
      const digits = { style: 'percent', maximumFractionDigits: 2 } as const;
      return formatNumber(value / 100, locale, digits);
    }
    if (property === 'months') return formatNumber(value, locale);
    const currency = typeof offer.currency === 'string' ? offer.currency : undefined;
    return formatPrice(value, locale, currency) || undefined;
  };
