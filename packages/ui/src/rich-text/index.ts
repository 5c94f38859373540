export { type RenderOptions, renderMarkdown } from './render-markdown.js';
export { sanitize } from './sanitize.js';
