import { defaultMarket, type MarketBrand } from '../locale/market.js';

/** Id of a theme that a brand of the market has. */
export type Theme = string;

/** Themes of the market's brands; the first is that of pages that name none. */
export const marketThemes = (): [Theme, ...Theme[]] => {
  const [first = '', ...others] = new Set(defaultMarket.brands.map(({ theme }) => theme));
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

/** The theme of a vehicle's brand by its English name; the market's first for any other brand. */
export const themeOfBrand = (brand: unknown): Theme =>
  themeOf(defaultMarket.brands.find(({ name }) => name.en === brand)?.theme);

/** The brand that has the theme; the market's first for any other theme. */
export const brandOfTheme = (theme: Theme): MarketBrand | undefined =>
  defaultMarket.brands.find((brand) => brand.theme === theme) ?? defaultMarket.brands[0];

/** Name of the brand that has the theme, as the title of a page ends. */
export const brandNameOf = (theme: Theme): string => brandOfTheme(theme)?.name.en ?? '';
