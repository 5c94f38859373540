/**
 * State of a payment at its vendor. `open` waits for its payer; `declined` too, after a failure;
 * `authorised` can be captured; `captured`; `refunded`; `ended` can no longer be paid and holds no
 * money.
 */
export type VendorState =
  | 'open'
  | 'declined'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'ended';

/** A vendor's data of a payment. */
export interface VendorPayment {
  state: VendorState;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** Sum of the refunds, in the minor unit; undefined if the vendor does not return it. */
  refunded?: number | undefined;
  /** The market's id of it at the vendor; undefined if the vendor does not return it. */
  reference: string | undefined;
}

/** Identifies a payment at its vendor, and makes calls on it idempotent. */
export interface StoredPayment {
  /** The market's id of the payment. */
  id: string;
  /** The vendor's id of the payment. */
  vendor_id: string;
  /** A connected account. */
  account: string | null;
  amount_minor: number;
  currency: string;
}

/** A refund of a captured payment, in whole or in part. */
export interface RequestedRefund {
  /** The market's id of the refund, for the vendor's idempotency key. */
  id: string;
  /** In the currency's minor unit. */
  amount: number;
}

/** A payment vendor. Every method throws `PaymentError` only. */
export interface PaymentVendor {
  retrieve(payment: StoredPayment): Promise<VendorPayment>;
  /** Captures an authorised payment. Idempotent. Resolves to the state afterwards. */
  capture(payment: StoredPayment): Promise<VendorPayment>;
  /**
   * Releases a held amount, refunds what is left of a captured one, or cancels an unpaid payment where the vendor
   * supports it. Idempotent. Resolves to the state afterwards.
   */
  cancelOrRefund(payment: StoredPayment): Promise<VendorPayment>;
  /**
   * Refunds an amount of a captured payment. Not needed for a vendor without partial refunds.
   * Resolves to the state afterwards. Throws `rejected` if nothing was refunded, for example because
   * the amount is more than what is left.
   */
  refund?(payment: StoredPayment, refund: RequestedRefund): Promise<VendorPayment>;
}
