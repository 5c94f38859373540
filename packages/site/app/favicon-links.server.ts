import { escapeHtml } from '@mawkib/core/guards';
/** An icon of the site as a document links it. */
export interface Favicon {
  /** On the site's own origin. */
  href: string;
  type: string;
}

/** The links of a document to its icons; text of its head. */
export const faviconLinks = (favicons: readonly Favicon[]): string =>
  favicons
    .map(({ href, type }) => {
      const size = type === 'image/x-icon' ? ' sizes="32x32"' : '';
      return `<link rel="icon" href="${escapeHtml(href)}"${size} type="${type}">`;
    })
    .join('');
