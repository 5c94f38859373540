import type { OrderRows } from '../../../orders/store/order-rows.js';
import { type MemoryTransaction, UniqueError } from './memory-transaction.js';

const defaults = {
  shared: false,
  terms: [],
  vin: null,
  rdx_forms_lead_id: null,
  customer: null,
  customer_encrypted: null,
  person_indexes: [],
  erased_at: null,
  deposit_currency: null,
  confirmed_at: null,
  link_hashes: [],
  cancel_until: null,
  cancelled_at: null,
  sold_at: null,
  vehicle_status: null,
  reminded_at: null,
};

export const memoryOrders = (tx: MemoryTransaction): OrderRows => ({
  order: async (order_number) => tx.get('orders', order_number),
  orderOfHold: async (lock_id) => tx.find('orders', (order) => order.lock_id === lock_id)[0],
  async insertOrder(row) {
    const order = await tx.insert('orders', { ...defaults, ...row });
    if (!order) throw new UniqueError('The vehicle or the hold has an order');
    return order;
  },
  updateOrder: (order_number, set) => tx.updateOne('orders', order_number, set),
  async addOrderLink(number, hash) {
    await tx.update(
      'orders',
      ({ order_number }) => order_number === number,
      ({ link_hashes }) => ({ link_hashes: [...link_hashes, hash] }),
    );
  },
  expireOrders: (vehicle_id, now) =>
    tx.update(
      'orders',
      (order) =>
        order.vehicle_id === vehicle_id && order.status === 'created' && order.expires_at <= now,
      { status: 'expired' },
    ),
});
