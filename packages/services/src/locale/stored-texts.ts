import {
  type Locale,
  localeChain,
  locales,
  type PackageLocale,
  packageLocales,
} from '@mawkib/core/locale';

/** Texts of one thing by language: the packages' languages always, others as the market has them. */
export type StoredTexts<T> = Record<PackageLocale, T> & { [language in Locale]?: T };

/** Whether texts are stored in a language whatever languages the market has. */
export const isAlwaysStored = (locale: Locale): boolean => locale === 'ar' || locale === 'en';

/** Makes texts in each language that is stored. */
export function storedTexts<T>(textsOf: (locale: Locale) => T): StoredTexts<T> {
  const languages = new Set<Locale>([...packageLocales, ...locales]);
  return Object.fromEntries(
    [...languages].map((locale) => [locale, textsOf(locale)]),
  ) as StoredTexts<T>;
}

/** The texts of a language, or of the first of its fallbacks that has some. */
export const textsIn = <T>(texts: StoredTexts<T>, locale: Locale): T =>
  texts[locale] ??
  localeChain(locale)
    .map((one) => texts[one])
    .find((found) => found !== undefined) ??
  texts.en;
