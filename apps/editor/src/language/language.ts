import { defaultLocale, directionOf, isLocale, type Locale } from '@mawkib/core/locale';
import { createContext, useContext, useMemo } from 'react';

const key = 'mawkib.editor.language';

/** The language of the editor's own texts; the page that is edited has its own. */
export const LanguageContext = createContext<Locale>(defaultLocale);

export const useLanguage = () => {
  const locale = useContext(LanguageContext);
  return { locale, dir: directionOf(locale) };
};

/** The texts of a catalogue in the editor's language. */
export function useTexts<T>(catalogue: (locale: Locale) => T): T {
  const locale = useContext(LanguageContext);
  return useMemo(() => catalogue(locale), [catalogue, locale]);
}

/** What this person chose before, on this machine. */
export function rememberedLanguage(): Locale | null {
  try {
    const stored = localStorage.getItem(key);
    return isLocale(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(key, locale);
  } catch {
    // The choice holds for this visit then.
  }
}

/** A name that staff gave in both languages, `نورة · Noura`; a plain one as it is. */
export function nameIn(name: string, locale: Locale): string {
  const [ar = name, en = ar] = name.split(' · ');
  return locale === 'ar' ? ar : en;
}
