export { type ContrastProblem, contrastProblems } from './contrast-problems.js';
export { createTheme, ThemeError } from './create-theme.js';
export { fadesBelowWhereMore, fadesWhereMore } from './fades-where-more.js';
export type { FontFace, ThemeFont } from './fonts.js';
export { type Breakpoint, type SectionTheme, sectionThemes } from './layout.js';
export { media } from './media.js';
export { firstThemes, registerThemes } from './registered-themes.js';
export type { Rule, Rules } from './rule.js';
export { StyleProvider } from './StyleProvider.js';
export { type Layer, type Sheet, sheet } from './sheet.js';
export { createStyleCache, type StyleSink } from './style-cache.js';
export { type BrandColors, type ThemeFromColors, themeFromColors } from './theme-from-colors.js';
export {
  type Palette,
  type Surface,
  surfaces,
  type ThemeShape,
  type ThemeTokens,
} from './themes.js';
export { vars } from './tokens.js';
export { useSheet } from './use-sheet.js';
