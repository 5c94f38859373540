import { baseLanguage, type Locale, locales } from './locales.js';

/** Max characters of the header. */
const maxLength = 500;

/**
 * The market's language with the highest priority in an `Accept-Language` header, by exact tag,
 * else by language; undefined if the market has none of them.
 */
export function acceptedLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  const wanted = (acceptLanguage ?? '')
    .slice(0, maxLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { locale: localeLike(tag), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ locale, q }) => locale !== undefined && q > 0);
  return wanted.sort((a, b) => b.q - a.q)[0]?.locale;
}

const localeLike = (tag: string) =>
  locales.find((locale) => locale === tag) ??
  locales.find((locale) => baseLanguage(locale) === baseLanguage(tag));
