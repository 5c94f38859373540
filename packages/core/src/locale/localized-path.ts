import { isLocale, type Locale } from './locales.js';

/** Paths of this origin that are no pages. */
const notPages = /^\/(services|assets)(\/|$)/;
const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/|#|\?)/i;

/**
 * An internal address under its language: `/showroom` becomes `/ar/showroom`, `/en/showroom` too.
 * External addresses, `mailto:` and the like, a hash or query alone, and what is no page
 * (`/services/…`, `/assets/…`) stay as they are.
 */
export function localizedPath(path: string, locale: Locale): string {
  const address = path.trim();
  if (elsewhere.test(address) || notPages.test(address)) return address;
  return `/${locale}${withoutLocale(address)}`;
}

/**
 * The path below its language: `/ar/showroom` gives `/showroom`, `/ar` gives `/`. One slash begins
 * it, so that it never names another host.
 */
export function withoutLocale(path: string): string {
  const rest = `/${path.replace(/^[\\/]+/, '')}`;
  const locale = localeOfPath(rest);
  return locale ? withoutLocale(rest.slice(locale.length + 1)) : rest;
}

/** The language that a path begins with; undefined when it begins with none. */
export function localeOfPath(path: string): Locale | undefined {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : undefined;
}
