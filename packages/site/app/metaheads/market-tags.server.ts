import { consentModeScript } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import type { RouterContextProvider } from 'react-router';
import { pageMetaheads, siteContext } from '../context/site-context.ts';
import type { PolicySources } from '../request/store-headers.ts';
import { attributesHtml, metaheadsHtml } from './metaheads-html.server.ts';
import { policySources } from './policy-sources.server.ts';

/**
 * The market's tags for every document, outside React's tree so that hydration ignores them: the
 * tags of the setting `meta`, meta heads of every page and of this one; and the further sources that
 * the document may load from. Google's consent types are denied before any of them.
 */
export async function marketTags(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<{ head: string; body: string; sources: PolicySources }> {
  const page = context.get(pageMetaheads);
  if (!page) return { head: '', body: '', sources: {} };
  const { nonce, market } = context.get(siteContext);
  const shared = await market(locale);
  const { settings, metaheads: global } = shared;
  const meta = settings.get('meta').map((tag) => `<meta${attributesHtml(tag)}>`);
  const { head, body } = metaheadsHtml({ global, page }, nonce);
  const loadsTags =
    settings.get('security.allowed_hosts').length > 0 ||
    settings.get('analytics.tag_manager_id') !== '';
  const hasTags = head !== '' || body !== '' || loadsTags;
  const denied = hasTags ? `<script nonce="${nonce}">${consentModeScript()}</script>` : '';
  return { head: meta.join('') + denied + head, body, sources: policySources(shared) };
}
