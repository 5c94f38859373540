import { useSyncExternalStore } from 'react';
import type { DealerContact } from '../dealers/dealer-view.ts';

let retailer: DealerContact | null = null;
const listeners = new Set<() => void>();

/** Sets the visitor's retailer in this browser; null: none. */
export function setVisitorRetailer(next: DealerContact | null): void {
  retailer = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The visitor's retailer; null on the server, whose documents all visitors share. */
export const useVisitorRetailer = (): DealerContact | null =>
  useSyncExternalStore(
    subscribe,
    () => retailer,
    () => null,
  );
