import type { Logger } from '../errors/logger.js';
import type { Locale } from '../locale/locales.js';
import type { SettingDefinition } from './setting-definition.js';

/** A setting in a response of the service. Site document, section 3. */
export interface FetchedSetting {
  readonly key: string;
  readonly value: string;
}

/** Settings by key, each with its decoder and its default. */
// biome-ignore lint/suspicious/noExplicitAny: a catalogue holds settings of any type
export type SettingDefinitions = Readonly<Record<string, SettingDefinition<any>>>;

/** Type of a setting's value. */
export type SettingValue<D> = D extends SettingDefinition<infer T> ? T : never;

/** Max characters of a fetched value; a longer one is logged with its key and ignored. */
export const settingLimit = 200_000;

export interface SettingsOptions {
  /** `footer.top.en` overrides `footer.top` on English pages. Default: no overrides. */
  readonly locale?: Locale;
}

/** The settings of a market with defaults. */
export interface Settings<D extends SettingDefinitions> {
  /**
   * Value of a defined setting: fetched, else its default. An invalid value is logged once with its
   * key, and the default is used.
   */
  get<K extends keyof D & string>(key: K): SettingValue<D[K]>;
  /** True if the fetched text, or the default of a flag, is true. Works for any key. */
  flag(key: string): boolean;
  /** The fetched text of any key, defined or not. */
  raw(key: string): string | undefined;
}

/**
 * Merges fetched settings over the defaults. Never throws: rows without a key, or with a value that
 * is not a text, are ignored; of two rows with one key the later one applies. `<key>.<language>`
 * overrides the key for a language. Site document, section 1.
 */
export function createSettings<const D extends SettingDefinitions>(
  defaults: D,
  fetched: readonly FetchedSetting[] | null | undefined,
  logger: Logger,
  { locale }: SettingsOptions = {},
): Settings<D> {
  const texts = new Map<string, string>();
  for (const row of Array.isArray(fetched) ? fetched : []) {
    if (!isSetting(row)) continue;
    if (row.value.length <= settingLimit) texts.set(row.key, row.value);
    else logger.warn(`Too long a value in ${row.key.slice(0, 100)}`, { length: row.value.length });
  }
  const values = new Map<string, unknown>();

  const fetchedKey = (key: string) => {
    const ownKey = `${key}.${locale}`;
    return locale !== undefined && texts.has(ownKey) ? ownKey : key;
  };

  const read = (key: string): unknown => {
    const definition = Object.hasOwn(defaults, key) ? defaults[key] : undefined;
    const named = fetchedKey(key);
    const text = texts.get(named);
    if (!definition) return text;
    if (text === undefined) return definition.default;
    const value: unknown = definition.read(text);
    if (value !== undefined) return value;
    logger.warn(definition.complaint ?? complaintOf(definition, named), { setting: named });
    return definition.default;
  };

  return {
    get(key) {
      if (!values.has(key)) values.set(key, read(key));
      return values.get(key) as SettingValue<D[typeof key]>;
    },
    flag(key) {
      const text = texts.get(fetchedKey(key));
      if (text !== undefined) return text === 'true';
      return Object.hasOwn(defaults, key) && [true, 'true'].includes(defaults[key]?.default);
    },
    raw: (key) => texts.get(fetchedKey(key)),
  };
}

const complaintOf = ({ kind }: SettingDefinition<unknown>, key: string) =>
  kind === 'json' ? `Invalid JSON in ${key}` : `Invalid value in ${key}`;

const isSetting = (row: unknown): row is FetchedSetting =>
  typeof row === 'object' &&
  row !== null &&
  typeof (row as FetchedSetting).key === 'string' &&
  (row as FetchedSetting).key !== '' &&
  typeof (row as FetchedSetting).value === 'string';
