import { defaultLocale } from '../locale/locales.js';
import type { MarketBrand } from '../locale/market.js';
import { marketBrands } from './market-brands.js';

/** Id of a theme of the market's brands. */
export type Theme = string;

/** Themes of the market's brands; pages without a brand use the first one. */
export const marketThemes = (): [Theme, ...Theme[]] => {
  const [first = '', ...others] = new Set(marketBrands().map(({ theme }) => theme));
  return [first, ...others];
};

export const isTheme = (value: unknown): value is Theme =>
  marketThemes().some((theme) => theme === value);

/** The theme with that name; the market's first one otherwise. */
export const themeOf = (value: unknown): Theme => {
  const [first, ...others] = marketThemes();
  return others.find((theme) => theme === value) ?? first;
};

/**
 * Brand name in the stock data: the English name, or the one in the market's default language.
 * `brand` filters and publication lists compare with it.
 */
export const stockBrand = ({ name }: Pick<MarketBrand, 'name'>): string =>
  name.en ?? name[defaultLocale()] ?? '';

/** Stock name of the market's first brand; '' in a market without brands. */
export const firstStockBrand = (): string => {
  const [first] = marketBrands();
  return first ? stockBrand(first) : '';
};

/** Theme of a brand by its stock name; the market's first one otherwise. */
export const themeOfBrand = (brand: unknown): Theme =>
  themeOf(marketBrands().find((known) => stockBrand(known) === brand)?.theme);

/** The brand with the theme; the market's first one otherwise. */
export const brandOfTheme = (theme: Theme): MarketBrand | undefined =>
  marketBrands().find((brand) => brand.theme === theme) ?? marketBrands()[0];

/** Name of the theme's brand, for the end of a page title. */
export function brandNameOf(theme: Theme): string {
  const brand = brandOfTheme(theme);
  return brand ? stockBrand(brand) : '';
}
