export { escapeHtml } from './escape-html.js';
export { isRecord } from './is-record.js';
export { parseJson } from './parse-json.js';
