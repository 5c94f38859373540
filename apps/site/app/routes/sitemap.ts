import { siteContext } from '../site-context.ts';
import { loadSitemap } from '../sitemap/load-sitemap.server.ts';
import { sitemapXml } from '../sitemap/sitemap-xml.ts';
import { storeHeaders } from '../store-headers.ts';
import type { Route } from './+types/sitemap';

/** Every page that search engines may list, in every language. `robots.txt` names it. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const entries = await loadSitemap(site);
  return new Response(sitemapXml(entries, site.publicUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...storeHeaders },
  });
}
