export { fadesBelowWhereMore, fadesWhereMore } from './fades-where-more.js';
export { type Breakpoint, media } from './media.js';
export type { Rule, Rules } from './rule.js';
export { StyleProvider } from './StyleProvider.js';
export { type Layer, layers, type Sheet, sheet } from './sheet.js';
export { createStyleCache, type StyleSink } from './style-cache.js';
export { type Surface, surfaces } from './themes.js';
export { vars } from './tokens.js';
export { useSheet } from './use-sheet.js';
