let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/**
 * Counts a request of the page while it is open, for the loading bar. For requests that a visitor
 * waits for, not for those in the background. Returns the request.
 */
export function trackActivity<T>(request: Promise<T>): Promise<T> {
  change(1);
  const end = () => change(-1);
  request.then(end, end);
  return request;
}

/** True while a tracked request is open. */
export const isActive = (): boolean => pending > 0;

/** Calls the listener when a request begins or ends. Returns a function that stops. */
export function subscribeActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
