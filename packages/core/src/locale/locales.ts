/** Languages of the site, the market's own first. Site document, section 1. */
export const locales = ['ar', 'en'] as const;
/** A language of the site: `ar` or `en`. */
export type Locale = (typeof locales)[number];
/** The language of a market that says nothing else: Arabic. Site document, section 2. */
export const defaultLocale: Locale = 'ar';

/** Which way a language is written. */
export type Direction = 'rtl' | 'ltr';

/** A text per language; any of them may be missing or blank. */
export type Localized = { [locale in Locale]?: string };

/** Whether a value names a language of the site, written as in addresses. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** Which way a language is written: Arabic from right to left. */
export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr');

/**
 * The text in the asked language. A blank one falls back to Arabic, then to English, then to ''.
 * A plain string is the same in every language.
 */
export function localize(value: Localized | string | null | undefined, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return [value[locale], value.ar, value.en].find(isFilled) ?? '';
}

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
