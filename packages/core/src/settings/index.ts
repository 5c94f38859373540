export { type BrowserSettings, browserSettingKeys, browserSettings } from './browser-settings.js';
export { consentStrategySetting } from './consent-strategy-setting.js';
export {
  createSettings,
  type FetchedSetting,
  type SettingDefinitions,
  type Settings,
  type SettingsOptions,
  type SettingValue,
} from './create-settings.js';
export type { FaviconSetting } from './favicon.js';
export type { FloatingItem, FloatingLink, FloatingMode } from './floating-actions.js';
export {
  type BlockFloatingActions,
  type FloatingActions,
  type FloatingArea,
  floatingActions,
  floatingArea,
} from './floating-area.js';
export { type FooterContent, footerContent } from './footer-content.js';
export type { FooterColumn, FooterImage, FooterItem, FooterRow } from './footer-items.js';
export type { FormLink } from './form-link.js';
export { type Logo, type LogoSetting, logoFor } from './logo.js';
export type { MarketState } from './market-states.js';
export { type MetaTag, pageTitle } from './meta-tags.js';
export type { NavigationBrand } from './navigation-brands.js';
export { type NavigationKind, navigationKind } from './navigation-kind.js';
export type { NotFoundContent } from './not-found-content.js';
export { type PredefinedLink, resolveLink } from './predefined-links.js';
export {
  address,
  choice,
  flag,
  json,
  names,
  number,
  type SettingDefinition,
  text,
  timeZone,
} from './setting-definition.js';
export { type SiteSettings, siteSettings } from './site-settings.js';
export {
  type CardAttribute,
  cardAttributes,
  type StockFeature,
  stockFeatures,
} from './stock-options.js';
export { type ThemeRules, themeRulesOf } from './theme-rules.js';
