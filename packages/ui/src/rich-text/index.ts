export { type RenderOptions, renderMarkdown } from './render-markdown.js';
export { sanitize } from './sanitize.js';
export { sanitizeMarkup } from './sanitize-markup.js';
