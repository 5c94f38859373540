import type { Locale } from '../locale/locales.js';
import type { Settings } from '../settings/create-settings.js';
import type { SiteSettings } from '../settings/site-settings.js';
import type { MapsService } from './maps-service.js';

/**
 * Maps of a market in a language, from its settings. A key that `maps.tiles_url` names belongs to the
 * host of the tiles, and no script is loaded with it.
 */
export function mapsSettings(
  settings: Pick<Settings<SiteSettings>, 'get'>,
  locale: Locale,
): MapsService {
  const key = settings.get('maps.api_key').trim();
  const region = settings.get('maps.region').trim();
  const language = settings.get('maps.language').trim() || locale;
  const named: Readonly<Record<string, string>> = {
    '{key}': key,
    '{region}': region,
    '{language}': language,
  };
  const tilesUrl = settings.get('maps.tiles_url');
  const hasScript = key !== '' && !tilesUrl.includes('{key}');
  return {
    script: hasScript ? { url: settings.get('maps.script_url'), key, region, language } : null,
    tilesUrl: tilesUrl.replace(/\{(?:key|region|language)\}/g, (name) =>
      encodeURIComponent(named[name] ?? ''),
    ),
    attribution: settings.get('maps.attribution'),
  };
}
