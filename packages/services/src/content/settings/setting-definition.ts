import { isTextLanguage } from '@mawkib/core/locale';
import { type MarketData, MarketError } from '@mawkib/core/market';
import {
  browserSettingKeys,
  consentStrategySetting,
  type SettingDefinition,
  type SettingDefinitions,
  siteSettings,
} from '@mawkib/core/settings';

/** How settings are read: those of the packages and the market's own. */
export interface SettingRegistry {
  /** Every setting that the site knows. */
  readonly known: readonly string[];
  /** `footer.top.en` is read as `footer.top`. Undefined for what neither knows: any text. */
  definitionOf(key: string): SettingDefinition<unknown> | undefined;
  /** Staff see it as it is, visitors are not told of it. */
  isPrivate(key: string): boolean;
}

/** The key without the language that it may end in: `footer.top` of `footer.top.en`. */
const bareKey = (key: string): string =>
  isTextLanguage(key.slice(key.lastIndexOf('.') + 1)) ? key.slice(0, key.lastIndexOf('.')) : key;

type SettingMarket = Pick<MarketData, 'settings' | 'publicationLists' | 'consent'>;

const registries = new WeakMap<object, SettingRegistry>();

/** The settings of a market. */
export function settingsOfMarket(market: SettingMarket): SettingRegistry {
  const known = registries.get(market) ?? createRegistry(market);
  registries.set(market, known);
  return known;
}

function createRegistry(market: SettingMarket): SettingRegistry {
  const { settings: own = [] } = market;
  const taken = own.flatMap(({ id }, at) =>
    Object.hasOwn(siteSettings, id)
      ? [{ path: `settings[${at}].id`, message: `"${id}" is a setting of the packages` }]
      : [],
  );
  if (taken.length > 0) throw new MarketError(taken);
  const definitions: SettingDefinitions = {
    ...siteSettings,
    ...narrowedSettings(market),
    ...Object.fromEntries(own.map((definition) => [definition.id, definition])),
  };
  const hidden = new Set(own.flatMap(({ id, isPrivate }) => (isPrivate ? [id] : [])));
  return {
    known: Object.keys(definitions),
    definitionOf(key) {
      const name = [key, bareKey(key)].find((each) => Object.hasOwn(definitions, each));
      return name === undefined ? undefined : definitions[name];
    },
    isPrivate: (key) => isPrivateSetting(key) || hidden.has(bareKey(key)),
  };
}

/** Settings of the packages whose values the market decides. */
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

/** Its value is written nowhere but into its row. */
export const isSecretName = (key: string): boolean => secretName.test(bareKey(key));

/** A secret that no visitor is told: some keys are made for browsers. */
export const isSecretSetting = (key: string): boolean =>
  isSecretName(key) && !browserSettingKeys.some((known) => known === bareKey(key));

const privateKeys: ReadonlySet<string> = new Set(['mail.leads_recipients', 'inquiry.recipients']);

/** Addresses of the market's own people, and secrets. */
const isPrivateSetting = (key: string): boolean =>
  isSecretSetting(key) || privateKeys.has(bareKey(key));

/** A text of HTML, as rendered by the site. */
export const isHtmlSetting = (key: string): boolean => /(^|[._])html$/.test(bareKey(key));
