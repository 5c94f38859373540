import { parseJson } from '../guards/parse-json.js';
import { dateFormatter } from '../locale/formatters.js';
import { parseEmail } from '../locale/parse-email.js';
import { listOf } from '../reading/decoder.js';

/**
 * Definition of a setting. `read` decodes the fetched text; undefined means invalid, and the
 * default is used.
 */
export interface SettingDefinition<T> {
  readonly kind: 'text' | 'flag' | 'number' | 'json' | 'choice';
  readonly default: T;
  readonly read: (text: string) => T | undefined;
  /** Log message for an invalid text. Default: names the key. */
  readonly complaint?: string;
  /** Describes valid texts, to follow "must be". */
  readonly expects?: string;
}

/** Any text. Default: ''. */
export const text = (fallback = ''): SettingDefinition<string> => ({
  kind: 'text',
  default: fallback,
  read: (value) => value,
});

/** True only for the text `true`. Default: false. Site document, section 1. */
export const flag = (fallback = false): SettingDefinition<boolean> => ({
  kind: 'flag',
  default: fallback,
  read: (value) => value === 'true',
});

/** A number within inclusive bounds; blank text is invalid. */
export const number = (
  fallback: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = {},
): SettingDefinition<number> => ({
  kind: 'number',
  default: fallback,
  read: (value) => {
    const amount = value.trim() === '' ? Number.NaN : Number(value);
    return amount >= min && amount <= max ? amount : undefined;
  },
});

/** One of the values, case-sensitive. */
export const choice = <const T extends string>(
  values: readonly T[],
  fallback: T,
): SettingDefinition<T> => ({
  kind: 'choice',
  default: fallback,
  read: (value) => values.find((known) => known === value),
});

/**
 * JSON decoded by `read`, which must return a copy with only valid parts. Blank text is the
 * default, without a log message.
 */
export const json = <T>(
  read: (value: unknown) => T | undefined,
  fallback: T,
  complaint?: string,
): SettingDefinition<T> => ({
  kind: 'json',
  default: fallback,
  complaint,
  read: (value) => {
    if (value.trim() === '') return fallback;
    const parsed = parseJson(value);
    return parsed === undefined ? undefined : read(parsed);
  },
});

/**
 * A URL for requests: `https://…`, `http://…` or a path of this origin, without credentials.
 * Trailing slashes are removed; blank means none.
 */
export const address = (fallback = ''): SettingDefinition<string> => ({
  kind: 'text',
  default: fallback,
  expects: 'an address that begins with https:// or http://, without credentials',
  read: (value) => {
    const given = value.trim();
    if (given === '' || /^\/(?![/\\])\S*$/.test(given)) return withoutEndSlash(given);
    if (!/^https?:\/\/\S+$/i.test(given) || !URL.canParse(given)) return undefined;
    const { username, password } = new URL(given);
    return username === '' && password === '' ? withoutEndSlash(given) : undefined;
  },
});

const withoutEndSlash = (value: string) => value.replace(/\/+$/, '');

/** A list of texts: JSON, or comma-separated. Blank ones are dropped. */
export const names = (fallback: readonly string[] = []): SettingDefinition<readonly string[]> => ({
  kind: 'json',
  default: fallback,
  expects: 'a JSON list or names between commas',
  read: (value) => {
    const list = value.trim().startsWith('[') ? readNames(parseJson(value)) : value.split(',');
    return list?.map((name) => name.trim()).filter((name) => name !== '');
  },
});

const readNames = listOf((value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined,
);

/**
 * E-mail addresses separated by commas, semicolons or spaces, without duplicates. An invalid
 * address makes the list invalid.
 */
export const emails = (): SettingDefinition<readonly string[]> => ({
  kind: 'text',
  default: [],
  expects: 'e-mail addresses between commas',
  read: (value) => {
    const given = value.split(/[\s,;،؛]+/).filter((address) => address !== '');
    const read = given.flatMap((address) => parseEmail(address)?.toLowerCase() ?? []);
    return read.length === given.length ? [...new Set(read)] : undefined;
  },
});

/** An IANA time zone that the platform supports. */
export const timeZone = (fallback: string): SettingDefinition<string> => ({
  kind: 'text',
  default: fallback,
  expects: 'a time zone such as Europe/Paris',
  read: (value) => {
    try {
      dateFormatter('en', { timeZone: value });
      return value;
    } catch {
      return undefined;
    }
  },
});
