/** Signs that the visitor moves the page themselves. */
const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** How long a page may grow, in ms. */
const maxMs = 5_000;

/**
 * Scrolls to a position that the visitor left. While the page is too short for it, because its list
 * or its pictures are not there yet, it is tried again as the page grows: until it is reached, the
 * visitor moves, or five seconds have passed. Returns a function that stops.
 */
export function restoreScroll(top: number, view: Window & typeof globalThis = window): () => void {
  const reach = () => {
    view.scrollTo({ top, behavior: 'instant' });
    return Math.abs(view.scrollY - top) < 2;
  };
  if (reach()) return () => {};
  const growth = new view.ResizeObserver(() => reach() && stop());
  growth.observe(view.document.body);
  const timer = view.setTimeout(stop, maxMs);
  for (const input of inputs) view.addEventListener(input, stop, { passive: true });
  function stop() {
    growth.disconnect();
    view.clearTimeout(timer);
    for (const input of inputs) view.removeEventListener(input, stop);
  }
  return stop;
}
