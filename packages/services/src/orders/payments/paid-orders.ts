import { addDays, addHours, addMinutes } from 'date-fns';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow, OrderRow } from '../../db/schema/orders.js';
import type { PaymentRow } from '../../db/schema/payments.js';
import { storeTerms } from '../buyer/accepted-terms.js';
import { type CompleteCheckout, erasedCheckout } from '../checkout/stored-checkouts.js';
import { sellerConfigOf } from '../checkout-config.js';
import { createOrderLead } from '../create-order-lead.js';
import { mailReserved } from '../mails/order-mails.js';
import { customerOf, encryptedCustomer } from '../order-customers.js';
import { addOrderToken, confirmationToken, hashToken, orderNumber } from '../order-secrets.js';
import type { OrderStore } from '../store/order-store.js';
import type { SettlingParts } from './settle-payment.js';

interface Placing {
  payment: PaymentRow;
  lock: OrderLockRow;
  /** The hold's order from an earlier payment that failed. */
  order: OrderRow | undefined;
  vehicle: Vehicle;
  details: CompleteCheckout | null;
  now: Date;
}

/** Hours after which an order is dropped if the vendor reports no result of its payment. */
const takeHours = 24;

/**
 * Places the order of a payment before it is captured, so that no money is taken for a vehicle that
 * another buyer got. A hold has one order; a payment after a failed one continues it.
 */
export async function placePaidOrder(
  tx: OrderStore,
  { payment, lock, order, vehicle, details, now }: Placing,
  parts: SettlingParts,
): Promise<OrderRow> {
  const expires_at = addHours(now, takeHours);
  const pending = { payment_status: 'pending' as const, expires_at };
  await tx.updateHold(lock.lock_id, { expires_at });
  if (order) {
    await tx.updateOrder(order.order_number, pending);
    return { ...order, ...pending };
  }
  if (!details) throw new Error(`Hold ${lock.lock_id} has no buyer`);
  const order_number = orderNumber();
  const { locale, finance_option, lead_attributes: customer, metadata: choices } = details;
  const lead = { order_number, locale, customer, vehicle, finance_option };
  const rdx_forms_lead_id = details.rdx_forms_lead_id ?? (await createOrderLead(tx, lead, parts));
  return tx.insertOrder({
    order_number,
    lock_id: lock.lock_id,
    vehicle_id: vehicle.id,
    vin: vehicle.vin,
    vendor_uuid: lock.vendor_uuid,
    shared: lock.shared,
    status: 'created',
    locale,
    finance_option,
    rdx_forms_lead_id,
    ...encryptedCustomer(parts.cipher, order_number, { ...customer, choices }),
    terms: await storeTerms(tx.db, details.accepted ?? [], now),
    price_minor: vehicle.sale_minor,
    deposit_minor: payment.amount_minor,
    deposit_currency: payment.currency,
    currency: vehicle.currency,
    // Needs no link to be confirmed; the mail about it brings another token.
    token_hash: hashToken(confirmationToken()),
    created_at: now,
    ...pending,
  });
}

type Finishing = Pick<Placing, 'lock' | 'vehicle' | 'now'> & { order: OrderRow };

/**
 * Confirms the order, reserves the vehicle and notifies the buyer after the payment was captured.
 */
export async function finishPaidOrder(
  tx: OrderStore,
  { order, lock, vehicle, now }: Finishing,
  { config, events, mails, cipher }: SettlingParts,
): Promise<OrderRow> {
  const { cancel_days } = await sellerConfigOf(tx, vehicle);
  const paid = {
    status: 'confirmed' as const,
    payment_status: 'paid' as const,
    confirmed_at: now,
    vehicle_status: vehicle.status,
    cancel_until: addDays(now, cancel_days),
  };
  await tx.updateOrder(order.order_number, paid);
  if (!order.shared) {
    await tx.updateVehicle(vehicle.id, { status: 'reserved', updated_at: now });
  }
  await tx.updateHold(lock.lock_id, { released_at: now });
  await eraseCheckout(tx, lock.lock_id);
  await events.announce(tx.db, 'stock_changed', { vehicle_ids: [vehicle.id] });
  const customer = customerOf(cipher, order);
  const { origin } = config;
  const placed = { ...order, ...paid };
  if (customer) {
    const token = await addOrderToken(tx, order);
    await mailReserved(tx, { order: placed, customer, vehicle, origin, mails }, token);
  }
  return placed;
}

/** Handles a failed payment: the buyer keeps the hold for its default time and may pay again. */
export async function failPaidOrder(
  tx: OrderStore,
  { order, lock, now }: Pick<Finishing, 'order' | 'lock' | 'now'>,
  { config }: SettlingParts,
): Promise<OrderRow> {
  if (order.status !== 'created') return order;
  const expires_at = addMinutes(now, config.lockMinutes);
  const failed = { payment_status: 'failed' as const, expires_at };
  await tx.updateOrder(order.order_number, failed);
  await tx.updateHold(lock.lock_id, { expires_at });
  return { ...order, ...failed };
}

/** Deletes the buyer's details from the hold. */
export async function eraseCheckout(tx: OrderStore, lock_id: string): Promise<void> {
  await tx.updateHold(lock_id, erasedCheckout);
}
