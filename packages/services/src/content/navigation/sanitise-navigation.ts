import sanitizeHtml from 'sanitize-html';

const tags = [
  'header',
  'nav',
  'div',
  'span',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'button',
  'details',
  'summary',
  'img',
  'picture',
  'source',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'small',
  'bdi',
  'br',
  'hr',
  'section',
  'svg',
  'path',
  'g',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
];

/** Ids must contain a hyphen, so that they cannot shadow globals or ids of the page. */
const ownId = /^[a-z][\w]*(-[\w]+)+$/i;
const references = ['id', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/**
 * Sanitises the markup of a navigation service: no scripts, styles, event handlers, forms or
 * frames. Image URLs are resolved against `base`. Links to the site stay unchanged; others open
 * without a referrer.
 */
export function sanitiseNavigation(html: string, base: string): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    disallowedTagsMode: 'discard',
    allowedAttributes: {
      '*': [
        'class',
        'dir',
        'lang',
        'title',
        'role',
        'hidden',
        'tabindex',
        ...references,
        'aria-*',
        'data-*',
      ],
      a: ['href', 'target', 'rel', 'hreflang'],
      button: ['type'],
      details: ['open', 'name'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      source: ['srcset', 'media', 'type', 'sizes'],
      svg: ['viewBox', 'viewbox', 'width', 'height', 'fill', 'stroke', 'xmlns', 'focusable'],
      path: ['d', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
      g: ['fill', 'stroke', 'transform'],
      circle: ['cx', 'cy', 'r', 'fill', 'stroke'],
      rect: ['x', 'y', 'width', 'height', 'rx', 'fill', 'stroke'],
      line: ['x1', 'x2', 'y1', 'y2', 'stroke'],
      polyline: ['points', 'fill', 'stroke'],
      polygon: ['points', 'fill', 'stroke'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'whatsapp'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withOwnIds(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: withOwnIds(safeLink(attribs)) }),
      button: (tagName, attribs) => ({
        tagName,
        attribs: withOwnIds({ ...attribs, type: 'button' }),
      }),
      img: (tagName, { src = '', ...attribs }) => ({
        tagName,
        attribs: { alt: '', ...withOwnIds(attribs), src: absolute(src, base) },
      }),
      source: (tagName, { srcset = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, srcset: absoluteSet(srcset, base) },
      }),
    },
  });
}

/** Origins of external images in sanitised markup. */
export function pictureHosts(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:src|srcset)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );
  return addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
}

const withOwnIds = (attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) =>
        !references.includes(name) || value.split(/\s+/).every((id) => ownId.test(id)),
    ),
  );

/** Allows `target="_blank"` only, with `rel="noopener noreferrer"`. */
function safeLink({ target, rel: _, ...attribs }: sanitizeHtml.Attributes) {
  return target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs;
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : '';
}

const absoluteSet = (set: string, base: string): string =>
  set
    .split(',')
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      return [absolute(address, base), ...size].join(' ');
    })
    .join(', ');
