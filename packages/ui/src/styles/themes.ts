import { type SectionTheme, sectionThemes, type Theme } from '@mawkib/core/vocabulary';
import type { ColorName } from './tokens.js';

export const surfaces = sectionThemes;
export type Surface = SectionTheme;

export const isDarkSurface = (surface: Surface) => surface === 'dark' || surface === 'black';

export type Palette = Record<ColorName, string>;

const landRoverInk = '#171a18';
const landRoverPaper = '#faf7f2';
const jaguarInk = '#0b0b0c';
const jaguarBone = '#f5f3ee';

export const palettes: Record<Theme, Record<Surface, Palette>> = {
  'land-rover': {
    light: {
      canvas: landRoverPaper,
      raised: '#f1ece3',
      ink: landRoverInk,
      muted: '#5c5d56',
      line: 'rgb(23 26 24 / 0.12)',
      edge: '#807f76',
      accent: '#4d5a3a',
      fill: landRoverInk,
      fillHover: '#3b4530',
      onFill: landRoverPaper,
      danger: '#9c2a1c',
      success: '#3a6431',
      focus: landRoverInk,
    },
    grey: {
      canvas: '#e8e3da',
      raised: '#ddd7cc',
      ink: landRoverInk,
      muted: '#52534c',
      line: 'rgb(23 26 24 / 0.16)',
      edge: '#6f6e66',
      accent: '#444f33',
      fill: landRoverInk,
      fillHover: '#3b4530',
      onFill: landRoverPaper,
      danger: '#8f2417',
      success: '#31562a',
      focus: landRoverInk,
    },
    dark: {
      canvas: '#262b27',
      raised: '#323833',
      ink: '#f6f2ea',
      muted: '#bab9b0',
      line: 'rgb(246 242 234 / 0.16)',
      edge: '#8f9289',
      accent: '#c5c89d',
      fill: '#f6f2ea',
      fillHover: '#d9dbb9',
      onFill: landRoverInk,
      danger: '#ffb3a5',
      success: '#b5d6a4',
      focus: '#f6f2ea',
    },
    black: {
      canvas: '#0d0f0e',
      raised: '#1b1f1c',
      ink: '#f6f2ea',
      muted: '#a8a8a0',
      line: 'rgb(246 242 234 / 0.16)',
      edge: '#777a73',
      accent: '#c5c89d',
      fill: '#f6f2ea',
      fillHover: '#d9dbb9',
      onFill: landRoverInk,
      danger: '#ffb3a5',
      success: '#b5d6a4',
      focus: '#f6f2ea',
    },
  },
  jaguar: {
    light: {
      canvas: jaguarBone,
      raised: '#eae7e0',
      ink: jaguarInk,
      muted: '#57565a',
      line: 'rgb(11 11 12 / 0.12)',
      edge: '#7b7a7e',
      accent: '#c22f0e',
      fill: jaguarInk,
      fillHover: '#c22f0e',
      onFill: jaguarBone,
      danger: '#a3123a',
      success: '#1f6341',
      focus: jaguarInk,
    },
    grey: {
      canvas: '#dcdad5',
      raised: '#cfcdc8',
      ink: jaguarInk,
      muted: '#4a494d',
      line: 'rgb(11 11 12 / 0.16)',
      edge: '#69686c',
      accent: '#9e2308',
      fill: jaguarInk,
      fillHover: '#9e2308',
      onFill: jaguarBone,
      danger: '#8c0d31',
      success: '#195236',
      focus: jaguarInk,
    },
    dark: {
      canvas: '#1d1d20',
      raised: '#29292d',
      ink: jaguarBone,
      muted: '#b3b2b6',
      line: 'rgb(245 243 238 / 0.18)',
      edge: '#88878c',
      accent: '#ff7d58',
      fill: jaguarBone,
      fillHover: '#ff7d58',
      onFill: jaguarInk,
      danger: '#ff9db4',
      success: '#8fd6b0',
      focus: jaguarBone,
    },
    black: {
      canvas: '#060607',
      raised: '#161618',
      ink: jaguarBone,
      muted: '#a3a2a6',
      line: 'rgb(245 243 238 / 0.18)',
      edge: '#747378',
      accent: '#ff7d58',
      fill: jaguarBone,
      fillHover: '#ff7d58',
      onFill: jaguarInk,
      danger: '#ff9db4',
      success: '#8fd6b0',
      focus: jaguarBone,
    },
  },
};

/** What a theme says beside its colours. */
export interface ThemeShape {
  weights: { body: number; medium: number; heading: number };
  section: string;
  bodyLeading: number;
  headingLeading: number;
  lineStrong: string;
  features: string;
}

export const shapes: Record<Theme, ThemeShape> = {
  'land-rover': {
    // Cairo's own 600 is hardly bolder than its 400 (stems of 96 and 80; of 113 at 640).
    weights: { body: 400, medium: 640, heading: 640 },
    section: 'clamp(3.5rem, 2rem + 6.4vw, 10rem)',
    bodyLeading: 1.75,
    headingLeading: 1.35,
    lineStrong: '2px',
    features: 'normal',
  },
  jaguar: {
    weights: { body: 400, medium: 600, heading: 600 },
    section: 'clamp(3.5rem, 2.25rem + 5.2vw, 8.5rem)',
    bodyLeading: 1.7,
    headingLeading: 1.3,
    lineStrong: '1px',
    // Without it digits beside Arabic letters are drawn smaller than others of the same line.
    features: '"locl" 0',
  },
};
