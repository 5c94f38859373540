import { escapeHtml } from '@mawkib/core/guards';
import type { Favicon } from '../context/site-context.ts';

/** The links of a document to its icons; text of its head. */
export const faviconLinks = (favicons: readonly Favicon[]): string =>
  favicons
    .map(({ href, type }) => {
      const size = type === 'image/x-icon' ? ' sizes="32x32"' : '';
      return `<link rel="icon" href="${escapeHtml(href)}"${size} type="${type}">`;
    })
    .join('');
