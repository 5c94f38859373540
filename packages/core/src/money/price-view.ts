import type { Locale } from '../locale/locales.js';

import { formatPrice } from './format-money.js';
import { fromPrice, leasePrice, type PriceTexts, priceOnRequest } from './price-texts.js';

/** Which price of a vehicle is meant. Site document, section 3. */
export type PriceType = 'purchase' | 'lease' | 'subscribe';

/** A price as it is known; amounts in major units, 0 and less is none. */
export interface PriceFacts {
  readonly amount: number | null | undefined;
  /** The reduced price, where there is one. */
  readonly sale?: number | null;
  /** Visitors are to ask for it. */
  readonly hidden?: boolean;
  /** Lease and subscription are by the month; purchase unless given. */
  readonly type?: PriceType;
  /** The least of several prices. */
  readonly isFrom?: boolean;
}

/** What is shown of a price: nothing, that it is told on request, or the price itself. */
export type PriceView =
  | { readonly kind: 'none' }
  | { readonly kind: 'on_request'; readonly text: string }
  /** `old` is the price before the reduction; '' where there is none. */
  | { readonly kind: 'price'; readonly text: string; readonly old: string };

/** In which language and words a price is shown. */
export interface PriceViewOptions {
  readonly locale: Locale;
  /** How a bare amount is written; `formatPrice` of the market unless given. */
  readonly format?: (major: number) => string;
  readonly texts?: PriceTexts;
}

/**
 * Decides what is shown: hidden wins over any amount, nothing shows for 0 and less, and an old
 * price shows beside a lower sale price alone. Site document, section 4.
 */
export function priceView(price: PriceFacts, options: PriceViewOptions): PriceView {
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
