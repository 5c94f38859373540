import { isLocale, type Locale } from './locales.js';

/** Paths of this origin that are not pages. */
const notPages = /^\/(services|assets)(\/|$)/;
const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/|#|\?)/i;

/**
 * Adds the language to an internal URL: `/showroom`, also `/en/showroom`, becomes `/ar/showroom`.
 * Unchanged: external URLs, `mailto:` and the like, a hash or query alone, and paths that are not
 * pages (`/services/…`, `/assets/…`).
 */
export function localizedPath(path: string, locale: Locale): string {
  const address = path.trim();
  if (elsewhere.test(address) || notPages.test(address)) return address;
  return `/${locale}${withoutLocale(address)}`;
}

/**
 * Removes the language from a path: `/ar/showroom` becomes `/showroom`, `/ar` becomes `/`. Starts
 * with exactly one slash, so that it is never another host.
 */
export function withoutLocale(path: string): string {
  const rest = `/${path.replace(/^[\\/]+/, '')}`;
  const locale = localeOfPath(rest);
  return locale ? withoutLocale(rest.slice(locale.length + 1)) : rest;
}

/** The language that a path starts with; undefined if there is none. */
export function localeOfPath(path: string): Locale | undefined {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : undefined;
}
