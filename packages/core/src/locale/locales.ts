/** Languages of the site, the market's own first. */
export const locales = ['ar', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ar';

export type Direction = 'rtl' | 'ltr';

/** A text per language; any of them may be missing or blank. */
export type Localized = { [locale in Locale]?: string };

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

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
