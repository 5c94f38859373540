export { type RenderOptions, renderMarkdown } from './render-markdown.js';
export type { SafeHtml } from './safe-html.js';
export { sanitize } from './sanitize.js';
export { sanitizeMarkup } from './sanitize-markup.js';
