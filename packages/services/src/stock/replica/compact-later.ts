import type { LiveIndex } from '@mawkib/stock-locator/on-device';

const compacting = new WeakSet<LiveIndex>();

/** Compacts the index after many changes, in slices between requests. */
export function compactLater(index: LiveIndex): void {
  const steps = compacting.has(index) ? undefined : index.compact();
  if (!steps) return;
  compacting.add(index);
  runLater(steps, () => compacting.delete(index));
}

/** Prepares the index for text search, in slices between requests. */
export function prepareLater(index: LiveIndex): void {
  runLater(index.prepareWords());
}

function runLater(steps: Generator<void, void>, then?: () => void): void {
  const step = () => {
    if (steps.next().done) then?.();
    else setImmediate(step);
  };
  setImmediate(step);
}
