import { addHours } from 'date-fns';
import type { Database } from '../../db/database.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { OrderStore } from '../../orders/store/order-store.js';
import { isPaymentError } from '../../payment-providers/payment-error.js';
import type { PaymentVendor } from '../../payment-providers/payment-vendor.js';
import type { SimulatedMarket } from './simulated-market.js';
import type { StripeCalls } from './vendors/memory-stripe.js';

/** A fault of the product, planted around the store, the vendors, the jobs or the outbox. */
export interface PlantedBug {
  store?(store: OrderStore, market: SimulatedMarket): OrderStore;
  vendor?(vendor: PaymentVendor, market: SimulatedMarket): PaymentVendor;
  stripe?(calls: StripeCalls): StripeCalls;
  jobs?(jobs: JobQueue): JobQueue;
  /** Mails are sent before their transaction is committed. */
  sendsAtOnce?: boolean;
}

/** Changes methods of a store, in its transactions as well. */
const changing =
  (change: (tx: OrderStore, market: SimulatedMarket) => Partial<OrderStore>) =>
  (store: OrderStore, market: SimulatedMarket): OrderStore => {
    const changed = (tx: OrderStore): OrderStore => ({
      ...tx,
      ...change(tx, market),
      transaction: (run) => tx.transaction((inner) => run(changed(inner))),
    });
    return changed(store);
  };

/** Takes a call without a response for executed. */
const assuming =
  (method: 'capture' | 'cancelOrRefund', state: 'captured' | 'refunded') =>
  (vendor: PaymentVendor): PaymentVendor => ({
    ...vendor,
    [method]: async (payment: Parameters<PaymentVendor['capture']>[0]) => {
      try {
        return await vendor[method](payment);
      } catch (error) {
        if (!isPaymentError(error)) throw error;
        const { amount_minor: amount, currency, id: reference } = payment;
        return { state, amount, currency, reference };
      }
    },
  });

/** Each must be found by the simulation. */
export const plantedBugs: Record<string, PlantedBug> = {
  'the vehicle is not locked': {
    store: changing((tx) => ({ lockVehicle: (id) => tx.vehicle(id) })),
  },
  'the webhook is trusted': {
    vendor: (vendor, { state }) => ({
      ...vendor,
      async retrieve(payment) {
        const seen = await vendor.retrieve(payment);
        return state.forged.has(payment.vendor_id) ? { ...seen, state: 'captured' } : seen;
      },
    }),
  },
  'payments have no idempotency key': {
    stripe: (calls) => ({ ...calls, createIntent: (intent) => calls.createIntent(intent, {}) }),
  },
  'expiry ignores a payment in progress': {
    store: changing((tx) => ({
      overdueVehicles: (now, max) => tx.overdueVehicles(addHours(now, 24), max),
      expireOrders: (vehicle_id, now) => tx.expireOrders(vehicle_id, addHours(now, 24)),
    })),
  },
  'writes are not in one transaction': {
    store: (store) => ({ ...store, transaction: (run) => run({ ...store, db: {} as Database }) }),
  },
  'mails are sent before the commit': { sendsAtOnce: true },
  'a payment is not checked again': {
    store: changing((tx) => ({
      updatePayment: (id, set) => tx.updatePayment(id, { ...set, due_at: null }),
    })),
  },
  'a refund without a response counts as made': { vendor: assuming('cancelOrRefund', 'refunded') },
  'a capture without a response counts as made': { vendor: assuming('capture', 'captured') },
  'the sum at the vendor is not compared': {
    store: changing((tx) => ({
      updateRefund: (id, set) => tx.updateRefund(id, { ...set, refunded_before: null }),
    })),
  },
  'two processes refund at once': {
    store: changing((tx) => ({
      updateRefund: (id, set) =>
        tx.updateRefund(id, 'tried_at' in set ? { ...set, tried_at: null } : set),
    })),
  },
  'a cancellation keeps the money': {
    store: changing(() => ({ returnCancelled: async () => undefined })),
  },
  'an ended hold counts as live': {
    store: changing((tx) => ({
      async hold(lock_id) {
        const hold = await tx.hold(lock_id);
        return hold && { ...hold, released_at: null, expires_at: addHours(hold.expires_at, 48) };
      },
    })),
  },
  'a sold vehicle can be ordered': {
    store: changing((tx) => ({
      async lockVehicle(id) {
        const vehicle = await tx.lockVehicle(id);
        return vehicle && { ...vehicle, status: 'stock' };
      },
    })),
  },
  "the vendor's id is not stored": {
    store: changing(() => ({ nameAtVendor: async () => {} })),
  },
  'an order is placed for each payment': {
    store: changing(() => ({ orderOfHold: async () => undefined })),
  },
  'payments of other holds are accepted': {
    store: changing((tx) => ({
      async lockPaymentAt(vendor, vendor_id) {
        const payment = await tx.lockPaymentAt(vendor, vendor_id);
        return payment && { ...payment, lock_id: null, vehicle_id: null };
      },
    })),
  },
  'a failed refund is not stored': {
    store: changing((tx) => ({
      updateRefund: async (id, set) => {
        if (set.state !== 'failed') await tx.updateRefund(id, set);
      },
    })),
  },
};
