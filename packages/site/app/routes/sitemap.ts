import { siteContext } from '../context/site-context.ts';
import { requireLogin } from '../middleware/require-login.server.ts';
import { storeHeaders } from '../request/store-headers.ts';
import { loadSitemap } from '../sitemap/load-sitemap.server.ts';
import { sitemapIndexXml, sitemapXml } from '../sitemap/sitemap-xml.ts';
import type { Route } from './+types/sitemap';

/** Search engines cannot sign in, so a site that requires it has no sitemap. */
export const middleware = [requireLogin];

/**
 * Sitemap of all indexable pages and vehicles in every language, or an index of parts if one file
 * cannot hold them. `robots.txt` names it.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const part = url.searchParams.get('part');
  const found = await loadSitemap(site, part === null ? undefined : Number(part));
  if (!found) return new Response(null, { status: 404 });
  const xml =
    'parts' in found
      ? sitemapIndexXml(found.parts, site.publicUrl)
      : sitemapXml(found.entries, site.publicUrl);
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...storeHeaders },
  });
}
