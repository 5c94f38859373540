import { sessionMemory } from '../../storage/session-memory.ts';

/** Entries of the history that are remembered. */
const maxEntries = 50;

export interface ScrollMemory {
  /** The entry of the history that is shown from now on. */
  show(key: string): void;
  /** Notes the position on the entry that is shown; scrolling does so by itself. */
  save(): void;
  /** Where the visitor was when an entry was shown last. */
  positionOf(key: string): number | undefined;
  stop(): void;
}

/**
 * Remembers where the visitor was on each entry of the history, over reloads too. The browser's own
 * restoring is off while the page lives, since it acts before the content is there; a reload and a
 * way back to another document are left to it.
 */
export function rememberScroll(key: string, view: Window = window): ScrollMemory {
  const positions = new Map<string, number>(sessionMemory.get('mawkib_scroll'));
  let shown = key;
  const save = () => {
    positions.delete(shown);
    positions.set(shown, view.scrollY);
  };
  const leave = () => {
    view.history.scrollRestoration = 'auto';
    sessionMemory.set('mawkib_scroll', [...positions].slice(-maxEntries));
  };
  const live = () => {
    view.history.scrollRestoration = 'manual';
  };
  live();
  view.addEventListener('scroll', save, { passive: true });
  view.addEventListener('pagehide', leave);
  view.addEventListener('pageshow', live);
  return {
    show(next) {
      shown = next;
      // A navigation that keeps the position brings no scroll event.
      save();
    },
    save,
    positionOf: (entry) => positions.get(entry),
    stop() {
      view.removeEventListener('scroll', save);
      view.removeEventListener('pagehide', leave);
      view.removeEventListener('pageshow', live);
      view.history.scrollRestoration = 'auto';
    },
  };
}
