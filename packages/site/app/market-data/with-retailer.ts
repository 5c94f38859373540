import { escapeHtml } from '@mawkib/core/guards';

/** The visitor's retailer. */
export interface Retailer {
  name: string;
  url: string;
}

/**
 * Markup of a navigation service with `{retailer_name}` and `{retailer_url}` replaced, or removed
 * if there is no retailer; a link without a URL is left out. Site document, section 2.
 */
export function withRetailer(html: string, retailer: Retailer | null): string {
  const values = { name: escapeHtml(retailer?.name ?? ''), url: escapeHtml(retailer?.url ?? '') };
  const links = retailer
    ? html
    : html.replace(/<a\b[^<>]*\bhref="\{retailer_url\}"[^<>]*>\s*\{retailer_name\}\s*<\/a>/g, '');
  return links
    .replaceAll('{retailer_name}', () => values.name)
    .replaceAll('{retailer_url}', () => values.url);
}
