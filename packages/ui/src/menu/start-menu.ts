import { menuEntryAttribute } from '../markup/index.js';
import { markCurrent } from './mark-current.js';
import { menuPanelSource } from './menu-panel-source.js';
import { openInBar } from './open-in-bar.js';
import { openInSheet } from './open-in-sheet.js';

export interface MenuOptions {
  /** Markup of `MenuPanels`. */
  load: () => Promise<string>;
}

export interface RunningMenu {
  /** The page changed without a new document. */
  pageChanged(): void;
  stop(): void;
}

/** Gives the entries of a `SiteHeader` their panels, in the bar and in the sheet. */
export function startMenu(header: HTMLElement, { load }: MenuOptions): RunningMenu {
  const entries = [...header.querySelectorAll<HTMLElement>(`[${menuEntryAttribute}]`)];
  const panels = menuPanelSource(load, () => mark());
  const mark = () => {
    const isEntry = header.querySelector('ul[data-look] > li > a[aria-current]') !== null;
    markCurrent(panels.loaded(), entries, isEntry);
  };
  for (const entry of entries) {
    entry.setAttribute('role', 'button');
    entry.setAttribute('aria-expanded', 'false');
  }
  const bar = openInBar(header, panels);
  const stopSheet = openInSheet(header, panels);
  // The pointer is near the menu: load the panels before the first is opened.
  panels.get('');
  return {
    pageChanged() {
      bar.close();
      mark();
    },
    stop() {
      bar.stop();
      stopSheet();
      for (const entry of entries) {
        entry.removeAttribute('role');
        entry.removeAttribute('aria-expanded');
      }
    },
  };
}
