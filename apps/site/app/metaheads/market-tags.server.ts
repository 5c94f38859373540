import type { Locale } from '@mawkib/core/locale';
import type { RouterContextProvider } from 'react-router';
import { ownMetaheads, siteContext } from '../site-context.ts';
import { attributesHtml, metaheadsHtml } from './metahead-html.server.ts';

/**
 * What the market puts into every document beside React's tree, so that hydration never sees it: the
 * tags of the setting `meta`, then the meta heads of every page and of this one.
 */
export async function marketTags(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<{ head: string; body: string }> {
  const page = context.get(ownMetaheads);
  if (!page) return { head: '', body: '' };
  const { nonce, market } = context.get(siteContext);
  const { settings, metaheads: global } = await market(locale);
  const meta = settings.get('meta').map((tag) => `<meta${attributesHtml(tag)}>`);
  const { head, body } = metaheadsHtml({ global, page }, nonce);
  return { head: meta.join('') + head, body };
}
