import { defaultLocale, directionOf, type Locale } from '@mawkib/core/locale';
import { createContext, useContext, useMemo } from 'react';
import { editorStorage } from '../remembered/editor-storage.ts';

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
export const rememberedLanguage = (): Locale | null => editorStorage.get('mawkib.editor.language');

/** Where nothing can be stored, the choice holds for this visit. */
export const rememberLanguage = (locale: Locale): void => {
  editorStorage.set('mawkib.editor.language', locale);
};

export { nameIn } from '@mawkib/core/locale';
