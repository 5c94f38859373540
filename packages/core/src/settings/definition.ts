import { parseJson } from '../reading/parse-json.js';

/** How one setting is read. `read` gets the fetched text; undefined is refused and defaulted. */
export interface SettingDefinition<T> {
  readonly kind: 'text' | 'flag' | 'number' | 'json' | 'choice';
  readonly default: T;
  readonly read: (text: string) => T | undefined;
  /** What is logged when the text is refused; names the key unless said otherwise. */
  readonly complaint?: string;
}

export const text = (fallback = ''): SettingDefinition<string> => ({
  kind: 'text',
  default: fallback,
  read: (value) => value,
});

/** On exactly when the text is `true`. */
export const flag = (fallback = false): SettingDefinition<boolean> => ({
  kind: 'flag',
  default: fallback,
  read: (value) => value === 'true',
});

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

export const choice = <const T extends string>(
  values: readonly T[],
  fallback: T,
): SettingDefinition<T> => ({
  kind: 'choice',
  default: fallback,
  read: (value) => values.find((known) => known === value),
});

/**
 * Parsed JSON goes through `read`, which takes what is valid and drops the rest; it must copy, so
 * that nothing foreign passes. Blank text is the default, silently.
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
