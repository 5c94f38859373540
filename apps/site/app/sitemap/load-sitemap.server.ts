import type { Call } from '@mawkib/api-clients';
import { listPublicPages } from '@mawkib/api-clients/contracts';
import { defaultLocale } from '@mawkib/core/locale';
import { readLandingPatterns } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../site-context.ts';
import { landingEntries } from './landing-entries.server.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const atOnce = 1000;
/** As many as one site map may hold, in two languages. */
const mostPages = 20_000;

/** The published pages and, below that of the whole stock, the landing pages that have a vehicle. */
export async function loadSitemap(
  site: Pick<SiteContext, 'call' | 'market' | 'log'>,
): Promise<SitemapEntry[]> {
  const { settings } = await site.market(defaultLocale);
  const missing = settings.get('page_not_found.path').trim();
  const pages = (await allPages(site.call)).filter(({ path }) => path !== missing);
  const listPath = settings.get('stock_locator.list_path');
  const known = new Set(pages.map(({ path }) => path));
  if (!known.has(listPath)) return pages;
  const patterns = readLandingPatterns(settings.get('stock_locator.landing_pages'));
  const landings = await landingEntries(site.call, listPath, patterns).catch((error: unknown) => {
    site.log('warn', 'Landing pages are missing from the site map', error);
    return [];
  });
  const own = landings.filter((path) => !known.has(path));
  return [...pages, ...own.map((path) => ({ path, changedAt: null }))];
}

async function allPages(call: Call): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; entries.length < mostPages; page += 1) {
    const { data } = await call(listPublicPages, { query: { items: atOnce, page } });
    entries.push(...data.map(({ path, published_at }) => ({ path, changedAt: published_at })));
    if (data.length < atOnce) break;
  }
  return entries;
}
