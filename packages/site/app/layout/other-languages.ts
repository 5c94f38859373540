import {
  type Locale,
  languageOf,
  locales,
  localizedPath,
  withoutLocale,
} from '@mawkib/core/locale';
import type { LanguageChoice } from '@mawkib/ui';

/** URLs of a page in the site's other languages. */
export const otherLanguages = (
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
): LanguageChoice[] =>
  locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      label: languageOf(other)?.name ?? other,
      href: `${localizedPath(withoutLocale(pathname), other)}${search}`,
    }));
