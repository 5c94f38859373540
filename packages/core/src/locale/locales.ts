import { languageNames, type MarketLanguage, registered } from './market.js';

/**
 * A language of the market as in URLs: `ar`, `en`, `fr`; the whole tag in lower case (`zh-hant`) if
 * two of its locales share a language.
 */
export type Locale = string;

/** Languages that all packages have texts in. */
export const packageLocales = ['ar', 'en'] as const;
/** One of `packageLocales`. */
export type PackageLocale = (typeof packageLocales)[number];

/** The packages' language of last resort, after a market's own fallbacks. */
const lastResort: PackageLocale = 'en';

/**
 * Languages of the registered market, the default first; Arabic and English before registration.
 * The array changes on registration: read it when needed, do not copy it.
 */
export const locales: readonly Locale[] = languageNames;

/** The market's default language, the first of its list. */
export const defaultLocale = (): Locale => locales[0] ?? lastResort;

/** Default language of calls: English, or the market's default if it has no English. */
export const englishOrDefault = (): Locale => (isLocale('en') ? 'en' : defaultLocale());

/** Text direction of a language. */
export type Direction = 'rtl' | 'ltr';

/** A text per language; each may be missing or blank. */
export type Localized = { [locale in Locale]?: string };

/** True if a value is a language of the market, as in URLs. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** True if localized texts may use the language: one of the market or of the packages. */
export const isTextLanguage = (value: unknown): value is Locale =>
  isLocale(value) || value === 'ar' || value === 'en';

/** The language without script and region: `ar` for `ar-kw`. */
export const baseLanguage = (locale: Locale): string => locale.split('-', 1)[0] ?? locale;

/**
 * The market's data of a language; undefined if it does not have it. If the market has it in
 * several regions, the first one.
 */
export const languageOf = (locale: Locale): MarketLanguage | undefined =>
  registered.market.locales.find(({ language }) => language === locale) ??
  registered.market.locales.find(({ language }) => baseLanguage(language) === locale);

/** Text direction of a language of the market; `ltr` for any other one. */
export const directionOf = (locale: Locale): Direction => languageOf(locale)?.direction ?? 'ltr';

/**
 * Order in which languages are searched for a text: the language, the language without region, its
 * fallbacks in the market, English. A language that the market does not have falls back to its
 * default and the others.
 */
export const localeChain = (locale: Locale): readonly Locale[] => [
  locale,
  baseLanguage(locale),
  ...(languageOf(locale)?.fallbacks ?? locales),
  lastResort,
];

/** The packages' language to use for a language, for texts that are outside of catalogues. */
export const packageLocale = (locale: Locale): PackageLocale =>
  localeChain(locale).find((one): one is PackageLocale => one === 'ar' || one === 'en') ??
  lastResort;

/**
 * The text in the requested language, or in its first fallback that has one (`localeChain`); '' if
 * none has. Blank texts count as missing. A plain string is used for every language.
 */
export function localize(value: Localized | string | null | undefined, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const own = value[locale];
  return isFilled(own) ? own : (value[localeOfText(value, locale) ?? locale] ?? '');
}

/** Language of the text that `localize` returns; undefined if there is none. */
export const localeOfText = (value: Localized, locale: Locale): Locale | undefined =>
  localeChain(locale).find((one) => isFilled(value[one]));

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
