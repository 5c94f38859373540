import { addMilliseconds } from 'date-fns';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow, OrderRow } from '../../db/schema/orders.js';
import type { PaymentRow, PaymentState, RefundRow } from '../../db/schema/payments.js';
import type { VendorPayment } from '../../payment-providers/payment-vendor.js';
import type { RejectedRefund } from '../refunds/refund-step.js';
import type { OrderStore } from '../store/order-store.js';

/**
 * Next call to the vendor; `wait`: none until something changes; `retrieve`: what was fetched is too
 * old.
 */
export type Step = 'wait' | 'retrieve' | 'capture' | 'cancelOrRefund' | 'refund';

/** A refund about which the vendor is to be called, since `tried_at`. */
export type CalledRefund = RefundRow & { tried_at: Date };

export interface Decision {
  step: Step;
  /** Of the step `refund`. */
  refund?: CalledRefund;
  payment: PaymentRow;
  order: OrderRow | undefined;
}

export interface Evidence {
  id: string;
  /** The vendor's state of the payment. */
  seen: VendorPayment;
  /** Time before `seen` was fetched; the decision may have waited for a lock since. */
  seenAt: Date;
  /** State of the stored payment before `seen` was fetched. */
  stateBefore: PaymentState;
  /** The call to the vendor that was just made. */
  tried: Step | undefined;
  rejected?: RejectedRefund | undefined;
  now: Date;
}

/** Evidence with vehicle, hold and payment locked in this order. */
export interface LockedState extends Evidence {
  payment: PaymentRow;
  lock: OrderLockRow | undefined;
  order: OrderRow | undefined;
  vehicle: Vehicle | undefined;
}

/** Does nothing now; the vendor is checked again after `afterMs`, or on its next webhook. */
export async function wait(
  tx: OrderStore,
  state: LockedState,
  set: Partial<PaymentRow>,
  afterMs?: number,
): Promise<Decision> {
  const due_at = afterMs === undefined ? null : addMilliseconds(state.now, afterMs);
  const payment = await note(tx, state, { ...set, due_at, attempts: 0 });
  return { step: 'wait', payment, order: state.order };
}

export async function note(
  tx: OrderStore,
  { payment, seen, now }: LockedState,
  set: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const taken = payment.taken || seen.state === 'captured';
  const changed = { ...set, taken, updated_at: now };
  await tx.updatePayment(payment.id, changed);
  return { ...payment, ...changed };
}

export async function markRefunded(
  tx: OrderStore,
  { order }: Pick<LockedState, 'order'>,
): Promise<OrderRow | undefined> {
  if (!order || order.payment_status === 'refunded') return order;
  const set = { payment_status: 'refunded' as const };
  await tx.updateOrder(order.order_number, set);
  return { ...order, ...set };
}
