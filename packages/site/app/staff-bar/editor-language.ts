import { isLocale, type Locale } from '@mawkib/core/locale';
import { createStorage, entry } from '@mawkib/core/storage';

const language = (stored: unknown): Locale | undefined => (isLocale(stored) ? stored : undefined);

const storage = createStorage(() => window.localStorage, console, {
  'mawkib.editor.language': entry(language, { limit: 10 }),
});

/** The language that this person chose in the editor of this browser; null if none. */
export const editorLanguage = (): Locale | null => storage.get('mawkib.editor.language');
