import type { Call } from '@mawkib/api-clients';
import { getDealers } from '@mawkib/api-clients/contracts';
import { defaultLocale } from '@mawkib/core/locale';
import { dealerPath } from '../dealers/dealer-view.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Max dealers of the service's list. */
const maxDealers = 50;

/** The pages of dealers. */
export async function dealerEntries(call: Call): Promise<SitemapEntry[]> {
  const query = { locale: defaultLocale(), items: maxDealers };
  const { data } = await call(getDealers, { query });
  return data.flatMap(({ slug }) => (slug ? [{ path: dealerPath(slug), changedAt: null }] : []));
}
