import { defaultLocale } from '../locale/locales.js';
import type { MarketBrand } from '../locale/market.js';
import { marketBrands } from './market-brands.js';

/** Id of a theme that a brand of the market has. */
export type Theme = string;

/** Themes of the market's brands; the first is that of pages that name none. */
export const marketThemes = (): [Theme, ...Theme[]] => {
  const [first = '', ...others] = new Set(marketBrands().map(({ theme }) => theme));
  return [first, ...others];
};

/** Whether a brand of the market has the theme. */
export const isTheme = (value: unknown): value is Theme =>
  marketThemes().some((theme) => theme === value);

/** The theme of that name; the market's first for any other value. */
export const themeOf = (value: unknown): Theme => {
  const [first, ...others] = marketThemes();
  return others.find((theme) => theme === value) ?? first;
};

/**
 * What stock calls a brand: its English name, or that in the market's default language where it has
 * none. Both `brand` filters and publication lists compare with it.
 */
export const stockBrand = ({ name }: Pick<MarketBrand, 'name'>): string =>
  name.en ?? name[defaultLocale()] ?? '';

/** What stock calls the market's first brand; '' in a market without brands. */
export const firstStockBrand = (): string => {
  const [first] = marketBrands();
  return first ? stockBrand(first) : '';
};

/** The theme of a vehicle's brand by the name that stock has for it; the market's first for any other. */
export const themeOfBrand = (brand: unknown): Theme =>
  themeOf(marketBrands().find((known) => stockBrand(known) === brand)?.theme);

/** The brand that has the theme; the market's first for any other theme. */
export const brandOfTheme = (theme: Theme): MarketBrand | undefined =>
  marketBrands().find((brand) => brand.theme === theme) ?? marketBrands()[0];

/** Name of the brand that has the theme, as the title of a page ends. */
export function brandNameOf(theme: Theme): string {
  const brand = brandOfTheme(theme);
  return brand ? stockBrand(brand) : '';
}
