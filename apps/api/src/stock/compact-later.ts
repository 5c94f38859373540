import type { LiveIndex } from '@mawkib/stock-locator/on-device';

const compacting = new WeakSet<LiveIndex>();

/** Makes searches fast again after many changes, a step between requests. */
export function compactLater(index: LiveIndex): void {
  const steps = compacting.has(index) ? undefined : index.compact();
  if (!steps) return;
  compacting.add(index);
  const step = () => {
    if (steps.next().done) compacting.delete(index);
    else setImmediate(step);
  };
  setImmediate(step);
}
