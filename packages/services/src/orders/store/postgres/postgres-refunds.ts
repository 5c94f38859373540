import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { paymentRefunds } from '../../../db/schema/payments.js';
import type { RefundRows } from '../refund-rows.js';

export const postgresRefunds = (db: Database): RefundRows => ({
  async openRefund(payment_id) {
    const [open] = await db
      .select()
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.payment_id, payment_id), eq(paymentRefunds.state, 'requested')));
    return open;
  },
  async refundedSum(payment_id, states = ['done']) {
    const [found] = await db
      .select({ total: sum(paymentRefunds.amount_minor).mapWith(Number) })
      .from(paymentRefunds)
      .where(
        and(eq(paymentRefunds.payment_id, payment_id), inArray(paymentRefunds.state, [...states])),
      );
    return found?.total ?? 0;
  },
  refundsOf: (order_number) =>
    db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.order_number, order_number))
      .orderBy(asc(paymentRefunds.requested_at), asc(paymentRefunds.id)),
  async insertRefund(row) {
    await db.insert(paymentRefunds).values(row);
  },
  async updateRefund(id, set) {
    await db.update(paymentRefunds).set(set).where(eq(paymentRefunds.id, id));
  },
});
