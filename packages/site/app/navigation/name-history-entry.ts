/**
 * Gives the document's first entry of the history a key of its own before the router reads it, so
 * that the position on it can be remembered.
 */
export function nameHistoryEntry(
  history: History = window.history,
  makeKey = () => Math.random().toString(36).slice(2, 10),
): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: makeKey() }, '');
}
