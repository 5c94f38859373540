import type { PaymentRow, paymentEvents, payments, VendorName } from '../../db/schema/payments.js';

export type NewPaymentRow = typeof payments.$inferInsert;
export type NewPaymentEvent = typeof paymentEvents.$inferInsert;

/** Payments and the webhook messages about them. An order has one that is `placing` or `paid`. */
export interface PaymentRows {
  payment(id: string): Promise<PaymentRow | undefined>;
  lockPayment(id: string): Promise<PaymentRow | undefined>;
  /** Reads and locks the payment with this id at its vendor. */
  lockPaymentAt(vendor: VendorName, vendor_id: string): Promise<PaymentRow | undefined>;
  /** A hold's payments that have an id at their vendor, newest first. */
  namedPayments(lock_id: string): Promise<PaymentRow[]>;
  /** A hold's oldest `pending` payment at a vendor. */
  waitingPayment(lock_id: string, vendor: VendorName): Promise<PaymentRow | undefined>;
  /** The `paid` payment of an order. */
  paidPayment(order_number: string): Promise<PaymentRow | undefined>;
  /** The payment that a webhook names by the vendor's id or by the market's. */
  paymentByAnyName(vendor: VendorName, name: string): Promise<Pick<PaymentRow, 'id'> | undefined>;
  /**
   * Payments to check now, the longest due first; `underWay` includes those in progress that are
   * due later.
   */
  duePayments(due: { now: Date; underWay: boolean; max: number }): Promise<PaymentRow[]>;
  /** Undefined if there is a payment with this id. */
  insertPayment(row: NewPaymentRow): Promise<PaymentRow | undefined>;
  updatePayment(id: string, set: Partial<PaymentRow>): Promise<void>;
  /** Stores the vendor's id of a payment that has none. */
  nameAtVendor(id: string, vendor_id: string): Promise<void>;
  /** Ends a payment that is still `pending`. */
  endPending(id: string, now: Date): Promise<void>;
  /** Ends payments without an id at their vendor that were created before. */
  endUnnamed(before: Date, now: Date): Promise<void>;
  /** Makes a hold's `pending` payments due. */
  checkPending(lock_id: string, now: Date): Promise<void>;
  /** Marks an order's `placing` or `paid` payment as `returning`; undefined if there is none. */
  returnCancelled(order_number: string, now: Date): Promise<PaymentRow | undefined>;
  /** False if the message was stored before. */
  insertEvent(row: NewPaymentEvent): Promise<boolean>;
  deleteEvents(receivedBefore: Date): Promise<void>;
}
