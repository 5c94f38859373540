import { createTheme } from './create-theme.js';

const landRoverInk = '#171a18';
const landRoverPaper = '#faf7f2';

/** The first market's Land Rover theme. */
export const landRoverTheme = createTheme({
  id: 'land-rover',
  palettes: {
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
  shape: {
    // Cairo's 600 is hardly bolder than its 400 (stems of 96 and 80; of 113 at 640).
    weights: { body: 400, medium: 640, heading: 640 },
    section: 'clamp(3.5rem, 2rem + 6.4vw, 10rem)',
    bodyLeading: 1.75,
    headingLeading: 1.35,
    lineStrong: '2px',
    features: 'normal',
    studio: { tint: '#fff7ea', stage: '#ded6cd' },
  },
  font: {
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
    latin: {
      family: 'Mawkib Hanken',
      faces: [
        { url: 'hankenLatin', weight: '400 640', subset: 'latin' },
        { url: 'hankenLatinExt', weight: '400 640', subset: 'latinExt' },
      ],
      fallback: { size: 100.3, ascent: 99.7, descent: 30.2 },
    },
  },
});
