import { marketBrands } from '@mawkib/core/brands';
import { defaultLocale, type Locale, locales } from '@mawkib/core/locale';

/** Which navigation is meant. */
export interface NavigationOptions {
  locale: Locale;
  /** Id of the brand whose name stands in it. */
  brand: string;
}

/**
 * Reads options such as `ar`, `en-jaguar` or `ar-land-rover`; `main` says nothing. The market's
 * default language and its own brand unless they say otherwise; undefined for words that nobody knows.
 */
export function readOptions(options: string, brand: string): NavigationOptions | undefined {
  const locale = locales.find((known) => options === known || options.startsWith(`${known}-`));
  const rest = locale ? options.slice(locale.length).replace(/^-/, '') : options;
  const named = marketBrands().find(({ id }) => id === rest)?.id;
  if (!named && rest !== '' && rest !== 'main') return undefined;
  return { locale: locale ?? defaultLocale(), brand: named ?? brand };
}
