import { useSyncExternalStore } from 'react';
import type { DealerContact } from '../dealers/dealer-view.ts';

/** The visitor's retailer in this browser; kept from page to page, so that its bar stays. */
interface VisitorRetailer {
  code: string;
  locale: string;
  /** Null: unknown until it is loaded. */
  contact: DealerContact | null;
}

let retailer: VisitorRetailer | null = null;
const listeners = new Set<() => void>();

/** Sets it in the browser only; null: none. The server's documents are shared. */
export function setVisitorRetailer(next: VisitorRetailer | null): void {
  retailer = next;
  for (const listener of listeners) listener();
}

/** Null on the server. */
export const visitorRetailer = (): VisitorRetailer | null => retailer;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Contact details of the visitor's retailer; null on the server and until they are loaded. */
export const useVisitorRetailer = (): DealerContact | null =>
  useSyncExternalStore(
    subscribe,
    () => retailer?.contact ?? null,
    () => null,
  );
