import { defaultLocale, directionOf, type Locale } from '@mawkib/core/locale';
import { createContext, useContext, useMemo } from 'react';
import { editorStorage } from '../preferences/editor-storage.ts';

/** The language of the editor's own texts; the page that is edited has its own. */
export const LanguageContext = createContext<Locale | undefined>(undefined);

export const useLanguage = () => {
  const locale = useContext(LanguageContext) ?? defaultLocale();
  return { locale, dir: directionOf(locale) };
};

/** The texts of a catalogue in the editor's language. */
export function useTexts<T>(catalogue: (locale: Locale) => T): T {
  const locale = useContext(LanguageContext) ?? defaultLocale();
  return useMemo(() => catalogue(locale), [catalogue, locale]);
}

/** What a language is called in another one: `الفرنسية`. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** What this person chose before, on this machine. */
export const rememberedLanguage = (): Locale | null => editorStorage.get('mawkib.editor.language');

/** Where nothing can be stored, the choice holds for this visit. */
export const rememberLanguage = (locale: Locale): void => {
  editorStorage.set('mawkib.editor.language', locale);
};

export { nameIn } from '@mawkib/core/locale';
