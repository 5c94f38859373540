import { type SectionTheme, sectionThemes } from '../breakpoints.js';
import type { ColorName } from '../vars.js';
import type { ThemeFont } from './fonts.js';

export const surfaces = sectionThemes;
export type Surface = SectionTheme;

export const isDarkSurface = (surface: Surface) => surface === 'dark' || surface === 'black';

/** Colors of a surface, each `#rrggbb`; `line` may be any CSS color. */
export type Palette = Readonly<Record<ColorName, string>>;

/** Tokens of a theme other than colors. */
export interface ThemeShape {
  readonly weights: { readonly body: number; readonly medium: number; readonly heading: number };
  readonly section: string;
  readonly bodyLeading: number;
  readonly headingLeading: number;
  readonly lineStrong: string;
  readonly features: string;
}

/** A theme; its id is the `data-theme` of a document. */
export interface ThemeTokens {
  readonly id: string;
  readonly palettes: Readonly<Record<Surface, Palette>>;
  readonly shape: ThemeShape;
  readonly font: ThemeFont;
}
