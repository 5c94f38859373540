import { editorStorage } from '../preferences/editor-storage.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { viewports } from '../preferences/viewports.ts';
import type { PageStore } from './store/create-page-store.ts';

/** On a narrow screen the editor starts with the phone viewport and a closed outline. */
const first = (): Preferences =>
  innerWidth < viewports.tablet
    ? { viewport: 'phone', panels: { outline: false, inspector: true } }
    : {};

/** Preferences stored in this browser. */
export const rememberedPreferences = (): Preferences => ({
  ...first(),
  ...editorStorage.get('mawkib.editor.view'),
});

/** Stores preferences on every change; returns the cleanup function. */
export const keepPreferences = (store: PageStore) =>
  store.subscribe(({ viewport, pageLocale, panels }, before) => {
    const isSame =
      viewport === before.viewport && pageLocale === before.pageLocale && panels === before.panels;
    if (!isSame) editorStorage.set('mawkib.editor.view', { viewport, pageLocale, panels });
  });
