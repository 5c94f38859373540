import type { Market } from '../context/market.ts';
import type { PolicySources } from '../request/store-headers.ts';

type Directive = keyof PolicySources;

/** Policy directives per purpose of a host. */
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
  maps: ['script-src', 'img-src', 'connect-src'],
  mapsFiles: ['script-src', 'img-src'],
  mapsImages: ['img-src'],
  mapsCalls: ['connect-src'],
  mapsStyles: ['style-src'],
  mapsFonts: ['font-src'],
  errorReportsScript: ['script-src'],
  errorReports: ['connect-src'],
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
    ...mapsHosts(settings),
    ...errorReportsHosts(settings),
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

/** The vendor's script loads code, tiles, texts and, for its controls, styles and fonts. */
function mapsHosts(settings: Market['settings']) {
  const script = settings.get('maps.api_key') === '' ? [] : hostOf(settings.get('maps.script_url'));
  const isGoogle = script.includes('https://maps.googleapis.com');
  const google = (...hosts: string[]) => (isGoogle ? hosts : []);
  return {
    maps: script,
    mapsFiles: google('https://maps.gstatic.com'),
    mapsImages: google('https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'),
    mapsCalls: google('https://*.googleapis.com', 'https://*.gstatic.com'),
    mapsStyles: google('https://fonts.googleapis.com'),
    mapsFonts: google('https://fonts.gstatic.com'),
  };
}

function errorReportsHosts(settings: Market['settings']) {
  const hasKey = settings.get('performance.raygun_api_key') !== '';
  const hostsOf = (key: 'performance.raygun_script_url' | 'performance.raygun_api_url') =>
    hasKey ? hostOf(settings.get(key)) : [];
  return {
    errorReportsScript: hostsOf('performance.raygun_script_url'),
    errorReports: hostsOf('performance.raygun_api_url'),
  };
}
