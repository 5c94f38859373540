export { DrawnIcons } from '../icons/DrawnIcons.js';
export { type FontUrls, preloadFonts } from './fonts.js';
export { globalCss } from './global-css.js';
export { createStyleCollector, type StyleCollector } from './style-collector.js';
