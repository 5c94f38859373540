export { type Breakpoint, type SectionTheme, sectionThemes } from './breakpoints.js';
export { fadesBelowWhereMore, fadesWhereMore } from './fades-where-more.js';
export { media } from './media.js';
export { createStyleCache, type StyleSink } from './sheets/create-style-cache.js';
export type { Rule, Rules } from './sheets/rule.js';
export { StyleProvider } from './sheets/StyleProvider.js';
export { defineStyles, type Layer, type Sheet } from './sheets/sheet.js';
export { useStyles } from './sheets/use-styles.js';
export { type ContrastProblem, contrastProblems } from './themes/contrast-problems.js';
export { createTheme, ThemeError } from './themes/create-theme.js';
export type { FontFace, ThemeFont } from './themes/fonts.js';
export { firstThemes, registerThemes } from './themes/registered-themes.js';
export {
  type BrandColors,
  type ThemeFromColors,
  themeFromColors,
} from './themes/theme-from-colors.js';
export {
  type Palette,
  type Surface,
  surfaces,
  type ThemeShape,
  type ThemeTokens,
} from './themes/themes.js';
export { vars } from './vars.js';
