import { brandOfTheme, marketBrands, siteName } from '@mawkib/core/brands';
import { type Locale, localize } from '@mawkib/core/locale';
import type { Logo } from '@mawkib/core/settings';

/** Accessible name of a logo: the line, the brand if it has an image, or the site. */
export function logoName(logo: Logo, theme: string, locale: Locale): string {
  const lines = marketBrands().flatMap((brand) => brand.lines ?? []);
  const line = lines.find(({ id }) => id === logo);
  if (line) return localize(line.name, locale);
  const brand = brandOfTheme(theme);
  return brand?.logo ? localize(brand.name, locale) : siteName(theme, locale);
}
