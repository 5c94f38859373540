import type { OrderEvent } from '@mawkib/api-clients/contracts/staff';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { auditLog } from '../../db/schema/audit-log.js';
import { mailOutbox } from '../../db/schema/mail-outbox.js';
import { type OrderRow, orderLocks } from '../../db/schema/orders.js';
import { type PaymentRow, paymentEvents, type RefundRow } from '../../db/schema/payments.js';
import { people } from '../../db/schema/people.js';

/** Subject of an order in the audit log. */
export const orderSubject = (order_number: string): string => `order/${order_number}`;

type Event = Pick<OrderEvent, 'kind' | 'detail' | 'by' | 'amount'> & { at: Date };

const event = (at: Date, kind: OrderEvent['kind'], detail: string | null = null): Event => ({
  at,
  kind,
  detail,
  by: null,
});

/**
 * History of an order, oldest first: its hold, payments, messages of vendors, refunds, mails, changes
 * by staff. Mails and vendors' messages are deleted after a time.
 */
export async function orderEvents(
  db: Database,
  order: OrderRow,
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): Promise<OrderEvent[]> {
  const [lock] = await db.select().from(orderLocks).where(eq(orderLocks.lock_id, order.lock_id));
  const ids = payments.map(({ id }) => id);
  const messages = ids.length
    ? await db.select().from(paymentEvents).where(inArray(paymentEvents.payment_id, ids))
    : [];
  const changes = await db
    .select({ at: auditLog.at, action: auditLog.action, name: people.name })
    .from(auditLog)
    .leftJoin(people, eq(people.id, auditLog.person_id))
    .where(eq(auditLog.subject, orderSubject(order.order_number)))
    .orderBy(asc(auditLog.seq));
  const mails = await db
    .select({ at: mailOutbox.created_at, name: mailOutbox.name })
    .from(mailOutbox)
    .where(eq(mailOutbox.order_number, order.order_number));
  const events: Event[] = [
    ...(lock ? [event(lock.created_at, 'held')] : []),
    event(order.created_at, 'ordered'),
    ...(order.confirmed_at ? [event(order.confirmed_at, 'confirmed')] : []),
    ...payments.map(({ created_at }) => event(created_at, 'payment', 'pending')),
    ...payments
      .filter(({ state }) => state !== 'pending')
      .map(({ updated_at, state }) =>
        // Refunds update the payment later.
        event((state === 'paid' && order.confirmed_at) || updated_at, 'payment', state),
      ),
    ...refunds.flatMap(refundEvents),
    ...mails.map(({ at, name }) => event(at, 'mail', name)),
    ...messages.map(({ received_at, kind }) => event(received_at, 'vendor_message', kind)),
    ...changes.map(({ at, action, name }) => ({ ...event(at, 'change', action), by: name })),
    ...(order.erased_at ? [event(order.erased_at, 'erased')] : []),
  ];
  return events
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((one) => ({ ...one, at: one.at.toISOString() }));
}

function refundEvents({ finished_at, state, amount_minor, currency }: RefundRow): Event[] {
  if (!finished_at) return [];
  const amount = { amount: amount_minor, currency };
  return [{ ...event(finished_at, 'refund', state), amount }];
}
