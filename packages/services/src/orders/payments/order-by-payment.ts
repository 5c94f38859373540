import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { createOrder } from '@mawkib/api-clients/contracts/purchase';
import { orderDetails } from '@mawkib/api-clients/contracts/purchase';
import type { OrderLockRow, OrderRow } from '../../db/schema/orders.js';
import type { BuiltInVendor, PaymentRow, VendorName } from '../../db/schema/payments.js';
import {
  encryptedCheckout,
  type StoredCheckout,
  storedCheckout,
} from '../checkout/stored-checkouts.js';
import { mergeCheckout } from '../choices/merge-checkout.js';
import { orderErrors } from '../order-errors.js';
import { paymentErrors } from '../payment-errors.js';
import type { OrderStore } from '../store/order-store.js';
import { vendorApiError } from '../vendor-api-error.js';
import { type Settled, type SettlingParts, settlePayment } from './settle-payment.js';

type OrderBody = ParsedOf<typeof createOrder>['body'] & Pick<StoredCheckout, 'accepted'>;

/**
 * Vendors that have a field of their own for the payment id in an order request. Site document,
 * section 3.
 */
const vendorIdOf: Record<BuiltInVendor, (body: OrderBody) => string | undefined> = {
  STRIPE: ({ stripe_payment_intent_id }) => stripe_payment_intent_id,
  PAYPAL: ({ paypal_order_id }) => paypal_order_id,
  LIQPAY: ({ liqpay_order_id }) => liqpay_order_id,
};

/**
 * Places the order of a hold by its payment. Attaches the payment to the hold and stores the
 * buyer's details with it; the rest is the same as after a webhook. Idempotent: one order for a
 * hold, whichever comes first.
 */
export async function orderByPayment(
  parts: SettlingParts,
  vendor: VendorName,
  body: OrderBody,
): Promise<OrderRow> {
  const vendor_id = await nameOfPayment(parts.store, vendor, body);
  if (!vendor_id) throw paymentErrors.incomplete();
  const bound = await parts.store.transaction((tx) => bind(tx, { vendor, vendor_id, body }, parts));
  if (bound.order?.payment_status === 'paid') return bound.order;
  const settled = await settlePayment(parts, bound.payment.id).catch((error: unknown) => {
    throw vendorApiError(error);
  });
  return orderOf(settled, bound.isLost);
}

/**
 * Settles the latest payment of an order's hold, as its buyer with the lock returns. Idempotent;
 * throws the same errors as `orderByPayment` until the order is paid.
 */
export async function settleOrderPayment(
  parts: SettlingParts,
  { lock_id, order_number }: OrderRow,
): Promise<OrderRow> {
  const found = await parts.store.namedPayments(lock_id);
  const payment = found.find((each) => each.order_number === order_number) ?? found[0];
  if (!payment) throw paymentErrors.notFound();
  const settled = await settlePayment(parts, payment.id).catch((error: unknown) => {
    throw vendorApiError(error);
  });
  return orderOf(settled, false);
}

/**
 * The vendor's id of the payment; for a vendor of the market's own, the id of the hold's latest
 * payment.
 */
async function nameOfPayment(store: OrderStore, vendor: VendorName, body: OrderBody) {
  if (Object.hasOwn(vendorIdOf, vendor)) return vendorIdOf[vendor as BuiltInVendor](body);
  const found = await store.namedPayments(body.lock_id);
  return found.find((payment) => payment.vendor === vendor)?.vendor_id;
}

interface Named {
  vendor: VendorName;
  vendor_id: string;
  body: OrderBody;
}

async function bind(
  tx: OrderStore,
  { vendor, vendor_id, body }: Named,
  { cipher, clock, config, log }: SettlingParts,
): Promise<{ payment: PaymentRow; order: OrderRow | undefined; isLost: boolean }> {
  const vehicle = await tx.lockVehicle(body.vehicle_id);
  if (!vehicle) throw orderErrors.vehicleNotFound();
  const lock = await tx.hold(body.lock_id);
  if (lock?.vehicle_id !== vehicle.id) throw orderErrors.lockLost();
  if (lock.vendor_uuid !== vendor) throw orderErrors.unknownVendor();
  const payment = await tx.lockPaymentAt(vendor, vendor_id);
  if (!payment) throw paymentErrors.notFound();
  if (payment.lock_id !== null ? payment.lock_id !== lock.lock_id : !fits(payment, lock)) {
    throw paymentErrors.mismatch();
  }
  const order = await tx.orderOfHold(lock.lock_id);
  if (payment.lock_id === null) {
    const set = { lock_id: lock.lock_id, vehicle_id: vehicle.id };
    await tx.updatePayment(payment.id, set);
  }
  // Without details in the request, those stored with the hold are used.
  if (!order && body.lead_attributes) {
    const stored = storedCheckout(cipher, lock);
    const config_url = body.config_url ?? stored?.config_url;
    const parts = { log, locale: body.locale };
    const given = { ...orderDetails.parse(body), accepted: body.accepted };
    const details = await mergeCheckout(tx.db, {
      lock_id: lock.lock_id,
      given,
      path: 'metadata',
      stored,
      isResumed: false,
      offers: await tx.orderOffers({ vehicle, config_url }, parts),
      calendar: { now: clock.now(), timeZone: config.timeZone },
    });
    const kept = encryptedCheckout(cipher, lock.lock_id, details ?? given);
    await tx.updateHold(lock.lock_id, kept);
  }
  const isLost = lock.released_at !== null || lock.expires_at <= clock.now();
  return { payment, order, isLost };
}

/** A payment that was started without a hold can be attached to this one. */
const fits = (
  payment: PaymentRow,
  lock: Pick<OrderLockRow, 'vehicle_id' | 'quote_minor' | 'quote_currency'>,
): boolean =>
  (payment.vehicle_id === null || payment.vehicle_id === lock.vehicle_id) &&
  payment.amount_minor === lock.quote_minor &&
  payment.currency === lock.quote_currency;

function orderOf({ payment, order, declined }: Settled, isLost: boolean): OrderRow {
  if (payment.state === 'paid' && order) return order;
  // The order exists; the payment is captured as soon as the vendor responds.
  if (payment.state === 'placing' && order) return order;
  if (payment.state === 'returning' || payment.state === 'returned') {
    throw paymentErrors.returned(
      payment.reason === 'vehicle_unavailable'
        ? orderErrors.vehicleUnavailable()
        : orderErrors.lockLost(),
      payment,
    );
  }
  if (isLost) throw orderErrors.lockLost();
  const isDeclined = declined || order?.payment_status === 'failed';
  throw isDeclined ? paymentErrors.declined() : paymentErrors.incomplete();
}
