import { sessionMemory } from '../../storage/session-memory.ts';

/** Max stored history entries. */
const maxEntries = 50;

export interface ScrollMemory {
  /** Sets the current history entry. */
  show(key: string): void;
  /** Stores the position of the current entry; scrolling does so too. */
  save(): void;
  /** Last position on a history entry. */
  positionOf(key: string): number | undefined;
  stop(): void;
}

/**
 * Stores the scroll position of each history entry, across reloads. The browser's own restoring is
 * off while the page lives, since it runs before the content is rendered; reloads and returns to
 * another document are left to it.
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
      // A navigation that keeps the position fires no scroll event.
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
