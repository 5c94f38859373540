import type { Locale } from '../locale/locales.js';

import { formatPrice } from './format-money.js';
import { fromPrice, leasePrice, type PriceTexts, priceOnRequest } from './price-texts.js';

/** Kind of a vehicle's price. Site document, section 3. */
export type PriceType = 'purchase' | 'lease' | 'subscribe';

/** A price; amounts in major units, 0 or less means none. */
export interface PriceData {
  readonly amount: number | null | undefined;
  /** The reduced price, if any. */
  readonly sale?: number | null;
  /** True for price on request. */
  readonly hidden?: boolean;
  /** Lease and subscription are monthly. Default: purchase. */
  readonly type?: PriceType;
  /** True for the lowest of several prices. */
  readonly isFrom?: boolean;
}

/** Display of a price: nothing, on request, or an amount. */
export type PriceView =
  | { readonly kind: 'none' }
  | { readonly kind: 'on_request'; readonly text: string }
  /** `old` is the price before the reduction; '' if there is none. */
  | { readonly kind: 'price'; readonly text: string; readonly old: string };

/** Language and texts of a price. */
export interface PriceViewOptions {
  readonly locale: Locale;
  /** Formats an amount. Default: the market's `formatPrice`. */
  readonly format?: (major: number) => string;
  readonly texts?: PriceTexts;
}

/**
 * Display of a price: hidden takes precedence over any amount, 0 and less show nothing, and an old
 * price is shown only with a lower sale price. Site document, section 4.
 */
export function priceView(price: PriceData, options: PriceViewOptions): PriceView {
  const { locale, texts } = options;
  const format = options.format ?? ((major: number) => formatPrice(major, locale));
  if (price.hidden) return { kind: 'on_request', text: priceOnRequest(locale, texts) };
  const [listed, reduced] = [positive(price.amount), positive(price.sale)];
  const main = format(reduced || listed);
  if (main === '') return { kind: 'none' };
  const monthly = price.type === 'lease' || price.type === 'subscribe';
  const text = monthly ? leasePrice(main, locale, texts) : main;
  return {
    kind: 'price',
    text: price.isFrom ? fromPrice(text, locale, texts) : text,
    old: reduced > 0 && reduced < listed ? format(listed) : '',
  };
}

const positive = (amount: number | null | undefined): number =>
  typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : 0;
