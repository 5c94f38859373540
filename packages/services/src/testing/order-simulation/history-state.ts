import type { LiqpayForm } from './vendors/memory-liqpay.js';
import type { VendorMessage } from './vendors/vendor-money.js';

/** Vendor of a car's payments; `none`: a free reservation. */
export type SaleVendor = 'STRIPE' | 'PAYPAL' | 'LIQPAY' | 'none';

export interface Sale {
  vehicle_id: string;
  company_uuid: string;
  vendor: SaleVendor;
  capture: 'automatic' | 'manual';
  /** Deposit in the minor unit; 0 with `none`. */
  amount: number;
  currency: string;
}

/** A buyer's browser: all tabs share what it stores. */
export interface Buyer {
  id: number;
  email: string;
  browser: string;
  sale: Sale;
  lock_id: string | undefined;
  vendor_ids: string[];
  /** Signed checkouts of LiqPay. */
  forms: LiqpayForm[];
  order_number: string | undefined;
}

export interface SentMail {
  name: string;
  order_number: string | undefined;
  data: {
    order_url?: string;
    confirm_url?: string;
    payment?: string;
    amount?: { amount: number };
  };
}

export interface Job {
  name: string;
  data: Record<string, string>;
  attempts: number;
}

/** A response that its receiver got. */
export interface Acknowledged {
  order_number: string;
  was: 'paid' | 'placed' | 'confirmed' | 'cancelled';
}

/** State of a history in addition to the store and the vendors. */
export interface HistoryState {
  /** Milliseconds since 1970. */
  now: number;
  sales: Sale[];
  buyers: Buyer[];
  jobs: Job[];
  /** Sent by vendors and not delivered. */
  messages: VendorMessage[];
  /** All messages of vendors, for repeats and forged ones. */
  told: VendorMessage[];
  mails: SentMail[];
  acknowledged: Acknowledged[];
  /** Time at which a car was sold outside of the market. */
  soldElsewhere: Map<string, number>;
  /** Cars that staff keep reserved after a cancellation. */
  kept: Set<string>;
  /** The hold for which a payment was started, by the vendor's id. */
  startedFor: Map<string, string>;
  /** Names of payments in messages that no vendor sent. */
  forged: Set<string>;
}
