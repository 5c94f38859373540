import { type LeadRequest, storeLead } from './store-lead.server.ts';
import { redirectToThanks } from './thanks/redirect-to-thanks.server.ts';

/**
 * Handles native posts to a page; each is a lead of one of its forms. A stored lead redirects to the
 * thank-you, so that a reload sends nothing; the errors of a rejected one are shown at once.
 */
export async function handleContentPost({ url, ...post }: LeadRequest & { url: URL }) {
  const stored = await storeLead(post);
  return 'kind' in stored ? redirectToThanks(stored, { ...post, url }) : stored;
}
