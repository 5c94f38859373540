import { brandOfTheme, marketBrands, siteName } from '@mawkib/core/brands';
import { type Locale, localize } from '@mawkib/core/locale';
import type { Logo } from '@mawkib/core/settings';

/** What a logo says: the line's name, or else the brand that has a picture, or else the site's name. */
export function logoName(logo: Logo, theme: string, locale: Locale): string {
  const lines = marketBrands().flatMap((brand) => brand.lines ?? []);
  const line = lines.find(({ id }) => id === logo);
  if (line) return localize(line.name, locale);
  const brand = brandOfTheme(theme);
  return brand?.logo ? localize(brand.name, locale) : siteName(theme, locale);
}
