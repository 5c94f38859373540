import { consentStrategies } from '../consent/consent-strategy.js';
import { choice, type SettingDefinition } from './setting-definition.js';

/** The setting `consent.strategy`; `platform` is the market's default. */
export const consentStrategySetting = (platform = 'basic'): SettingDefinition<string> =>
  choice<string>([...new Set([...consentStrategies, platform])], platform);
