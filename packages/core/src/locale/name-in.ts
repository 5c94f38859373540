import { rtlLetter } from './bidi.js';
import { directionOf, type Locale } from './locales.js';

/**
 * A name that staff gave in two scripts, `نورة · Noura`: the one that is written as the language is;
 * a plain one as it is.
 */
export function nameIn(name: string, locale: Locale): string {
  const isRtl = directionOf(locale) === 'rtl';
  const parts = name.split(' · ');
  return parts.find((part) => rtlLetter.test(part) === isRtl) ?? parts[0] ?? name;
}
