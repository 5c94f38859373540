import { createTheme } from './create-theme.js';

const jaguarInk = '#0b0b0c';
const jaguarBone = '#f2efe8';

/** The first market's Jaguar theme. */
export const jaguarTheme = createTheme({
  id: 'jaguar',
  palettes: {
    light: {
      canvas: jaguarBone,
      raised: '#e9e6dd',
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
      canvas: '#dedad0',
      raised: '#d1cdc2',
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
      canvas: '#131315',
      raised: '#1f1f22',
      ink: jaguarBone,
      muted: '#b3b2b6',
      line: 'rgb(242 239 232 / 0.18)',
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
      line: 'rgb(242 239 232 / 0.18)',
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
  shape: {
    // Large and light: size, not weight, makes a heading.
    weights: { body: 400, medium: 600, heading: 400 },
    section: 'clamp(3rem, 2rem + 4.2vw, 6.5rem)',
    bodyLeading: 1.7,
    headingLeading: 1.25,
    lineStrong: '1px',
    // Otherwise digits next to Arabic letters are smaller than others on the same line.
    features: '"locl" 0',
    bar: 'black',
    control: { weight: 400, space: '2.75rem' },
    studio: { tint: '#fbf9f5', stage: '#dbd9d7' },
    card: { frame: '1px', inset: '1.25rem' },
  },
  font: {
    family: 'Mawkib Plex',
    faces: [
      { url: 'plexArabic400', weight: '400', subset: 'arabic' },
      { url: 'plexLatin400', weight: '400', subset: 'latin' },
      { url: 'plexLatinExt400', weight: '400', subset: 'latinExt' },
      { url: 'plexArabic600', weight: '600', subset: 'arabic' },
      { url: 'plexLatin600', weight: '600', subset: 'latin' },
      { url: 'plexLatinExt600', weight: '600', subset: 'latinExt' },
    ],
    fallbackFonts: {
      arabic: { size: 98, ascent: 111, descent: 43 },
      latin: { size: 100, ascent: 109, descent: 42 },
      linux: { size: 86, ascent: 126.5, descent: 49 },
    },
    latin: {
      family: 'Mawkib Instrument',
      faces: [
        { url: 'instrumentLatin', weight: '400 600', subset: 'latin' },
        { url: 'instrumentLatinExt', weight: '400 600', subset: 'latinExt' },
      ],
      fallback: { size: 84.5, ascent: 114.8, descent: 29.6 },
    },
  },
});
