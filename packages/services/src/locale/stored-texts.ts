import {
  type Locale,
  localeChain,
  locales,
  type PackageLocale,
  packageLocales,
} from '@mawkib/core/locale';

/** Texts by language: always those of the packages, and others that the market has. */
export type StoredTexts<T> = Record<PackageLocale, T> & { [language in Locale]?: T };

/** True for languages that are stored in every market. */
export const isAlwaysStored = (locale: Locale): boolean => locale === 'ar' || locale === 'en';

/** Creates the texts in each stored language. */
export function storedTexts<T>(textsOf: (locale: Locale) => T): StoredTexts<T> {
  const languages = new Set<Locale>([...packageLocales, ...locales]);
  return Object.fromEntries(
    [...languages].map((locale) => [locale, textsOf(locale)]),
  ) as StoredTexts<T>;
}

/** The texts in a language, or in the first of its fallbacks that has them. */
export const textsIn = <T>(texts: StoredTexts<T>, locale: Locale): T =>
  texts[locale] ??
  localeChain(locale)
    .map((one) => texts[one])
    .find((found) => found !== undefined) ??
  texts.en;
