/** Milliseconds to wait for the server's time before the browser's clock is used. */
const patienceMs = 4_000;
/** Smaller differences are latency; following them would make countdowns jump. */
const toleranceMs = 2_000;

/** By how much the server's clock is ahead of the browser's. */
export interface ServerClock {
  /** In milliseconds; undefined until it is known. */
  offset(): number | undefined;
  learn(offset: number): void;
  subscribe(listener: () => void): () => void;
}

/** For `StockSession.get`. */
export function createServerClock(): ServerClock {
  const listeners = new Set<() => void>();
  let known: number | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const learn = (offset: number) => {
    clearTimeout(patience);
    if (known !== undefined && Math.abs(offset - known) <= toleranceMs) return;
    known = offset;
    for (const listener of [...listeners]) listener();
  };
  return {
    offset: () => known,
    learn,
    subscribe(listener) {
      listeners.add(listener);
      if (known === undefined) patience ??= setTimeout(() => known ?? learn(0), patienceMs);
      return () => listeners.delete(listener);
    },
  };
}
