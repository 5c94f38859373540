import type { Market } from '../context/market.ts';
import type { PolicySources } from '../request/store-headers.ts';

type Directive = keyof PolicySources;

/** What each purpose needs of its hosts. */
const directivesOf = {
  /** Hosts that staff list: a tag manager's tags load anything. */
  allowed: [
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
    'media-src',
    'frame-src',
  ],
  tagManager: ['script-src', 'img-src', 'connect-src', 'frame-src'],
  analytics: ['img-src', 'connect-src'],
  navigation: ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'],
  tiles: ['img-src'],
  captcha: ['script-src', 'frame-src', 'connect-src'],
  captchaFiles: ['script-src'],
} as const satisfies Record<string, readonly Directive[]>;
type Purpose = keyof typeof directivesOf;

const tagManager = ['https://www.googletagmanager.com'];
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Further sources of a document by directive, from the market's settings: each host gets what its
 * purpose needs and nothing more.
 */
export function policySources({
  settings,
  placedNavigation,
}: Pick<Market, 'settings' | 'placedNavigation'>): PolicySources {
  const hasTags = settings.get('analytics.tag_manager_id') !== '';
  const captcha =
    settings.get('captcha.site_key') === '' ? [] : hostOf(settings.get('captcha.script_url'));
  const hosts: Record<Purpose, readonly string[]> = {
    allowed: settings.get('security.allowed_hosts'),
    tagManager: hasTags ? tagManager : [],
    analytics: hasTags ? analytics : [],
    navigation: placedNavigation?.hosts ?? [],
    tiles: hostOf(settings.get('maps.tiles_url')),
    captcha,
    captchaFiles: captcha.includes('https://www.google.com') ? ['https://www.gstatic.com'] : [],
  };
  const sources: { [directive in Directive]?: string[] } = {};
  for (const purpose of Object.keys(directivesOf) as Purpose[]) {
    for (const directive of directivesOf[purpose]) {
      for (const host of hosts[purpose]) {
        const known = sources[directive] ?? [];
        if (!known.includes(host)) sources[directive] = [...known, host];
      }
    }
  }
  return sources;
}

/** The origin of a URL; empty for a path of this origin. */
const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);
