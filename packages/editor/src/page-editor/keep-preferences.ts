import { editorStorage } from '../preferences/editor-storage.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { viewports } from '../preferences/viewports.ts';
import type { PageStore } from './store/create-page-store.ts';

/** A narrow screen begins with the page as a phone shows it, and its list of blocks closed. */
const first = (): Preferences =>
  innerWidth < viewports.tablet
    ? { viewport: 'phone', panels: { outline: false, inspector: true } }
    : {};

/** How this person had the editor last, on this machine. */
export const rememberedPreferences = (): Preferences => ({
  ...first(),
  ...editorStorage.get('mawkib.editor.view'),
});

/** Writes them whenever they change; answers how to stop. */
export const keepPreferences = (store: PageStore) =>
  store.subscribe(({ viewport, pageLocale, panels }, before) => {
    const isSame =
      viewport === before.viewport && pageLocale === before.pageLocale && panels === before.panels;
    if (!isSame) editorStorage.set('mawkib.editor.view', { viewport, pageLocale, panels });
  });
