import { marketBrands } from '@mawkib/core/brands';

/** Name of the set in which a theme's icons are drawn: that of its brand, or the theme's own. */
export const iconSetOf = (theme: string): string =>
  marketBrands().find((brand) => brand.theme === theme)?.icons ?? theme;

/** The set in which a theme's icons are drawn: that of its brand, or the first of those there are. */
export function fromIconSet<T>(sets: Readonly<Record<string, T>>, theme: string): T | undefined {
  return sets[iconSetOf(theme)] ?? Object.values(sets)[0];
}
