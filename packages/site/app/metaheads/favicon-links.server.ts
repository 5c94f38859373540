import { escapeHtml } from '@mawkib/core/guards';
import type { Favicon } from '../context/site-context.ts';

/** Icon links for the head, as text. */
export const faviconLinks = (favicons: readonly Favicon[]): string =>
  favicons
    .map(({ href, type }) => {
      const size = type === 'image/x-icon' ? ' sizes="32x32"' : '';
      return `<link rel="icon" href="${escapeHtml(href)}"${size} type="${type}">`;
    })
    .join('');
