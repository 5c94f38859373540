import { escapeHtml } from '@mawkib/core/guards';

/** Who a visitor's retailer is. */
export interface Retailer {
  name: string;
  url: string;
}

/**
 * A navigation service's markup with the retailer in place of `{retailer_name}` and
 * `{retailer_url}`, blank where none is known: a link to nobody is left out. Site document,
 * section 2.
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
