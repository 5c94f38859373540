import { isTextLanguage } from '@mawkib/core/locale';
import {
  browserSettingKeys,
  type SettingDefinition,
  type SettingDefinitions,
  siteSettings,
} from '@mawkib/core/settings';

const definitions: SettingDefinitions = siteSettings;

/** The key without the language that it may end in: `footer.top` of `footer.top.en`. */
const bareKey = (key: string): string =>
  isTextLanguage(key.slice(key.lastIndexOf('.') + 1)) ? key.slice(0, key.lastIndexOf('.')) : key;

/** Every setting that the site knows. */
export const knownSettings: readonly string[] = Object.keys(definitions);

/** How a setting is read; `footer.top.en` is read as `footer.top`. Undefined for a market's own. */
export function settingDefinition(key: string): SettingDefinition<unknown> | undefined {
  const bare = bareKey(key);
  const known = [key, bare].find((name) => Object.hasOwn(definitions, name));
  return known === undefined ? undefined : definitions[known];
}

const secretName = /(^|[._-])(secret|secret_key|password|token|api_key|private_key)$/i;

/** Its value is written nowhere but into its row. */
export const isSecretName = (key: string): boolean => secretName.test(bareKey(key));

/** A secret that no visitor is told: some keys are made for browsers. */
export const isSecretSetting = (key: string): boolean =>
  isSecretName(key) && !browserSettingKeys.some((known) => known === bareKey(key));

const privateKeys: ReadonlySet<string> = new Set(['mail.leads_recipients', 'inquiry.recipients']);

/** Staff see it as it is, visitors are not told of it: addresses of the market's own people. */
export const isPrivateSetting = (key: string): boolean =>
  isSecretSetting(key) || privateKeys.has(bareKey(key));

/** A text of HTML, as rendered by the site. */
export const isHtmlSetting = (key: string): boolean => /(^|[._])html$/.test(bareKey(key));
