import { defaultMarket } from '../locale/market.js';

/** Id of a theme that a brand of the market has. */
export type Theme = string;
/** Themes of the first market. `marketThemes` has those of the market that is registered. */
export const themes = ['land-rover', 'jaguar'] as const;
/** The theme of a page and of a deployment of the first market that names none. */
export const defaultTheme = 'land-rover';

/** Title of a page that has none, by theme of the first market. */
export const brandNames: { readonly [theme in (typeof themes)[number]]: string } = {
  'land-rover': 'Land Rover',
  jaguar: 'Jaguar',
};

/** Themes of the market's brands; the first is that of pages that name none. */
export const marketThemes = (): [Theme, ...Theme[]] => {
  const [first, ...others] = new Set(defaultMarket.brands.map(({ theme }) => theme));
  return [first ?? defaultTheme, ...others];
};

/** Whether a brand of the market has the theme. */
export const isTheme = (value: unknown): value is Theme =>
  marketThemes().some((theme) => theme === value);

/** The theme of that name; the market's first for any other value. */
export const themeOf = (value: unknown): Theme => {
  const [first, ...others] = marketThemes();
  return others.find((theme) => theme === value) ?? first;
};

/** The theme of a vehicle's brand, `Jaguar` for instance; the market's first for any other brand. */
export const themeOfBrand = (brand: unknown): Theme =>
  themeOf(defaultMarket.brands.find(({ name }) => name.en === brand)?.theme);

/** Name of the brand that has the theme, as the title of a page ends. */
export const brandNameOf = (theme: Theme): string =>
  (defaultMarket.brands.find((brand) => brand.theme === theme) ?? defaultMarket.brands[0])?.name
    .en ?? '';
