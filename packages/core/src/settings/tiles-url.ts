import type { Locale } from '../locale/locales.js';
import type { Settings } from './create-settings.js';
import type { SiteSettings } from './site-settings.js';

/** URL template of map tiles with the market's key, region and language; blank: no map. */
export function tilesUrl(settings: Pick<Settings<SiteSettings>, 'get'>, locale: Locale): string {
  const named: Readonly<Record<string, string>> = {
    '{key}': settings.get('maps.api_key'),
    '{region}': settings.get('maps.region'),
    '{language}': settings.get('maps.language').trim() || locale,
  };
  const fill = (name: string) => encodeURIComponent((named[name] ?? '').trim());
  return settings.get('maps.tiles_url').replace(/\{(?:key|region|language)\}/g, fill);
}
