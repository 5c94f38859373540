/** Key of the entry of the document that the browser loaded; undefined on the server. */
let loaded: string | undefined;

/**
 * Gives the document's first history entry a key before the router reads it, so that its scroll
 * position can be stored.
 */
export function nameHistoryEntry(
  history: History = window.history,
  makeKey = () => Math.random().toString(36).slice(2, 10),
): void {
  const state = history.state as { key?: string } | null;
  loaded = state?.key ?? makeKey();
  if (!state?.key) history.replaceState({ ...state, key: loaded }, '');
}

/** True for the history entry of the document that the browser loaded. */
export const isLoadedEntry = (key: string): boolean => key === (loaded ?? 'default');
