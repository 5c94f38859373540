import { whenIdle } from '@mawkib/core/browser';

/** Max delay in milliseconds if the browser is never idle. */
const longestMs = 500;

/** Runs when the current state is painted and the browser is idle, or when a link is pressed. */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    window.removeEventListener('pointerdown', leave, true);
    run();
  };
  // A visitor who leaves through a link returns to the list as it was.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) once();
  };
  window.addEventListener('pointerdown', leave, true);
  requestAnimationFrame(() => whenIdle(once, longestMs, longestMs / 5));
}
