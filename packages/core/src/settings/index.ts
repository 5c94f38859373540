export {
  createSettings,
  type FetchedSetting,
  type SettingDefinitions,
  type Settings,
  type SettingValue,
} from './create-settings.js';
export { choice, flag, json, number, type SettingDefinition, text } from './definition.js';
export {
  type Deployment,
  DeploymentError,
  type DeploymentResult,
  type LogLevel,
  loadDeployment,
  logLevels,
  type OidcDeployment,
  parseDeployment,
} from './deployment.js';
export type { DeploymentProblem, Environment } from './environment.js';
export type { FooterColumn, FooterImage, FooterItem, FooterRow } from './footer.js';
export { type Logo, type LogoSetting, logoFor, logos } from './logo.js';
export { type MetaTag, pageTitle } from './meta.js';
export type { NotFoundContent } from './not-found.js';
export { type PredefinedLink, resolveLink } from './predefined-links.js';
export { type SiteSettings, siteSettings } from './site-settings.js';
