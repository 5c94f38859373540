/** Themes of the site, by brand; `land-rover` unless given. */
export const themes = ['land-rover', 'jaguar'] as const;
/** One of `themes`. */
export type Theme = (typeof themes)[number];
/** The theme of a page and of a deployment that names none. */
export const defaultTheme: Theme = 'land-rover';

/** Title of a page that has none, by theme. */
export const brandNames: { readonly [theme in Theme]: string } = {
  'land-rover': 'Land Rover',
  jaguar: 'Jaguar',
};

/** The theme of that name; the default theme for any other value. */
export const themeOf = (value: unknown): Theme =>
  themes.find((theme) => theme === value) ?? defaultTheme;

/** The theme of a vehicle's brand, `Jaguar` for instance; the default theme for any other brand. */
export const themeOfBrand = (brand: unknown): Theme =>
  themes.find((theme) => brandNames[theme] === brand) ?? defaultTheme;
