import { marketBrands } from '@mawkib/core/brands';

/** Icon set of a theme: that of its brand, or the theme's own. */
export const iconSetOf = (theme: string): string =>
  marketBrands().find((brand) => brand.theme === theme)?.icons ?? theme;

/** Selects by the icon set of a theme; default: the first set. */
export function fromIconSet<T>(sets: Readonly<Record<string, T>>, theme: string): T | undefined {
  return sets[iconSetOf(theme)] ?? Object.values(sets)[0];
}
