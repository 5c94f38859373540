/**
 * How a payment stands at its vendor. `open` waits for its payer, `declined` too, after a failure;
 * `authorised` can be taken; `captured` is taken; `refunded` was given back; `ended` can no longer be
 * paid and holds nothing.
 */
export type VendorState =
  | 'open'
  | 'declined'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'ended';

/** What a vendor says of a payment. */
export interface VendorPayment {
  state: VendorState;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** What the market called it there; undefined where the vendor does not say. */
  reference: string | undefined;
}

/** What a vendor needs to find a payment, and to do a thing to it once. */
export interface KnownPayment {
  /** The market's own name of it. */
  id: string;
  /** The vendor's name of it. */
  vendor_id: string;
  /** A connected account. */
  account: string | null;
  amount_minor: number;
  currency: string;
}

/** One vendor of payments. Every method throws a `PaymentError` and nothing else. */
export interface PaymentVendor {
  look(payment: KnownPayment): Promise<VendorPayment>;
  /** Takes what is authorised. Asked again it takes nothing more. Says how it stands then. */
  take(payment: KnownPayment): Promise<VendorPayment>;
  /**
   * Releases what is held, gives back what was taken, and ends what nobody paid where the vendor can.
   * Asked again it gives nothing more. Says how it stands then.
   */
  giveBack(payment: KnownPayment): Promise<VendorPayment>;
}
