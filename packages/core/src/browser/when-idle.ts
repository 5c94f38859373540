/**
 * Runs work when the browser has nothing else to do, after `timeout` milliseconds at the latest. Where
 * browsers lack `requestIdleCallback` (Safari), it runs after `delay` milliseconds; default: 0.
 */
export function whenIdle(work: () => void, timeout: number, delay = 0): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout });
  else setTimeout(work, delay);
}
