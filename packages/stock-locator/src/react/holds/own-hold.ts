/** The hold of this browser's buyer. */
export interface OwnHold {
  vehicleId: string;
  /** Its end, as an ISO time of the server. */
  until: string;
  /** Page that continues the reservation. */
  href: string;
}

interface OwnHoldStore {
  /** Undefined until the service was asked. */
  get(): OwnHold | null | undefined;
  set(hold: OwnHold | null): void;
  subscribe(listener: () => void): () => void;
}

/** For `StockSession.get`. */
export function createOwnHold(): OwnHoldStore {
  const listeners = new Set<() => void>();
  let held: OwnHold | null | undefined;
  return {
    get: () => held,
    set(hold) {
      if (JSON.stringify(hold) === JSON.stringify(held)) return;
      held = hold;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
