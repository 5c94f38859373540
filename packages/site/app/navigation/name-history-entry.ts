/**
 * Gives the document's first history entry a key before the router reads it, so that its scroll
 * position can be stored.
 */
export function nameHistoryEntry(
  history: History = window.history,
  makeKey = () => Math.random().toString(36).slice(2, 10),
): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: makeKey() }, '');
}
