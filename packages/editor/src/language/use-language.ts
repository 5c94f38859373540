import { defaultLocale, directionOf, type Locale } from '@mawkib/core/locale';
import { createContext, useContext, useMemo } from 'react';
import { editorStorage } from '../preferences/editor-storage.ts';

/** Language of the editor's texts, which is independent of the page's language. */
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

/** The language stored in this browser. */
export const rememberedLanguage = (): Locale | null => editorStorage.get('mawkib.editor.language');

/** Stores the language in this browser, if storage is available. */
export const rememberLanguage = (locale: Locale): void => {
  editorStorage.set('mawkib.editor.language', locale);
};

export { languageName, nameIn } from '@mawkib/core/locale';
