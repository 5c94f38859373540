import { consentModeScript } from '@mawkib/core/consent';
import type { Locale } from '@mawkib/core/locale';
import type { RouterContextProvider } from 'react-router';
import type { Market } from '../context/market.ts';
import { pageMetaheads, siteContext } from '../context/site-context.ts';
import { attributesHtml, metaheadsHtml } from './metaheads-html.server.ts';

/** Hosts of Google's tags, if the market has a tag manager. */
const tagHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * The market's tags for every document, outside React's tree so that hydration ignores them: the
 * tags of the setting `meta`, meta heads of every page and of this one; and the further hosts that
 * the document may request. Google's consent types are denied before any of them.
 */
export async function marketTags(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<{ head: string; body: string; hosts: readonly string[] }> {
  const page = context.get(pageMetaheads);
  if (!page) return { head: '', body: '', hosts: [] };
  const { nonce, market } = context.get(siteContext);
  const { settings, metaheads: global, placedNavigation } = await market(locale);
  const meta = settings.get('meta').map((tag) => `<meta${attributesHtml(tag)}>`);
  const { head, body } = metaheadsHtml({ global, page }, nonce);
  const hosts = [
    ...settings.get('security.allowed_hosts'),
    ...(settings.get('analytics.tag_manager_id') === '' ? [] : tagHosts),
  ];
  const shownHosts = [
    ...(placedNavigation?.hosts ?? []),
    ...hostOf(settings.get('maps.tiles_url')),
    ...captchaHosts(settings),
  ];
  const hasTags = head !== '' || body !== '' || hosts.length > 0;
  const denied = hasTags ? `<script nonce="${nonce}">${consentModeScript()}</script>` : '';
  return { head: meta.join('') + denied + head, body, hosts: [...hosts, ...shownHosts] };
}

/** Hosts of the captcha's script and requests; empty without a captcha. */
function captchaHosts(settings: Market['settings']): string[] {
  if (settings.get('captcha.site_key') === '') return [];
  const own = hostOf(settings.get('captcha.script_url'));
  return own.includes('https://www.google.com') ? [...own, 'https://www.gstatic.com'] : own;
}

/** The origin of a URL; empty for a path of this origin. */
const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);
