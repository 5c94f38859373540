import { isLocale } from '@mawkib/core/locale';
import type { PageStore } from './store/create-page-store.ts';
import type { PageState } from './store/page-state.ts';
import { viewports } from './store/viewport-slice.ts';

const key = 'mawkib.editor.view';

type Preferences = Partial<Pick<PageState, 'viewport' | 'pageLocale' | 'panels'>>;

/** A narrow screen begins with the page as a phone shows it, and its list of blocks closed. */
const first = (): Preferences =>
  innerWidth < viewports.tablet
    ? { viewport: 'phone', panels: { outline: false, inspector: true } }
    : {};

/** How this person had the editor last, on this machine. */
export function readPreferences(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { viewport, pageLocale, panels } = stored ?? {};
    return {
      ...first(),
      ...(Object.hasOwn(viewports, viewport) && { viewport }),
      ...(isLocale(pageLocale) && { pageLocale }),
      ...(panels && {
        panels: { outline: panels.outline !== false, inspector: panels.inspector !== false },
      }),
    };
  } catch {
    return first();
  }
}

/** Writes them whenever they change; answers how to stop. */
export const keepPreferences = (store: PageStore) =>
  store.subscribe(({ viewport, pageLocale, panels }, before) => {
    if (
      viewport === before.viewport &&
      pageLocale === before.pageLocale &&
      panels === before.panels
    ) {
      return;
    }
    try {
      localStorage.setItem(key, JSON.stringify({ viewport, pageLocale, panels }));
    } catch {
      // The choice holds for this visit then.
    }
  });
