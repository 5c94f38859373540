import { type Locale, locales } from '@mawkib/api-clients/contracts';

const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** `?locale` or `?lang`, else the best of Accept-Language, else Arabic. */
export function askedLocale(query: unknown, acceptLanguage: string | undefined): Locale {
  const { locale, lang } = (query ?? {}) as Record<string, unknown>;
  if (isLocale(locale)) return locale;
  if (isLocale(lang)) return lang;
  return acceptLanguage ? best(acceptLanguage) : 'ar';
}

function best(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ language, q }) => isLocale(language) && q > 0)
    .sort((a, b) => b.q - a.q);
  return (wanted[0]?.language as Locale | undefined) ?? 'ar';
}
