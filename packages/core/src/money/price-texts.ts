import { defineMessages, type MessageOverrides } from '../locale/define-messages.js';
import type { Locale } from '../locale/locales.js';

/** Texts around prices. Site document, section 9; blocks document, section 4. */
export const priceMessages = defineMessages('core.money', {
  from_price: { ar: 'ابتداءً من {price}', en: 'From {price}' },
  lease_price: { ar: '{price} شهريًا', en: '{price} / Month' },
  on_request: { ar: 'السعر عند الطلب', en: 'Price on request' },
});

type Catalogue = (typeof priceMessages)['catalogue'];
export type PriceTextKey = keyof Catalogue;

/** Configured texts that replace the built-in ones; `{price}` is the price. */
export type PriceTexts = { readonly [key in PriceTextKey]?: string };

/** `From €12,000`; '' without a price. A template without `{price}` is ignored. */
export const fromPrice = (price: string, locale: Locale, texts?: PriceTexts): string =>
  price && priceMessages(locale, overrides(locale, texts))('from_price', { price });

/** `€12,000 / Month`; '' without a price. A template without `{price}` is ignored. */
export const leasePrice = (price: string, locale: Locale, texts?: PriceTexts): string =>
  price && priceMessages(locale, overrides(locale, texts))('lease_price', { price });

/** `Price on request`. A blank text is ignored. */
export const priceOnRequest = (locale: Locale, texts?: PriceTexts): string =>
  priceMessages(locale, overrides(locale, texts))('on_request');

function overrides(locale: Locale, texts: PriceTexts = {}): MessageOverrides<Catalogue> {
  const own = (key: PriceTextKey, needed = '{price}') =>
    texts[key]?.trim() && texts[key].includes(needed) ? { [locale]: texts[key] } : undefined;
  return {
    from_price: own('from_price'),
    lease_price: own('lease_price'),
    on_request: own('on_request', ''),
  };
}
