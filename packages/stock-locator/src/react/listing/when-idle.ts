/** Milliseconds after which it runs though the browser found no rest. */
const longestMs = 500;

const rest = (run: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: longestMs })
    : setTimeout(run, longestMs / 5);

/** Runs when what is shown was painted and nothing of it is left to do, or when a link is pressed. */
export function whenIdle(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    window.removeEventListener('pointerdown', leave, true);
    run();
  };
  // Who leaves by a link comes back to the list that they saw.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) once();
  };
  window.addEventListener('pointerdown', leave, true);
  requestAnimationFrame(() => rest(once));
}
