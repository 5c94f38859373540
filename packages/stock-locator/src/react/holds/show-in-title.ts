/**
 * Puts a notice before the title of a tab that the visitor does not see, until it is seen. Returns a
 * function that removes it at once.
 */
export function showInTitle(notice: string): () => void {
  if (document.visibilityState === 'visible' && document.hasFocus()) return () => {};
  const before = document.title;
  const title = `${notice} – ${before}`;
  document.title = title;
  const restore = () => {
    if (document.visibilityState !== 'visible') return;
    remove();
  };
  const remove = () => {
    document.removeEventListener('visibilitychange', restore);
    window.removeEventListener('focus', restore);
    if (document.title === title) document.title = before;
  };
  document.addEventListener('visibilitychange', restore);
  window.addEventListener('focus', restore);
  return remove;
}
