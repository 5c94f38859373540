import type { Locale } from './locales.js';

/** A name that staff gave in both languages, `نورة · Noura`; a plain one as it is. */
export function nameIn(name: string, locale: Locale): string {
  const [ar = name, en = ar] = name.split(' · ');
  return locale === 'ar' ? ar : en;
}
