import { defaultMarket } from '@mawkib/core/locale';

/** The set in which a theme's icons are drawn: that of its brand, or the first of those there are. */
export function fromIconSet<T>(sets: Readonly<Record<string, T>>, theme: string): T | undefined {
  const brand = defaultMarket.brands.find((each) => each.theme === theme);
  return sets[brand?.icons ?? theme] ?? Object.values(sets)[0];
}
