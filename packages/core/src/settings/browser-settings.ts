import type { Settings, SettingValue } from './create-settings.js';
import type { SiteSettings } from './site-settings.js';

/**
 * The settings whose effective values a browser may have. All others may hold what a deployment
 * keeps to itself, such as addresses inside its network.
 */
export const browserSettingKeys = [
  'site.time_zone',
  'search.popup.enabled',
  'search.popup.results_url',
  'price.currency_symbol',
  'price.delimiter',
  'price.format',
  'stock_locator.price_format',
  'stock_locator.features',
  'maps.api_key',
  'maps.region',
  'maps.language',
  'analytics.tag_manager_id',
  'performance.raygun_api_key',
] as const satisfies readonly (keyof SiteSettings)[];

/** What a browser may know of the settings. */
export type BrowserSettings = {
  readonly [key in (typeof browserSettingKeys)[number]]: SettingValue<SiteSettings[key]>;
};

/** The settings that are safe in a page, and no other. */
export const browserSettings = (settings: Pick<Settings<SiteSettings>, 'get'>): BrowserSettings =>
  Object.fromEntries(browserSettingKeys.map((key) => [key, settings.get(key)])) as BrowserSettings;
