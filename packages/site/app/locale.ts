import { defaultLocale, type Locale, locales } from '@mawkib/core/locale';
import { useParams } from 'react-router';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of an address: its first part, the market's default where that is none. */
export const localeOf = (params: { locale?: string }): Locale =>
  isLocale(params.locale) ? params.locale : defaultLocale;

export const usePageLocale = (): Locale => localeOf(useParams());
