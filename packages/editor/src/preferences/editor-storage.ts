import { isLocale, type Locale } from '@mawkib/core/locale';
import { createStorage, entry } from '@mawkib/core/storage';
import { readPreferences } from './preferences.ts';

const language = (stored: unknown): Locale | undefined => (isLocale(stored) ? stored : undefined);

/** Preferences in the browser's storage. Drafts have other keys, one per open tab. */
export const editorStorage = createStorage(() => window.localStorage, console, {
  'mawkib.editor.language': entry(language, { limit: 10 }),
  'mawkib.editor.view': entry(readPreferences, { limit: 1000 }),
});
