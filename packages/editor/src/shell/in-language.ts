import type { Locale } from '@mawkib/core/locale';

/** The same address with the editor's texts in another language. */
export const inLanguage = (
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
) => pathname.replace(/^\/[^/]*/, `/${locale}`) + search;
