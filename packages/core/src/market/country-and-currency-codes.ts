import { dateFormatter, displayNames } from '../locale/formatters.js';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** True for an ISO 3166 country code. */
export const isCountry = (code: unknown): boolean =>
  typeof code === 'string' &&
  /^[A-Z]{2}$/.test(code) &&
  !/^(?:ZZ|EU|EZ|UN|XA|XB)$/.test(code) &&
  regions.of(code) !== undefined;

export const isTimeZone = (name: unknown): boolean => {
  if (typeof name !== 'string' || name === '') return false;
  try {
    return Boolean(dateFormatter('en', { timeZone: name }));
  } catch {
    return false;
  }
};

export const isCurrency = (code: unknown): boolean =>
  typeof code === 'string' && Intl.supportedValuesOf('currency').includes(code);

export const isNumberingSystem = (name: unknown): boolean =>
  typeof name === 'string' && Intl.supportedValuesOf('numberingSystem').includes(name);

/** The canonical BCP 47 tag; undefined if it is invalid. */
export function canonicalTag(tag: unknown): string | undefined {
  if (typeof tag !== 'string') return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Native name of a language, capitalized: `Français`, `العربية`. */
export function nativeNameOf(tag: string): string {
  const name = displayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** `rtl` if the language's script is: `ar`, `fa`, `ur-PK`, `az-Arab`. */
export const directionOfTag = (tag: string): 'rtl' | 'ltr' =>
  rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
