import { escapeHtml } from '@mawkib/core/guards';
import { defaultLocale, type Locale, locales } from '@mawkib/core/locale';

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
    // Encodes what is not yet: an encoded character of an id stays as it is (RFC 3986, 2.4).
    return escapeHtml(new URL(`${publicUrl}/${locale}${own}`).href);
  };
  const urls = entries.flatMap(({ path, changedAt }) => {
    const alternate = (hreflang: string, locale: Locale) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale, path)}"/>`;
    const others =
      locales.map((locale) => alternate(locale, locale)).join('') +
      alternate('x-default', defaultLocale());
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
