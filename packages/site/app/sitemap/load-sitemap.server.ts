import type { Call } from '@mawkib/api-clients';
import { getOffers, listPublicPages } from '@mawkib/api-clients/contracts/content';
import { defaultLocale, locales } from '@mawkib/core/locale';
import { readLandingPatterns } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { offerPath } from '../page-types/offers/offer-path.ts';
import { nullOnFailure } from '../request/null-on-failure.ts';
import { dealerEntries } from './dealer-entries.server.ts';
import { landingEntries } from './landing-entries.server.ts';
import type { SitemapEntry } from './sitemap-xml.ts';
import { countVehicles, vehicleEntries } from './vehicle-entries.server.ts';

const atOnce = 1000;
/** Max pages in one sitemap, in all languages. */
const maxPages = 20_000;
const maxAddresses = 50_000;
/** Vehicles per part. */
const vehiclesInPart = 10_000;

type Site = Pick<SiteContext, 'call' | 'market' | 'log'>;

/**
 * Entries of a sitemap or of a part; or the number of parts; undefined if there is no such part.
 */
export type Sitemap = { entries: SitemapEntry[] } | { parts: number } | undefined;

/**
 * Loads the published pages and those of current offers; if the page of the whole stock is one of them, also its landing pages
 * with vehicles and all vehicles. More than one sitemap can hold is split: first pages, then
 * vehicles.
 */
export async function loadSitemap(site: Site, part?: number): Promise<Sitemap> {
  const { pages, landings, hasStock } = await loadPages(site);
  const entries = [...pages, ...landings];
  const vehicles = hasStock ? await orNothing(site, countVehicles(site.call), 0) : 0;
  const listed = (first: number, count: number) =>
    orNothing(site, vehicleEntries(site.call, first, count), []);
  if ((entries.length + vehicles) * locales.length <= maxAddresses) {
    if (part !== undefined) return undefined;
    return { entries: [...entries, ...(vehicles > 0 ? await listed(0, vehicles) : [])] };
  }
  const parts = 1 + Math.ceil(vehicles / vehiclesInPart);
  if (part === undefined) return { parts };
  if (!Number.isInteger(part) || part < 1 || part > parts) return undefined;
  if (part === 1) return { entries };
  return { entries: await listed((part - 2) * vehiclesInPart, vehiclesInPart) };
}

async function loadPages(site: Site) {
  const { settings } = await site.market(defaultLocale());
  const missing = settings.get('page_not_found.path').trim();
  const excluded = [missing, ...settings.get('sitemap.excluded_paths')];
  const [published, dealers, offers] = await Promise.all([
    allPages(site.call),
    orNothing(site, dealerEntries(site.call), []),
    orNothing(site, offerEntries(site.call, settings.get('offers.list_path')), []),
  ]);
  const pages = [...published, ...dealers, ...offers].filter(
    ({ path }) => !isListed(String(path), excluded),
  );
  const listPath = settings.get('stock_locator.list_path');
  const pagePaths = new Set<SitemapEntry['path']>(pages.map(({ path }) => path));
  if (!pagePaths.has(listPath)) return { pages, landings: [], hasStock: false };
  const patterns = readLandingPatterns(settings.get('stock_locator.landing_pages'));
  const found = await orNothing(site, landingEntries(site.call, listPath, patterns), []);
  const landings = found
    .filter((path) => !pagePaths.has(path))
    .map((path): SitemapEntry => ({ path, changedAt: null }));
  return { pages, landings, hasStock: true };
}

/** True if a path is listed; `/a/*` matches everything below `/a`. */
const isListed = (path: string, paths: readonly string[]) =>
  paths.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));

/** Returns a fallback and logs if a service fails; the sitemap still has the pages. */
const orNothing = async <T>(site: Site, requested: Promise<T>, nothing: T): Promise<T> =>
  (await nullOnFailure(site, 'A part of the sitemap', requested)) ?? nothing;

/** Pages of the current offers. */
async function offerEntries(call: Call, listPath: string): Promise<SitemapEntry[]> {
  const { data } = await call(getOffers, { query: { locale: defaultLocale() } });
  return data.flatMap(({ id }) => {
    const path = offerPath(listPath, typeof id === 'string' ? id : null);
    return path === null ? [] : [{ path, changedAt: null }];
  });
}

async function allPages(call: Call): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; entries.length < maxPages; page += 1) {
    const { data } = await call(listPublicPages, { query: { items: atOnce, page } });
    entries.push(...data.map(({ path, published_at }) => ({ path, changedAt: published_at })));
    if (data.length < atOnce) break;
  }
  return entries;
}
