/** Darkest and lightest relative luminance of an area, 0 to 1. */
export type Luminance = [darkest: number, lightest: number];

/** Brightness of an image in the areas where pages put text on it. */
export interface ImageTones {
  /** Mean color along the lower edge, `#rrggbb`. */
  readonly ground: string;
  /** The upper fifth. */
  readonly top: Luminance;
  /** The lower part of the left and of the right quarter. */
  readonly left: Luminance;
  readonly right: Luminance;
}
