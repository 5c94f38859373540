import { defaultLocale, isLocale, type Locale } from '@mawkib/core/locale';
import { useParams } from 'react-router';

export { isLocale };

/** The locale of an address: its first segment, else the market's default. */
export const localeOf = (params: { locale?: string }): Locale =>
  isLocale(params.locale) ? params.locale : defaultLocale();

export const usePageLocale = (): Locale => localeOf(useParams());
