import { intlLocale } from '../locale/formats.js';
import { numberFormatter } from '../locale/formatters.js';
import { baseLanguage, type Locale, locales } from '../locale/locales.js';
import { defaultMarket, type MarketPrices, registered } from '../locale/market.js';
import type { Settings } from '../settings/create-settings.js';
import type { SiteSettings } from '../settings/site-settings.js';
import { currencySymbol } from './currency-symbol.js';
import type { Delimiter } from './price-format.js';

/** Where a price is displayed; the stock locator has its own pattern. */
export type PriceContext = 'site' | 'stock_locator';

/** The site's settings, including those for prices. */
export type PriceSettings = Pick<Settings<SiteSettings>, 'get'>;

/** Price format in settings: `PriceFormat` without decimals. */
export interface MarketPriceFormat {
  readonly format: string;
  readonly symbol: string;
  readonly delimiter: Delimiter;
}

/**
 * Registers the settings of each language for `formatPrice` and related functions, for the market's
 * currency in this process and in the pages it renders. A later call replaces an earlier one.
 */
export function registerPriceFormats(settingsOf: (locale: Locale) => PriceSettings): void {
  registered.prices = Object.fromEntries(
    locales.map((locale) => [locale, pricesOf(settingsOf(locale))]),
  );
}

const pricesOf = (settings: PriceSettings): MarketPrices => ({
  symbol: settings.get('price.currency_symbol'),
  delimiter: settings.get('price.delimiter'),
  site: settings.get('price.format'),
  stock_locator: settings.get('stock_locator.price_format'),
});

/** Default format of each language, until settings have a pattern with an amount. */
const defaultFormats = new Map([
  ['ar', '% ^'],
  ['en', '^ %'],
]);

function defaultFormat(locale: Locale): string {
  const language = baseLanguage(locale);
  const known = defaultFormats.get(language);
  if (known !== undefined) return known;
  // XXX is ISO 4217's code for no currency; only the position of the symbol is used.
  const [first] = numberFormatter(intlLocale(locale), {
    style: 'currency',
    currency: 'XXX',
    currencyDisplay: 'code',
  }).formatToParts(1);
  const found = first?.type === 'currency' ? '^ %' : '% ^';
  defaultFormats.set(language, found);
  return found;
}

/** Pattern, symbol and delimiter of a currency in a language. */
export function priceFormat(
  locale: Locale,
  currency: string,
  place: PriceContext = 'site',
): MarketPriceFormat {
  const prices = registered.prices?.[locale];
  const isOwn = currency.toUpperCase() === defaultMarket.currency.toUpperCase();
  return {
    format: prices?.[place].includes('%') ? prices[place] : defaultFormat(locale),
    symbol: prices && isOwn ? prices.symbol : currencySymbol(currency, locale),
    delimiter: (prices?.delimiter as Delimiter | undefined) ?? 'comma',
  };
}
