import type { paymentRefunds, RefundRow, RefundState } from '../../db/schema/payments.js';

export type NewRefundRow = typeof paymentRefunds.$inferInsert;

/** Refunds that staff request. A payment has one that is `requested`. */
export interface RefundRows {
  /** The refund of a payment that is still to be made. */
  openRefund(payment_id: string): Promise<RefundRow | undefined>;
  /** Sum of the refunds of a payment in these states, in the minor unit. Default: `done`. */
  refundedSum(payment_id: string, states?: readonly RefundState[]): Promise<number>;
  /** Refunds of an order, oldest first. */
  refundsOf(order_number: string): Promise<RefundRow[]>;
  /** Throws if the payment has an open refund. */
  insertRefund(row: NewRefundRow): Promise<void>;
  updateRefund(id: string, set: Partial<RefundRow>): Promise<void>;
}
