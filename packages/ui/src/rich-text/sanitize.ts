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

/** Allowed HTML of a text; `sanitizeMarkup` allows more. */
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
    b: withWeight,
    strong: withWeight,
    span: withWeight,
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

/**
 * Google Docs wraps what is copied in `<b style="font-weight:normal">` and makes words bold by
 * `<span style="font-weight:700">`, as Outlook and Word on the web do: the style decides.
 */
function withWeight(tagName: string, { style = '', ...attribs }: sanitizeHtml.Attributes) {
  const weight = /(?:^|;)\s*font-weight\s*:\s*([a-z]+|\d+)/i.exec(style)?.[1]?.toLowerCase();
  if (weight === undefined) return { tagName, attribs };
  const isBold = /^bold(?:er)?$/.test(weight) || Number(weight) >= 600;
  return { tagName: isBold ? 'strong' : 'span', attribs };
}

function omit(attribs: sanitizeHtml.Attributes, ...names: string[]) {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => !names.includes(name)));
}

/** Sanitizes HTML of staff to text markup; removes scripts, styles, handlers and unsafe schemes. */
export function sanitize(html: string): SafeHtml {
  return sanitizeHtml(html, sanitizeOptions) as SafeHtml;
}

/** Like `sanitize`, but unwraps block tags; for headings. */
export function sanitizeInline(html: string): SafeHtml {
  return sanitizeHtml(html, { ...sanitizeOptions, allowedTags: inline }) as SafeHtml;
}
