import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { refundStaffOrder } from '@mawkib/api-clients/contracts/staff';
import type { ApiConfig } from '../../config/api-config.js';
import type { OrderRow } from '../../db/schema/orders.js';
import { vendorNames } from '../../db/schema/payments.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import { customerOf, encryptedCustomer } from '../order-customers.js';
import { settlementJob } from '../payments/payment-jobs.js';
import { refundable } from '../refunds/refundable.js';
import type { OrderStore } from '../store/order-store.js';
import { lockOrder, type StaffChangeParts } from './lock-order.js';
import { orderSubject } from './order-events.js';
import { staffOrderErrors } from './staff-order-errors.js';

type Requested = ParsedOf<typeof refundStaffOrder>['body'];

interface RefundRequest extends Requested {
  number: string;
  by: Person;
}

/** True if a vendor supports partial refunds; all built-in ones do. */
export const refundsParts = (
  { payments: { own } }: Pick<ApiConfig, 'payments'>,
  vendor: string,
): boolean => vendorNames.some((name) => name === vendor) || own?.[vendor]?.refund !== undefined;

/**
 * Stores a refund, inside one transaction; the settlement makes it at the vendor. Checked with the
 * vehicle's and the payment's row locked, so that refunds never sum up to more than the payment.
 */
export async function requestRefund(
  tx: OrderStore,
  { number, by, amount, currency, left, reason }: RefundRequest,
  { cipher, clock, jobs, config }: StaffChangeParts,
): Promise<void> {
  const { order } = await lockOrder(tx, number);
  const payment = await tx.paidPayment(order.order_number);
  if (!payment) throw staffOrderErrors.nothingToRefund();
  await tx.lockPayment(payment.id);
  if (await tx.openRefund(payment.id)) throw staffOrderErrors.refundRunning();
  const rest = await refundable(tx, payment);
  if (rest <= 0) throw staffOrderErrors.nothingToRefund();
  if (currency !== payment.currency) throw staffOrderErrors.wrongCurrency();
  if (left !== rest) throw staffOrderErrors.refundChanged();
  if (amount > rest) throw staffOrderErrors.refundTooMuch();
  if (amount < payment.amount_minor && !refundsParts(config, payment.vendor)) {
    throw staffOrderErrors.noPartialRefunds();
  }
  const now = clock.now();
  const id = randomUUID();
  await tx.insertRefund({
    id,
    payment_id: payment.id,
    order_number: order.order_number,
    amount_minor: amount,
    currency,
    state: 'requested',
    requested_by: by.id,
    requested_at: now,
  });
  await storeReason(tx, order, { id, reason }, cipher);
  await tx.updatePayment(payment.id, { due_at: now, attempts: 0 });
  await jobs.enqueue(tx.db, settlementJob, { payment_id: payment.id });
  await tx.recordChange({
    by,
    at: now,
    action: 'order.refund_requested',
    subject: orderSubject(order.order_number),
    details: { refund: id, amount, currency },
  });
}

/** Stores the reason with the customer, so that it is encrypted and erased with them. */
async function storeReason(
  tx: OrderStore,
  order: OrderRow,
  { id, reason }: { id: string; reason: string },
  cipher: PiiCipher,
): Promise<void> {
  const customer = customerOf(cipher, order);
  if (!customer) return;
  const refund_reasons = { ...customer.refund_reasons, [id]: reason };
  const { order_number } = order;
  const set = encryptedCustomer(cipher, order_number, { ...customer, refund_reasons });
  await tx.updateOrder(order_number, set);
}
