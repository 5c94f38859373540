interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if prefetching costs the visitor money or time. */
export const isCostly = (
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean => connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');

/** Milliseconds after page load until the page counts as settled. */
const restMs = 4_000;
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** Runs once the page is loaded and idle. */
export function whenLoaded(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(run, 0);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', soon);
  };
}

/** Runs on the first user input, else when the page has settled. */
export function whenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const once = () => {
    stop();
    run();
  };
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, once);
  };
  const stopWaiting = whenLoaded(() => {
    for (const sign of signs) document.addEventListener(sign, once, { passive: true });
    timer = setTimeout(once, restMs);
  });
  return () => {
    stopWaiting();
    stop();
  };
}
