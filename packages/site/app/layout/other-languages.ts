import {
  type Locale,
  languageOf,
  locales,
  localizedPath,
  withoutLocale,
} from '@mawkib/core/locale';
import type { LanguageChoice } from '@mawkib/ui';

/**
 * The page in the site's other languages, with its filters and hash.
 *
 * @param available languages in which the page exists. Default: all
 */
export const otherLanguages = (
  { pathname, search, hash = '' }: { pathname: string; search: string; hash?: string },
  locale: Locale,
  available: readonly string[] = locales,
): LanguageChoice[] =>
  locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      label: languageOf(other)?.name ?? other,
      href: `${localizedPath(withoutLocale(pathname), other)}${search}${hash}`,
      ...(!available.includes(other) && { isMissing: true }),
    }));
