import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { paymentEvents, payments } from '../../../db/schema/payments.js';
import type { PaymentRows } from '../payment-rows.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const postgresPayments = (db: Database): PaymentRows => ({
  async payment(id) {
    const [payment] = await db.select().from(payments).where(eq(payments.id, id));
    return payment;
  },
  async lockPayment(id) {
    const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
    return payment;
  },
  async lockPaymentAt(vendor, vendor_id) {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.vendor, vendor), eq(payments.vendor_id, vendor_id)))
      .for('update');
    return payment;
  },
  namedPayments: (lock_id) =>
    db
      .select()
      .from(payments)
      .where(and(eq(payments.lock_id, lock_id), isNotNull(payments.vendor_id)))
      .orderBy(desc(payments.created_at), asc(payments.id)),
  async waitingPayment(lock_id, vendor) {
    const [waiting] = await db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.lock_id, lock_id),
          eq(payments.vendor, vendor),
          eq(payments.state, 'pending'),
        ),
      )
      .orderBy(asc(payments.created_at), asc(payments.id))
      .limit(1);
    return waiting;
  },
  async paidPayment(order_number) {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.order_number, order_number), eq(payments.state, 'paid')));
    return payment;
  },
  async paymentByAnyName(vendor, name) {
    const [known] = await db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.vendor, vendor),
          or(eq(payments.vendor_id, name), uuid.test(name) ? eq(payments.id, name) : undefined),
        ),
      );
    return known;
  },
  duePayments: ({ now, underWay, max }) =>
    db
      .select()
      .from(payments)
      .where(
        and(
          isNotNull(payments.vendor_id),
          or(
            lte(payments.due_at, now),
            underWay
              ? and(
                  isNotNull(payments.due_at),
                  inArray(payments.state, ['placing', 'paid', 'returning']),
                )
              : undefined,
          ),
        ),
      )
      .orderBy(asc(payments.due_at))
      .limit(max),
  async insertPayment(row) {
    const [made] = await db.insert(payments).values(row).onConflictDoNothing().returning();
    return made;
  },
  async updatePayment(id, set) {
    await db.update(payments).set(set).where(eq(payments.id, id));
  },
  async nameAtVendor(id, vendor_id) {
    await db
      .update(payments)
      .set({ vendor_id })
      .where(and(eq(payments.id, id), isNull(payments.vendor_id)));
  },
  async endPending(id, now) {
    await db
      .update(payments)
      .set({ state: 'ended', due_at: null, updated_at: now })
      .where(and(eq(payments.id, id), eq(payments.state, 'pending')));
  },
  async endUnnamed(before, now) {
    await db
      .update(payments)
      .set({ state: 'ended', due_at: null, updated_at: now })
      .where(
        and(
          isNull(payments.vendor_id),
          isNotNull(payments.due_at),
          lt(payments.created_at, before),
        ),
      );
  },
  async checkPending(lock_id, now) {
    await db
      .update(payments)
      .set({ due_at: now })
      .where(and(eq(payments.lock_id, lock_id), eq(payments.state, 'pending')));
  },
  async returnCancelled(order_number, now) {
    const [payment] = await db
      .update(payments)
      .set({ state: 'returning', reason: 'cancelled', due_at: now, attempts: 0, updated_at: now })
      .where(
        and(eq(payments.order_number, order_number), inArray(payments.state, ['placing', 'paid'])),
      )
      .returning();
    return payment;
  },
  async insertEvent(row) {
    const [fresh] = await db.insert(paymentEvents).values(row).onConflictDoNothing().returning();
    return fresh !== undefined;
  },
  async deleteEvents(receivedBefore) {
    await db.delete(paymentEvents).where(lt(paymentEvents.received_at, receivedBefore));
  },
});
