import { escapeHtml } from '@mawkib/core/guards';
import { type Locale, locales } from '@mawkib/core/locale';

/** A page in all languages. */
export interface SitemapEntry {
  /** Path without the language; by language if the paths differ. */
  path: string | Readonly<Record<Locale, string>>;
  /** Last change, ISO 8601; null if unknown. */
  changedAt: string | null;
}

/** Sitemap (sitemaps.org) with each page in each language and its alternates. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const address = (locale: Locale, path: SitemapEntry['path']) => {
    const own = typeof path === 'string' ? path : (path[locale] ?? '');
    return escapeHtml(`${publicUrl}/${locale}${encodeURI(decodeURI(own))}`);
  };
  const urls = entries.flatMap(({ path, changedAt }) => {
    const others = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(locale, path)}"/>`,
      )
      .join('');
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return locales.map(
      (locale) => `<url><loc>${address(locale, path)}</loc>${changed}${others}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Index of a sitemap in parts, `/sitemap.xml?part=1` and so on. */
export function sitemapIndexXml(parts: number, publicUrl: string): string {
  const maps = Array.from(
    { length: parts },
    (_, at) =>
      `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap.xml?part=${at + 1}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('\n')}
</sitemapindex>
`;
}
