import { rtlLetter } from './isolate.js';
import { directionOf, type Locale } from './locales.js';

/**
 * Picks from a name in two scripts, `نورة · Noura`, the one for the language; other names are
 * returned unchanged.
 */
export function nameIn(name: string, locale: Locale): string {
  const isRtl = directionOf(locale) === 'rtl';
  const parts = name.split(' · ');
  return parts.find((part) => rtlLetter.test(part) === isRtl) ?? parts[0] ?? name;
}
