import { subHours } from 'date-fns';
import type { AppContext } from '../../app-context.js';
import type { OrderRow } from '../../db/schema/orders.js';
import type { PaymentRow } from '../../db/schema/payments.js';
import {
  isPaymentError,
  PaymentError,
  type PaymentErrorReason,
} from '../../payment-providers/payment-error.js';
import type {
  PaymentVendor,
  StoredPayment,
  VendorPayment,
} from '../../payment-providers/payment-vendor.js';
import { isTooLate, type RejectedRefund } from '../refunds/refund-step.js';
import type { OrderStore } from '../store/order-store.js';
import { decidePayment } from './decide-payment.js';
import type { CalledRefund, Step } from './locked-state.js';
import { type PaymentVendors, vendorOf } from './payment-vendors.js';

/** Result of a settlement: the payment's row and its order. */
export interface Settled {
  payment: PaymentRow;
  order: OrderRow | undefined;
  /** The payer's bank has just declined. */
  declined: boolean;
}

export type SettlingParts = Pick<
  AppContext,
  'clock' | 'config' | 'events' | 'cipher' | 'jobs' | 'mails' | 'log'
> & { store: OrderStore; vendors: Pick<PaymentVendors, 'byName'> };

const maxSteps = 8;

/**
 * Fetches a payment's state from its vendor and acts on it: places the order and captures the
 * money, or returns it. Safe to call at any time and concurrently (buyer, webhook, job, after a
 * kill): decisions are made in one transaction under the vehicle's row lock, and calls to the
 * vendor are idempotent. Throws a `PaymentError` while the vendor is unreachable; the job retries.
 */
export async function settlePayment(parts: SettlingParts, id: string): Promise<Settled> {
  const payment = await parts.store.payment(id);
  if (payment?.vendor_id == null) throw new PaymentError('not_found', 'the market');
  const vendor = vendorOf(parts.vendors, payment.vendor);
  const known = { ...payment, vendor_id: payment.vendor_id };
  let stateBefore = payment.state;
  let declined = false;
  let tried: Step | undefined;
  let rejected: RejectedRefund | undefined;
  let seenAt = parts.clock.now();
  let seen = await retrieveState(vendor, known, seenAt);
  for (let steps = 1; ; steps += 1) {
    const now = parts.clock.now();
    const { step, refund, ...settled } = await parts.store.transaction((tx) =>
      decidePayment(tx, { id, seen, seenAt, stateBefore, tried, rejected, now }, parts),
    );
    if (step === 'wait') return { ...settled, declined: declined || seen.state === 'declined' };
    if (steps > maxSteps) throw new PaymentError('unreachable', payment.vendor);
    stateBefore = settled.payment.state;
    seenAt = parts.clock.now();
    if (step === 'retrieve' || (refund && isTooLate(refund.tried_at, seenAt))) {
      tried = undefined;
      seen = await vendor.retrieve(known);
      continue;
    }
    tried = step;
    rejected = undefined;
    if (refund) {
      ({ seen, rejected } = await makeRefund(vendor, known, refund));
      continue;
    }
    if (step === 'refund') throw new Error(`Payment ${id} has no refund to make`);
    try {
      seen = await vendor[step](known);
    } catch (error) {
      if (!isPaymentError(error) || error.reason !== 'declined') throw error;
      declined = true;
      seen = { ...(await vendor.retrieve(known)), state: 'declined' };
    }
  }
}

/** A vendor without partial refunds returns the whole amount. */
async function makeRefund(
  vendor: PaymentVendor,
  payment: StoredPayment,
  { id, amount_minor: amount, tried_at: triedAt }: CalledRefund,
): Promise<{ seen: VendorPayment; rejected?: RejectedRefund }> {
  try {
    const isWhole = amount === payment.amount_minor;
    if (vendor.refund) return { seen: await vendor.refund(payment, { id, amount }) };
    if (!isWhole) throw new PaymentError('rejected', 'the market', { code: 'no_partial_refunds' });
    return { seen: await vendor.cancelOrRefund(payment) };
  } catch (error) {
    if (!isPaymentError(error) || !final.has(error.reason)) throw error;
    const code = error.code ?? error.reason;
    return { seen: await vendor.retrieve(payment), rejected: { id, code, triedAt } };
  }
}

/** Reasons after which a refund is not tried again. */
const final: ReadonlySet<PaymentErrorReason> = new Set(['rejected', 'declined', 'not_found']);

/** Treats an unpaid payment that the vendor no longer has as ended. */
async function retrieveState(
  vendor: PaymentVendor,
  payment: PaymentRow & { vendor_id: string },
  now: Date,
): Promise<VendorPayment> {
  try {
    return await vendor.retrieve(payment);
  } catch (error) {
    const isOld = payment.created_at < subHours(now, 24);
    const isUnpaid = payment.state === 'pending' || payment.state === 'ended';
    if (!isPaymentError(error) || error.reason !== 'not_found' || !isOld || !isUnpaid) throw error;
    const { amount_minor: amount, currency, id: reference } = payment;
    return { state: 'ended', amount, currency, reference };
  }
}
