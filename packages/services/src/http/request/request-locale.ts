import { acceptedLocale, defaultLocale, isLocale, type Locale } from '@mawkib/core/locale';

/**
 * Locale of a request: `?locale` or `?lang`, else the best match of Accept-Language, else the
 * market's default.
 */
export function requestLocale(query: unknown, acceptLanguage: string | undefined): Locale {
  const { locale, lang } = (query ?? {}) as Record<string, unknown>;
  if (isLocale(locale)) return locale;
  if (isLocale(lang)) return lang;
  return acceptedLocale(acceptLanguage) ?? defaultLocale();
}
