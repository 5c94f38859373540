import { defaultLocale, type Locale, locales } from '@mawkib/core/locale';
import { type Theme, themes } from '@mawkib/core/vocabulary';

/** Which navigation is meant. */
export interface NavigationOptions {
  locale: Locale;
  /** Whose name stands in it. */
  brand: Theme;
}

/**
 * Reads options such as `ar`, `en-jaguar` or `ar-land-rover`; `main` says nothing. Arabic and the
 * market's own brand unless they say otherwise; undefined for words that nobody knows.
 */
export function readOptions(options: string, brand: Theme): NavigationOptions | undefined {
  const locale = locales.find((known) => options === known || options.startsWith(`${known}-`));
  const rest = locale ? options.slice(locale.length).replace(/^-/, '') : options;
  const named = themes.find((theme) => theme === rest);
  if (!named && rest !== '' && rest !== 'main') return undefined;
  return { locale: locale ?? defaultLocale, brand: named ?? brand };
}
