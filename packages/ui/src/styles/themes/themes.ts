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
  /** Surface of the bars at the top of the page. Default: `light`. */
  readonly bar?: 'light' | 'black';
  /** Buttons. Default: the medium weight and 2rem. */
  readonly control?: { readonly weight: number; readonly space: string };
  /**
   * Studio images of vehicles, which have a grey backdrop (#dedee0): the color that is multiplied
   * with them, and what it makes of the backdrop. Default: unchanged.
   */
  readonly studio?: { readonly tint: string; readonly stage: string };
  /** Cards of vehicles: width of the frame, and space beside their text. Default: none. */
  readonly card?: { readonly frame: string; readonly inset: string };
}

/** A theme; its id is the `data-theme` of a document. */
export interface ThemeTokens {
  readonly id: string;
  readonly palettes: Readonly<Record<Surface, Palette>>;
  readonly shape: ThemeShape;
  readonly font: ThemeFont;
}
