import type { Locale } from '@mawkib/core/locale';
import type { SiteContext } from '../../context/site-context.ts';
import type { LeadOutcome } from '../store-lead.server.ts';
import { loadThanks } from './load-thanks.server.ts';
import { readSentCookie } from './read-sent-cookie.server.ts';

/** Query parameter of the page after a native post: the place of its form. */
export const sentKey = '_sent';

interface Visit {
  request: Request;
  url: URL;
  locale: Locale;
}

/**
 * The form that the visitor sent from this page by a native post; undefined for other visits, also
 * with the same address in another browser. A page with `sentKey` must not be cached.
 */
export async function sentLead(
  site: SiteContext,
  { request, url, locale }: Visit,
): Promise<LeadOutcome | undefined> {
  const place = url.searchParams.get(sentKey);
  const sent = place ? await readSentCookie(request) : null;
  if (!sent || (sent.block ?? sent.formId) !== place) return undefined;
  const { formId, block, chosen } = sent;
  const thanks = await loadThanks(site, { formId, chosen, locale });
  return { kind: 'lead_stored', formId, ...(block && { block }), ...(thanks && { thanks }) };
}
