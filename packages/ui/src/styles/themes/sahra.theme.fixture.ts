import { landRoverTheme } from './land-rover.theme.js';
import type { Palette, ThemeTokens } from './themes.js';

const sand: Palette = {
  ...landRoverTheme.palettes.light,
  canvas: '#fffdf8',
  raised: '#f4efe4',
  ink: '#10243a',
  accent: '#0b5c6e',
  fill: '#0b5c6e',
  fillHover: '#083f4c',
  onFill: '#ffffff',
  focus: '#0b5c6e',
};

/** A third brand's theme, with the first one's fonts. */
export const sahra = {
  ...landRoverTheme,
  id: 'sahra',
  palettes: { ...landRoverTheme.palettes, light: sand },
  shape: { ...landRoverTheme.shape, lineStrong: '3px' },
} satisfies ThemeTokens;
