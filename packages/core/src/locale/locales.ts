import { languageNames, type MarketLanguage, registered } from './market.js';

/**
 * A language of the market as it stands in addresses: `ar`, `en`, `fr`; the whole tag in lower case
 * (`zh-hant`) where two of its locales share a language.
 */
export type Locale = string;

/** Languages that every package has texts in. */
export const packageLocales = ['ar', 'en'] as const;
/** One of `packageLocales`. */
export type PackageLocale = (typeof packageLocales)[number];

/** The language of the packages that stands in where a market's own fallbacks have no text. */
const lastResort: PackageLocale = 'en';

/**
 * Languages of the registered market, the default first; Arabic and English while none is
 * registered. The list is live: read it when it is needed, keep no copy of it.
 */
export const locales: readonly Locale[] = languageNames;

/** The language of a market that says nothing else: the first of its list. */
export const defaultLocale = (): Locale => locales[0] ?? lastResort;

/** The language of calls that name none: English, the market's default where it has no English. */
export const englishOrDefault = (): Locale => (isLocale('en') ? 'en' : defaultLocale());

/** Which way a language is written. */
export type Direction = 'rtl' | 'ltr';

/** A text per language; any of them may be missing or blank. */
export type Localized = { [locale in Locale]?: string };

/** Whether a value names a language of the market, written as in addresses. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** Whether maps of texts may name a language: one of the market, or one of the packages. */
export const isTextLanguage = (value: unknown): value is Locale =>
  isLocale(value) || value === 'ar' || value === 'en';

/** The language of a locale without script and region: `ar` of `ar-kw`. */
export const baseLanguage = (locale: Locale): string => locale.split('-', 1)[0] ?? locale;

/**
 * What the market says of a language; undefined for one that it does not have. Where the market has
 * it in several regions, the first of them.
 */
export const languageOf = (locale: Locale): MarketLanguage | undefined =>
  registered.market.locales.find(({ language }) => language === locale) ??
  registered.market.locales.find(({ language }) => baseLanguage(language) === locale);

/** Which way a language of the market is written; from left to right for any other. */
export const directionOf = (locale: Locale): Direction => languageOf(locale)?.direction ?? 'ltr';

/**
 * Where a text in a language is looked for, in order: the language, the same without its region,
 * its fallbacks in the market, English. A language that the market does not have falls back to its default and the others.
 */
export const localeChain = (locale: Locale): readonly Locale[] => [
  locale,
  baseLanguage(locale),
  ...(languageOf(locale)?.fallbacks ?? locales),
  lastResort,
];

/**
 * The language of the packages' own texts that stands in for a language, where they are written
 * beside the code and not in a catalogue.
 */
export const packageLocale = (locale: Locale): PackageLocale =>
  localeChain(locale).find((one): one is PackageLocale => one === 'ar' || one === 'en') ??
  lastResort;

/**
 * The text in the asked language, or in the first of its fallbacks that has one (`localeChain`);
 * '' where none has. A blank text counts as missing. A plain string is the same in every language.
 */
export function localize(value: Localized | string | null | undefined, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const own = value[locale];
  return isFilled(own) ? own : (value[localeOfText(value, locale) ?? locale] ?? '');
}

/** The language whose text `localize` takes; undefined where none has one. */
export const localeOfText = (value: Localized, locale: Locale): Locale | undefined =>
  localeChain(locale).find((one) => isFilled(value[one]));

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
