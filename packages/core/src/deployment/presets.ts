import { defaultMarket } from '../locale/market.js';
import { consentStrategySetting } from '../settings/consent-strategy-setting.js';
import type { SettingDefinition } from '../settings/setting-definition.js';
import { type SiteSettings, siteSettings } from '../settings/site-settings.js';
import type { EnvironmentDecoder } from './environment.js';
import { type ServiceName, services } from './services.js';

/** URLs of services by name. */
export type ServiceUrls = { readonly [service in ServiceName]?: string };

/** Settings that are the URL of a service. */
const serviceSettings = {
  'api.root_url': 'stock',
  'content.api_url': 'content',
  'forms.api_url': 'forms',
  'purchase.api_url': 'purchase',
  'ev.api_url': 'ev',
  'media.api_url': 'media',
  'navigation.service_origin': 'navigation',
} as const satisfies { [key in keyof SiteSettings]?: ServiceName };

/** Settings with an environment variable. */
const variables = {
  'site.time_zone': 'TIME_ZONE',
  'admin.api_url': 'ADMIN_API_URL',
  'navigation.service_options': 'NAVIGATION_OPTIONS',
  'dealers.postcode_url': 'POSTCODE_DEALERS_URL',
  'dealers.fallback_url': 'FALLBACK_DEALERS_URL',
  'email_verifier.url': 'EMAIL_VERIFIER_URL',
  'dynamic_content.api_base_url': 'DYNAMIC_CONTENT_API_URL',
  'dynamic_content.external_stock_list_url': 'EXTERNAL_STOCK_LIST_URL',
  'stock_locator.company_config': 'COMPANY_CONFIG',
  'stock_locator.publication_lists': 'PUBLICATION_LISTS',
  'maps.api_key': 'MAPS_API_KEY',
  'maps.script_url': 'MAPS_SCRIPT_URL',
  'maps.region': 'MAPS_REGION',
  'maps.language': 'MAPS_LANGUAGE',
  'maps.tiles_url': 'MAPS_TILES_URL',
  'analytics.tag_manager_id': 'TAG_MANAGER_ID',
  'performance.raygun_api_key': 'RAYGUN_API_KEY',
  'performance.raygun_script_url': 'RAYGUN_SCRIPT_URL',
  'performance.raygun_api_url': 'RAYGUN_API_URL',
} as const satisfies { [key in keyof SiteSettings]?: string };

type PresetKey = keyof typeof serviceSettings | keyof typeof variables | 'site.require_login';

/** Values for settings from the deployment, by dotted key. */
export type Presets = {
  readonly [key in PresetKey]: SiteSettings[key] extends SettingDefinition<infer T> ? T : never;
};

/** Reads `SERVICE_STOCK_URL` and similar variables. */
export const readServiceUrls = (read: EnvironmentDecoder): ServiceUrls =>
  Object.fromEntries(
    services.flatMap((service) => {
      const url = read.url(`SERVICE_${service.toUpperCase()}_URL`, ['http:', 'https:']);
      return url === null ? [] : [[service, url]];
    }),
  );

/** Reads the presets of an environment; invalid ones are reported by variable name. */
export function readPresets(read: EnvironmentDecoder, urls: ServiceUrls): Presets {
  const entries: [string, unknown][] = [
    ['site.require_login', read.flag('REQUIRE_LOGIN')],
    ...Object.entries(serviceSettings).map(([key, service]): [string, unknown] => [
      key,
      urls[service] ?? '',
    ]),
    ...Object.entries(variables).map(([key, variable]): [string, unknown] => [
      key,
      read.setting<unknown>(variable, siteSettings[key as keyof typeof variables]),
    ]),
  ];
  return Object.fromEntries(entries) as Presets;
}

/** Settings of the process's market. */
const settingsHere = (): SiteSettings => ({
  ...siteSettings,
  'consent.strategy': consentStrategySetting(defaultMarket.consent),
});

/**
 * The site's settings with the deployment's values as defaults, for `createSettings`. Precedence:
 * fetched setting, deployment, built-in default.
 */
export const presetSettings = (presets: Partial<Presets>): SiteSettings =>
  Object.fromEntries(
    Object.entries(settingsHere()).map(([key, definition]) => {
      const preset = Object.hasOwn(presets, key) ? presets[key as PresetKey] : undefined;
      return [key, preset === undefined ? definition : { ...definition, default: preset }];
    }),
  ) as SiteSettings;
