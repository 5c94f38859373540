import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from './safe-html.js';
import { sanitizeOptions } from './sanitize.js';

const tags = [
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'address',
  'time',
  'cite',
  'q',
  'dfn',
  'del',
  'ins',
  'kbd',
  'details',
  'summary',
  'picture',
  'source',
  'video',
  'audio',
  'track',
  'colgroup',
  'col',
];

const file = ['src', 'controls', 'preload', 'poster', 'width', 'height', 'muted', 'loop'];

/** Allowed style values: no URLs, imports or escapes. */
const plain = /^(?!.*(?:url|expression|image|attr|var)\s*\()[\w\s#%.,()+*/-]+$/i;

const styles = [
  'align-items',
  'align-content',
  'align-self',
  'aspect-ratio',
  'background-color',
  'block-size',
  'border',
  'border-block',
  'border-block-end',
  'border-block-start',
  'border-inline',
  'border-inline-end',
  'border-inline-start',
  'color',
  'column-gap',
  'columns',
  'display',
  'flex',
  'flex-direction',
  'flex-wrap',
  'font-size',
  'font-weight',
  'gap',
  'grid-column',
  'grid-row',
  'grid-template-columns',
  'height',
  'inline-size',
  'justify-content',
  'justify-items',
  'line-height',
  'margin',
  'margin-block',
  'margin-block-end',
  'margin-block-start',
  'margin-inline',
  'margin-inline-end',
  'margin-inline-start',
  'max-inline-size',
  'max-width',
  'min-block-size',
  'min-inline-size',
  'object-fit',
  'opacity',
  'order',
  'padding',
  'padding-block',
  'padding-block-end',
  'padding-block-start',
  'padding-inline',
  'padding-inline-end',
  'padding-inline-start',
  'row-gap',
  'text-align',
  'width',
];

const base = sanitizeOptions.allowedAttributes || {};

const options: sanitizeHtml.IOptions = {
  ...sanitizeOptions,
  allowedTags: [...(sanitizeOptions.allowedTags || []), ...tags],
  allowedAttributes: {
    ...base,
    '*': [...(base['*'] ?? []), 'class', 'id', 'style', 'role', 'aria-*', 'data-surface'],
    img: [...(base.img ?? []), 'srcset', 'sizes'],
    source: ['src', 'srcset', 'sizes', 'media', 'type'],
    video: [...file, 'playsinline'],
    audio: file,
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    details: ['open', 'name'],
    time: ['datetime'],
    col: ['span'],
  },
  allowedSchemesByTag: Object.fromEntries(
    ['img', 'source', 'video', 'audio', 'track'].map((tag) => [tag, ['http', 'https']]),
  ),
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster', 'srcset'],
  allowedStyles: { '*': Object.fromEntries(styles.map((name) => [name, [plain]])) },
};

/**
 * Sanitizes HTML of staff but keeps layout and classes. Removes what can run code, load resources
 * or leave its container: scripts, handlers, style sheets, frames, forms.
 */
export function sanitizeMarkup(html: string): SafeHtml {
  return sanitizeHtml(html, options) as SafeHtml;
}
