import type { Call } from '@mawkib/api-clients';
import { everyDealer } from '@mawkib/api-clients/content';
import { defaultLocale } from '@mawkib/core/locale';
import { dealerPath } from '../dealers/dealer-view.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** The pages of dealers. */
export async function dealerEntries(call: Call): Promise<SitemapEntry[]> {
  const { data } = await everyDealer(call, defaultLocale());
  return data.flatMap(({ slug }) => (slug ? [{ path: dealerPath(slug), changedAt: null }] : []));
}
