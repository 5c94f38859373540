import { defaultLocale, isLocale, type Locale } from '@mawkib/core/locale';
import { useParams } from 'react-router';

export { isLocale };

/** The language of an address: its first part, the market's default where that is none. */
export const localeOf = (params: { locale?: string }): Locale =>
  isLocale(params.locale) ? params.locale : defaultLocale();

export const usePageLocale = (): Locale => localeOf(useParams());
