import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import type { ListingMeta } from '@mawkib/api-clients/contracts/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import type { Settings, SiteSettings } from '@mawkib/core/settings';
import { atLanding, everything } from '@mawkib/stock-locator/engine';
import { hasStockBlocks } from '../analytics/has-stock-blocks.server.ts';
import type { SiteContext } from '../context/site-context.ts';
import { siteMessages } from '../page/site-messages.ts';
import type { NamedPart } from './landing-name.ts';
import { type LandingPage, landingPage } from './landing-page.ts';
import { listCanonical, listQuery } from './list-query.server.ts';

interface Described {
  site: Pick<SiteContext, 'stockValues' | 'catalogue'>;
  locale: Locale;
  url: URL;
  page: ContentPage;
  landing: readonly NamedPart[] | null;
  settings: Pick<Settings<SiteSettings>, 'get'>;
  /** Number of vehicles in its list; null if unknown. */
  count: number | null;
}

interface ListDescription {
  landing: LandingPage | null;
  /** The canonical URL is a landing page's, or a later page's, rather than the page's own. */
  isOwn: boolean;
  /** The canonical path, without the language. */
  path: string;
  index: boolean;
}

/**
 * Metadata of a page with the whole stock or of a landing page. A landing page without vehicles is
 * served, but not indexed.
 */
export async function describeList(described: Described): Promise<ListDescription> {
  const { site, locale, url, page, landing, settings, count } = described;
  const { path } = page.attributes;
  const listPath = settings.get('stock_locator.list_path');
  if (path !== listPath || !hasStockBlocks(page.attributes.blocks, site.catalogue)) {
    return { landing: null, isOwn: false, path, index: true };
  }
  const values = await site.stockValues(locale);
  const query = listQuery(url.searchParams, landing);
  const canonical = listCanonical(query, settings, values);
  const shown =
    landing &&
    landingPage(landing, {
      locale,
      listPath: localizedPath(listPath, locale),
      count: count ?? 0,
      above: [
        { label: siteMessages(locale)('home'), url: localizedPath('/', locale) },
        { label: page.attributes.title, url: localizedPath(listPath, locale) },
      ],
      isPage: (parts) =>
        listCanonical(atLanding(everything, parts), settings, values).path !== listPath,
    });
  return {
    landing: shown,
    isOwn: landing !== null || canonical.path !== listPath,
    path: canonical.path,
    index: canonical.index && !(landing && count === 0),
  };
}

/** The blocks of a landing page: those of the list's page from its first stock list on. */
export function fromList<B extends { template: string }>(
  blocks: readonly B[],
  catalogue: SiteContext['catalogue'],
): B[] {
  const first = blocks.findIndex((block) => hasStockBlocks([block], catalogue));
  return blocks.slice(Math.max(0, first));
}

/** Result of the page's first list: number of vehicles, and the brand if all have the same. */
export function foundBy(states: Readonly<Record<string, unknown>>): {
  count: number | null;
  brand: string | null;
} {
  for (const state of Object.values(states)) {
    const { value } = state as { value?: { meta?: Partial<ListingMeta> } };
    if (typeof value?.meta?.total !== 'number') continue;
    const brands = (value.meta.facets?.brands ?? []).filter(({ count }) => count > 0);
    return { count: value.meta.total, brand: (brands.length === 1 && brands[0]?.value) || null };
  }
  return { count: null, brand: null };
}
