import { createHash } from 'node:crypto';
import type { Locale } from '@mawkib/api-clients/contracts';
import { navigationLinks, type PlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import { LRUCache } from 'lru-cache';
import { createBoundedFetch } from '../../upstream/create-bounded-fetch.js';
import { sourceFailed, type Upstream } from '../../upstream/create-upstream.js';
import { navigationErrors } from './navigation-errors.js';
import { pictureHosts, sanitiseNavigation } from './sanitise-navigation.js';

/**
 * Max characters of a navigation's markup and max files per type; a larger response is rejected.
 */
const longest = 300_000;
const maxFiles = 10;
const key = 'navigation.service_origin';

/** The navigation of this market's own service for the options in the settings. */
type OwnNavigation = (options: string) => Promise<PlacedNavigation | undefined>;

/**
 * Loads the navigation of the service in the settings: with the guarded fetch from another system,
 * or from the market's tables if the URL is this server. Null if no service is configured.
 * Sanitised markup is cached until the markup changes.
 */
export function createPlacedNavigation(upstream: Upstream, own: OwnNavigation) {
  const patient = createBoundedFetch<PlacedNavigation>({
    first: 2500,
    later: 250,
    timeoutError: sourceFailed,
  });
  const sanitised = new LRUCache<string, string>({ max: 20 });
  const clean = (markup: string, base: string): string => {
    const digest = createHash('sha256').update(`${base}\n${markup}`).digest('base64url');
    const cached = sanitised.get(digest);
    if (cached !== undefined) return cached;
    const html = sanitiseNavigation(markup, base);
    sanitised.set(digest, html);
    return html;
  };

  return async (locale: Locale): Promise<PlacedNavigation | null> => {
    const options = (settings: { get(key: 'navigation.service_options'): string }) =>
      settings.get('navigation.service_options').trim() || locale;
    const { settings } = await upstream.about(locale);
    if (settings.get(key) === '') return null;
    const named = options(settings);
    if (!/^[\w-]{1,100}$/.test(named)) throw navigationErrors.unknown();
    const path = `/naas/nav.${named}.json`;
    return patient(`${settings.get(key)} ${locale} ${named}`, () => load(locale, named, path));
  };

  async function load(locale: Locale, named: string, path: string): Promise<PlacedNavigation> {
    const { body, address } = await upstream.fetch(key, { locale, path });
    if (address === undefined) {
      const found = await own(named);
      if (!found) throw navigationErrors.unknown();
      return found;
    }
    const links = navigationLinks.safeParse(body);
    const page = links.success ? fileOf(links.data.html, address) : undefined;
    if (!links.success || page === undefined) throw sourceFailed();
    const markup = await upstream.follow(key, page);
    if (typeof markup !== 'string' || markup.length > longest) throw sourceFailed();
    const html = clean(markup, page);
    const files = (given: unknown) =>
      [given ?? []]
        .flat()
        .slice(0, maxFiles)
        .map((link) => fileOf(String(link), address))
        .filter((link) => link !== undefined);
    const [css, js] = [files(links.data.css), files(links.data.js)];
    const hosts = [...[...css, ...js].map((file) => new URL(file).origin), ...pictureHosts(html)];
    return { html, css, js, hosts: [...new Set(hosts)] };
  }
}

/** URL of a linked file; undefined unless it is http or https. */
function fileOf(link: string, base: string): string | undefined {
  if (link.trim() === '' || !URL.canParse(link, base)) return undefined;
  const { protocol, href } = new URL(link, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
