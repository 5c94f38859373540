/**
 * Runs `work` when the browser is idle, at the latest after `timeout` milliseconds. Without
 * `requestIdleCallback` (Safari) it runs after `delay` milliseconds; default: 0.
 */
export function whenIdle(work: () => void, timeout: number, delay = 0): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout });
  else setTimeout(work, delay);
}
