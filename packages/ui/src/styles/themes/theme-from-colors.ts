import { contrast } from './contrast.js';
import { createTheme } from './create-theme.js';
import type { ThemeFont } from './fonts.js';
import type { Palette, ThemeShape, ThemeTokens } from './themes.js';

/** Colors of a brand, each `#rrggbb`. */
export interface BrandColors {
  /** Color of links, highlights and hover. */
  readonly accent: string;
  /** Text, and background of dark sections. Default: `#14171a`. */
  readonly ink?: string | undefined;
  /** Background of light sections. Default: `#fbfaf8`. */
  readonly paper?: string | undefined;
}

export interface ThemeFromColors extends BrandColors {
  readonly id: string;
  /** Default: Cairo, for Arabic and Latin. */
  readonly font?: ThemeFont | undefined;
  readonly shape?: Partial<ThemeShape> | undefined;
}

/**
 * Creates a theme from the colors of a brand: mixes four surfaces, and darkens or lightens colors
 * with too little contrast until they meet WCAG 2. Throws a `ThemeError` if a color is invalid, or
 * ink and paper are too similar.
 */
export function themeFromColors({
  id,
  accent,
  ink = '#14171a',
  paper = '#fbfaf8',
  font = cairo,
  shape = {},
}: ThemeFromColors): ThemeTokens {
  const ground = { ink, paper, accent };
  const isReadable = Object.values(ground).every((color) => hex.test(color));
  const palettes = isReadable
    ? {
        light: light(ground, 0),
        grey: light(ground, 0.08),
        dark: dark(ground, 0.12),
        black: dark({ ...ground, ink: mix(ink, '#000000', 0.4) }, 0),
      }
    : unreadable(ground);
  return createTheme({ id, palettes, shape: { ...defaultShape, ...shape }, font });
}

interface Ground {
  ink: string;
  paper: string;
  accent: string;
}

const hex = /^#[\da-f]{6}$/i;

/** `createTheme` reports invalid colors. */
const unreadable = ({ ink, paper, accent }: Ground) => {
  const palette = { ...light({ ink: '#000000', paper: '#ffffff', accent: '#000000' }, 0) };
  const given: Palette = { ...palette, ink, canvas: paper, accent };
  return { light: given, grey: given, dark: given, black: given };
};

function light({ ink, paper, accent }: Ground, tint: number): Palette {
  const canvas = mix(paper, ink, tint);
  const raised = mix(paper, ink, tint + 0.04);
  const readable = (color: string, ratio: number) => until(color, ink, [canvas, raised], ratio);
  return {
    canvas,
    raised,
    ink,
    muted: readable(mix(ink, canvas, 0.35), 4.5),
    line: `rgb(${parts(ink).join(' ')} / 0.14)`,
    edge: readable(mix(ink, canvas, 0.5), 3),
    accent: readable(accent, 4.5),
    fill: ink,
    fillHover: until(mix(ink, accent, 0.35), ink, [canvas], 4.5),
    onFill: canvas,
    danger: readable('#9c2a1c', 4.5),
    success: readable('#2f6431', 4.5),
    focus: ink,
  };
}

function dark({ ink, paper, accent }: Ground, tint: number): Palette {
  const canvas = mix(ink, paper, tint);
  const raised = mix(ink, paper, tint + 0.06);
  const readable = (color: string, ratio: number) => until(color, paper, [canvas, raised], ratio);
  return {
    canvas,
    raised,
    ink: paper,
    muted: readable(mix(paper, canvas, 0.3), 4.5),
    line: `rgb(${parts(paper).join(' ')} / 0.16)`,
    edge: readable(mix(paper, canvas, 0.5), 3),
    accent: readable(accent, 4.5),
    fill: paper,
    fillHover: until(mix(paper, accent, 0.25), paper, [ink], 4.5),
    onFill: ink,
    danger: readable('#ffb3a5', 4.5),
    success: readable('#b5d6a4', 4.5),
    focus: paper,
  };
}

/** Moves the color towards another one just enough for the contrast on all backgrounds. */
function until(color: string, towards: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= ratio)) return mixed;
  }
  return towards;
}

const parts = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `share` of the second color, 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [parts(one), parts(other)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const defaultShape: ThemeShape = {
  weights: { body: 400, medium: 640, heading: 640 },
  section: 'clamp(3.5rem, 2rem + 6vw, 9rem)',
  bodyLeading: 1.7,
  headingLeading: 1.3,
  lineStrong: '2px',
  features: 'normal',
};

const cairo: ThemeFont = {
  family: 'Mawkib Cairo',
  faces: [
    { url: 'cairoArabic', weight: '400 640', subset: 'arabic' },
    { url: 'cairoLatin', weight: '400 640', subset: 'latin' },
    { url: 'cairoLatinExt', weight: '400 640', subset: 'latinExt' },
  ],
  fallbackFonts: {
    arabic: { size: 104, ascent: 125, descent: 55 },
    latin: { size: 94, ascent: 138.5, descent: 60.7 },
    linux: { size: 95, ascent: 136.8, descent: 60.2 },
  },
};
