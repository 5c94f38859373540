import { type Locale, locales, localizedPath, withoutLocale } from '@mawkib/core/locale';
import type { LanguageChoice } from '@mawkib/ui';

/** The language's own name, for the link that changes it. */
const names = { ar: 'العربية', en: 'English' } as const;

/** A page in the site's other languages. */
export const otherLanguages = (
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
): LanguageChoice[] =>
  locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      label: names[other],
      href: `${localizedPath(withoutLocale(pathname), other)}${search}`,
    }));
