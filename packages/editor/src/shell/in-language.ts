import type { Locale } from '@mawkib/core/locale';

/** The current URL in another language of the editor. */
export const inLanguage = (
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
) => pathname.replace(/^\/[^/]*/, `/${locale}`) + search;
