import { marketBrands } from '@mawkib/core/brands';
import { defaultLocale, type Locale, locales } from '@mawkib/core/locale';

/** Selects a navigation. */
export interface NavigationOptions {
  locale: Locale;
  /** Id of the brand shown in the navigation. */
  brand: string;
}

/**
 * Parses options such as `ar`, `en-jaguar` or `ar-land-rover`; `main` is ignored. Defaults: the
 * market's language and brand. Undefined for unknown options.
 */
export function readOptions(options: string, brand: string): NavigationOptions | undefined {
  const locale = locales.find((known) => options === known || options.startsWith(`${known}-`));
  const rest = locale ? options.slice(locale.length).replace(/^-/, '') : options;
  const named = marketBrands().find(({ id }) => id === rest)?.id;
  if (!named && rest !== '' && rest !== 'main') return undefined;
  return { locale: locale ?? defaultLocale(), brand: named ?? brand };
}
