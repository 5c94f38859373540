import { redirect } from 'react-router';
import { siteContext } from '../../context/site-context.ts';
import type { LeadRequest, StoredLead } from '../store-lead.server.ts';
import { setSentCookie } from './read-sent-cookie.server.ts';
import { sentKey } from './sent-lead.server.ts';

/** Leads from a native post to the page's thank-you; a cookie has the choices. */
export async function redirectToThanks(
  { formId, block, chosen }: StoredLead,
  { context, url }: Pick<LeadRequest, 'context'> & { url: URL },
): Promise<Response> {
  const target = new URL(url);
  target.searchParams.set(sentKey, block ?? formId);
  const hash = block ? `#form-${block}` : '';
  const cookie = await setSentCookie({ formId, block, chosen }, context.get(siteContext));
  return redirect(`${target.pathname}${target.search}${hash}`, {
    status: 303,
    headers: { 'set-cookie': cookie },
  });
}
