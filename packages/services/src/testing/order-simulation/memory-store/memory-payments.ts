import type { PaymentRow } from '../../../db/schema/payments.js';
import type { PaymentRows } from '../../../orders/store/payment-rows.js';
import type { RefundRows } from '../../../orders/store/refund-rows.js';
import { type MemoryTransaction, UniqueError } from './memory-transaction.js';

const newPayment = {
  vendor_id: null,
  account: null,
  vehicle_id: null,
  lock_id: null,
  order_number: null,
  reason: null,
  taken: false,
  due_at: null,
  attempts: 0,
};
const newRefund = { error: null, tried_at: null, refunded_before: null, finished_at: null };

const underWayStates: readonly PaymentRow['state'][] = ['placing', 'paid', 'returning'];

export const memoryPayments = (tx: MemoryTransaction): PaymentRows & RefundRows => ({
  payment: async (id) => tx.get('payments', id),
  lockPayment: (id) => tx.getLocked('payments', id),
  async lockPaymentAt(vendor, vendor_id) {
    const is = (row: PaymentRow) => row.vendor === vendor && row.vendor_id === vendor_id;
    const [found] = tx.find('payments', is);
    const locked = found && (await tx.getLocked('payments', found.id));
    return locked && is(locked) ? locked : undefined;
  },
  namedPayments: async (id) =>
    tx
      .find('payments', ({ lock_id, vendor_id }) => lock_id === id && vendor_id !== null)
      .sort((a, b) => Number(b.created_at) - Number(a.created_at) || (a.id < b.id ? -1 : 1)),
  waitingPayment: async (id, name) =>
    tx
      .find(
        'payments',
        ({ lock_id, vendor, state }) => lock_id === id && vendor === name && state === 'pending',
      )
      .sort((a, b) => Number(a.created_at) - Number(b.created_at) || (a.id < b.id ? -1 : 1))[0],
  paidPayment: async (number) =>
    tx.find(
      'payments',
      ({ order_number, state }) => order_number === number && state === 'paid',
    )[0],
  async paymentByAnyName(name, any) {
    const [found] = tx.find(
      'payments',
      ({ vendor, vendor_id, id }) => vendor === name && (vendor_id === any || id === any),
    );
    return found && { id: found.id };
  },
  duePayments: async ({ now, underWay, max }) =>
    tx
      .find(
        'payments',
        ({ vendor_id, due_at, state }) =>
          vendor_id !== null &&
          due_at !== null &&
          (due_at <= now || (underWay && underWayStates.includes(state))),
      )
      .sort((a, b) => Number(a.due_at) - Number(b.due_at))
      .slice(0, max),
  insertPayment: (row) => tx.insert('payments', { ...newPayment, ...row }),
  updatePayment: (id, set) => tx.updateOne('payments', id, set),
  async nameAtVendor(id, vendor_id) {
    await tx.update('payments', (row) => row.id === id && row.vendor_id === null, { vendor_id });
  },
  async endPending(id, now) {
    await tx.update('payments', (row) => row.id === id && row.state === 'pending', {
      state: 'ended',
      due_at: null,
      updated_at: now,
    });
  },
  async endUnnamed(before, now) {
    await tx.update(
      'payments',
      ({ vendor_id, due_at, created_at }) =>
        vendor_id === null && due_at !== null && created_at < before,
      { state: 'ended', due_at: null, updated_at: now },
    );
  },
  async checkPending(lock_id, now) {
    await tx.update('payments', (row) => row.lock_id === lock_id && row.state === 'pending', {
      due_at: now,
    });
  },
  async returnCancelled(order_number, now) {
    const [payment] = await tx.update(
      'payments',
      (row) =>
        row.order_number === order_number && (row.state === 'placing' || row.state === 'paid'),
      { state: 'returning', reason: 'cancelled', due_at: now, attempts: 0, updated_at: now },
    );
    return payment;
  },
  insertEvent: async (row) =>
    (await tx.insert('events', { ...row, payment_id: row.payment_id ?? null })) !== undefined,
  deleteEvents: (before) => tx.delete('events', ({ received_at }) => received_at < before),
  openRefund: async (id) =>
    tx.find('refunds', ({ payment_id, state }) => payment_id === id && state === 'requested')[0],
  refundedSum: async (id, states = ['done']) =>
    tx
      .find('refunds', ({ payment_id, state }) => payment_id === id && states.includes(state))
      .reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  refundsOf: async (number) =>
    tx
      .find('refunds', ({ order_number }) => order_number === number)
      .sort((a, b) => +a.requested_at - +b.requested_at || (a.id < b.id ? -1 : 1)),
  async insertRefund(row) {
    const made = await tx.insert('refunds', { ...newRefund, ...row });
    if (!made) throw new UniqueError('The payment has an open refund');
  },
  updateRefund: (id, set) => tx.updateOne('refunds', id, set),
});
