import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import {
  type PaymentRow,
  paymentRefunds,
  type RefundRow,
  type RefundState,
} from '../../db/schema/payments.js';

/** The refund of a payment that is still to be made. */
export async function openRefund(db: Database, payment_id: string): Promise<RefundRow | undefined> {
  const [open] = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.payment_id, payment_id), eq(paymentRefunds.state, 'requested')));
  return open;
}

/** Sum of the refunds of a payment in these states, in the minor unit. */
export async function refundedSum(
  db: Database,
  payment_id: string,
  states: RefundState[] = ['done'],
): Promise<number> {
  const [found] = await db
    .select({ total: sum(paymentRefunds.amount_minor).mapWith(Number) })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.payment_id, payment_id), inArray(paymentRefunds.state, states)));
  return found?.total ?? 0;
}

/** What can still be refunded of a captured payment; requested refunds count as made. */
export async function refundable(
  db: Database,
  { id, amount_minor }: Pick<PaymentRow, 'id' | 'amount_minor'>,
): Promise<number> {
  return amount_minor - (await refundedSum(db, id, ['requested', 'done']));
}

/** Refunds of an order, oldest first. */
export const refundsOf = (db: Database, order_number: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.order_number, order_number))
    .orderBy(asc(paymentRefunds.requested_at), asc(paymentRefunds.id));
