import type { Settings, SettingValue } from './create-settings.js';
import type { SiteSettings } from './site-settings.js';

/**
 * Settings with values that are safe for browsers. Others may contain private values of a
 * deployment, e.g. URLs inside its network.
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

/** Settings for browsers. */
export type BrowserSettings = {
  readonly [key in (typeof browserSettingKeys)[number]]: SettingValue<SiteSettings[key]>;
};

/** Picks the settings that are safe for browsers. */
export const browserSettings = (settings: Pick<Settings<SiteSettings>, 'get'>): BrowserSettings =>
  Object.fromEntries(browserSettingKeys.map((key) => [key, settings.get(key)])) as BrowserSettings;
