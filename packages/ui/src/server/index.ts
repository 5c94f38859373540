export { DrawnIcons } from '../icons/DrawnIcons.js';
export { globalCss } from '../styles/global-css.js';
export { createStyleCollector, type StyleCollector } from '../styles/sheets/style-collector.js';
export { type FontUrls, preloadFonts } from '../styles/themes/fonts.js';
export { themeColor } from './theme-color.js';
