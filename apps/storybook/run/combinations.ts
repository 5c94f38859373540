/** Viewport, language, theme and scheme of a story. */
export interface Combination {
  theme: 'land-rover' | 'jaguar';
  locale: 'ar' | 'en';
  width: (typeof widths)[number];
}

/** A small phone, the first breakpoint, a desktop. */
export const widths = [320, 741, 1280] as const;
export const viewportHeight = 900;

/** All combinations; neighbours differ as much as possible. */
export const combinations: readonly Combination[] = widths.flatMap((_, turn) =>
  (['land-rover ar', 'jaguar en', 'jaguar ar', 'land-rover en'] as const).map((pair, at) => {
    const [theme, locale] = pair.split(' ') as [Combination['theme'], Combination['locale']];
    return { theme, locale, width: widths[(turn + at) % widths.length] ?? widths[0] };
  }),
);

/** One combination per story: stable, and evenly distributed. */
export function rotated(storyId: string): Combination {
  let hash = 5381;
  for (const char of storyId) hash = ((hash * 33) ^ char.charCodeAt(0)) >>> 0;
  return combinations[((hash ^ (hash >>> 7)) >>> 0) % combinations.length] as Combination;
}

export const nameOf = ({ theme, locale, width }: Combination) => `${locale} ${theme} ${width}`;
