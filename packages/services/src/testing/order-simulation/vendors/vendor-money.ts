import type { PaypalCall } from '../../../payment-providers/paypal-call.js';
import type { MemoryLiqpay } from './memory-liqpay.js';
import type { StripeCalls } from './memory-stripe.js';

/** A message that a vendor posts to the market's webhook. */
export interface VendorMessage {
  vendor: string;
  id: string;
  kind: string;
  /** The vendor's id of the payment. */
  payment: string;
}

/** State of a payment at its vendor; amounts in the minor unit. */
export interface VendorMoney {
  vendor: string;
  vendor_id: string;
  /** The market's id. */
  reference: string;
  /** Authorised and not captured. */
  held: number;
  captured: number;
  refunded: number;
  /** Refunded on the vendor's own page. */
  refundedByHand: number;
}

/** Shared state of the vendors of one history. */
export interface VendorWorld {
  now(): number;
  announce(message: Omit<VendorMessage, 'id'>): void;
  nextId(prefix: string): string;
}

/** The payer and the market's staff at a vendor's own page. */
export interface VendorPages {
  /** Pays or lets the bank decline. False if the page offers nothing to pay. */
  pay(vendor_id: string, good: boolean): boolean | Promise<boolean>;
  /** Staff refund the rest of a captured payment. */
  refundByHand(vendor_id: string): boolean | Promise<boolean>;
  money(): VendorMoney[];
}

/** The vendors of one history. */
export interface MemoryVendors {
  stripe: StripeCalls & VendorPages;
  paypal: { call: PaypalCall } & VendorPages;
  liqpay: MemoryLiqpay;
}

/** Responses by idempotency key, as long as the vendor keeps it. */
export class Remembered<T> {
  readonly #kept = new Map<string, { request: string; response: T; at: number }>();

  constructor(readonly now: () => number) {}

  recall(key: string | undefined, keptMs: number): { request: string; response: T } | undefined {
    const found = key === undefined ? undefined : this.#kept.get(key);
    return found && this.now() - found.at <= keptMs ? found : undefined;
  }

  keep(key: string | undefined, request: string, response: T): T {
    if (key !== undefined) this.#kept.set(key, { request, response, at: this.now() });
    return response;
  }
}
