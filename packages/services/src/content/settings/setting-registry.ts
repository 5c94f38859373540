import { isTextLanguage } from '@mawkib/core/locale';
import { type MarketData, MarketError } from '@mawkib/core/market';
import {
  browserSettingKeys,
  consentStrategySetting,
  type SettingDefinition,
  type SettingDefinitions,
  siteSettings,
} from '@mawkib/core/settings';

/** Definitions of the settings of the packages and of the market. */
export interface SettingRegistry {
  /** Keys of all defined settings. */
  readonly keys: readonly string[];
  /**
   * The definition of a setting; `footer.top.en` has that of `footer.top`. Undefined for other
   * keys, which accept any text.
   */
  definitionOf(key: string): SettingDefinition<unknown> | undefined;
  /** True for settings that staff can see and visitors cannot. */
  isPrivate(key: string): boolean;
}

/** The key without a language suffix: `footer.top` for `footer.top.en`. */
export const bareKey = (key: string): string =>
  isTextLanguage(key.slice(key.lastIndexOf('.') + 1)) ? key.slice(0, key.lastIndexOf('.')) : key;

type SettingMarket = Pick<MarketData, 'settings' | 'publicationLists' | 'consent'>;

const registries = new WeakMap<object, SettingRegistry>();

/** The settings of a market. */
export function settingsOfMarket(market: SettingMarket): SettingRegistry {
  const keys = registries.get(market) ?? createRegistry(market);
  registries.set(market, keys);
  return keys;
}

function createRegistry(market: SettingMarket): SettingRegistry {
  const { settings: own = [] } = market;
  const conflicts = own.flatMap(({ id }, at) =>
    Object.hasOwn(siteSettings, id)
      ? [{ path: `settings[${at}].id`, message: `"${id}" is a setting of the packages` }]
      : [],
  );
  if (conflicts.length > 0) throw new MarketError(conflicts);
  const definitions: SettingDefinitions = {
    ...siteSettings,
    ...narrowedSettings(market),
    ...Object.fromEntries(own.map((definition) => [definition.id, definition])),
  };
  const hidden = new Set(own.flatMap(({ id, isPrivate }) => (isPrivate ? [id] : [])));
  return {
    keys: Object.keys(definitions),
    definitionOf(key) {
      const name = [key, bareKey(key)].find((each) => Object.hasOwn(definitions, each));
      return name === undefined ? undefined : definitions[name];
    },
    isPrivate: (key) => isPrivateSetting(key) || hidden.has(bareKey(key)),
  };
}

/** Settings of the packages with values that the market limits. */
function narrowedSettings({ publicationLists, consent }: SettingMarket): SettingDefinitions {
  const lists = siteSettings['stock_locator.publication_lists'];
  const offered = ['all', ...(publicationLists ?? []).map(({ id }) => id)];
  return {
    'consent.strategy': consentStrategySetting(consent?.id),
    ...(publicationLists && {
      'stock_locator.publication_lists': {
        ...lists,
        expects: `some of: ${offered.join(', ')}`,
        read: (value: string) => {
          const names = lists.read(value);
          return names?.every((name) => offered.includes(name)) ? names : undefined;
        },
      },
    }),
  };
}

const secretName = /(^|[._-])(secret|secret_key|password|token|api_key|private_key)$/i;

/** True for secrets: the value is stored in its row and appears nowhere else. */
export const isSecretName = (key: string): boolean => secretName.test(bareKey(key));

/** True for secrets that visitors may not see; some keys are meant for browsers. */
export const isSecretSetting = (key: string): boolean =>
  isSecretName(key) && !browserSettingKeys.some((keys) => keys === bareKey(key));

const privateKeys: ReadonlySet<string> = new Set(['mail.leads_recipients', 'inquiry.recipients']);

/** True for secrets and for addresses of the market's staff. */
const isPrivateSetting = (key: string): boolean =>
  isSecretSetting(key) || privateKeys.has(bareKey(key));

/** True for settings with HTML that the site renders. */
export const isHtmlSetting = (key: string): boolean => /(^|[._])html$/.test(bareKey(key));
