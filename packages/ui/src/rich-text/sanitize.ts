import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from './safe-html.js';

const inline = [
  'a',
  'b',
  'strong',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'span',
  'br',
  'bdi',
  'abbr',
  'mark',
  'code',
  'img',
];
const block = [
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'pre',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
];

/** What a text may hold; `sanitizeMarkup` allows more. */
export const sanitizeOptions: sanitizeHtml.IOptions = {
  allowedTags: [...inline, ...block],
  disallowedTagsMode: 'discard',
  allowedAttributes: {
    '*': ['dir', 'lang', 'title'],
    a: ['href', 'target', 'rel', 'download'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'whatsapp'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs.target === '_blank'
          ? { ...attribs, rel: 'noopener' }
          : omit(attribs, 'target', 'rel'),
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' },
    }),
  },
};

function omit(attribs: sanitizeHtml.Attributes, ...names: string[]) {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => !names.includes(name)));
}

/** HTML of staff with only what a text needs; scripts, styles, handlers and odd schemes are gone. */
export function sanitize(html: string): SafeHtml {
  return sanitizeHtml(html, sanitizeOptions) as SafeHtml;
}

/** As `sanitize`, without tags of blocks: their text stays. What a heading may hold. */
export function sanitizeInline(html: string): SafeHtml {
  return sanitizeHtml(html, { ...sanitizeOptions, allowedTags: inline }) as SafeHtml;
}
