import { createHash, randomUUID } from 'node:crypto';
import { marketStripeAccount } from '@mawkib/api-clients/contracts/purchase';
import type { Money } from '@mawkib/core/money';
import { addMinutes } from 'date-fns';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow } from '../../db/schema/orders.js';
import type { PaymentRow, VendorName } from '../../db/schema/payments.js';
import { extendHold, holdDuration } from '../checkout/hold-duration.js';
import { checkCompany, isReservable } from '../checkout/vehicle-locks.js';
import {
  type AllowedVendors,
  type CheckoutConfig,
  checkoutConfigOf,
  quoteOf,
} from '../checkout-config.js';
import { orderErrors } from '../order-errors.js';
import { paymentErrors } from '../payment-errors.js';
import type { OrderStore } from '../store/order-store.js';
import type { NewPaymentRow } from '../store/payment-rows.js';

interface RequestedPayment {
  vendor: VendorName;
  /** Amount that the caller expects to pay; undefined if it is invalid. */
  amount: number | undefined;
  currency: string;
  /** The caller sends no amount: it pays the amount due. */
  quoted?: boolean;
  company_uuid: string;
  vehicle_id: string | undefined;
  lock_id: string | undefined;
  /** Capture mode that the caller expects; the market decides. */
  capture: 'automatic' | 'manual' | undefined;
  /** Account that the caller expects. */
  account?: string;
  /** Idempotency key of the call: the same key returns the same payment. */
  intention: string | undefined;
}

interface Now {
  now: Date;
  lockMinutes: number;
  vendors: AllowedVendors;
}

/**
 * Stores a payment before the vendor is called, inside a transaction. For a hold, returns its open
 * payment if there is one, so two tabs pay once; a new one extends the hold, so that there is time
 * to pay. Amount, currency, account and capture mode come from the server; different ones are
 * rejected.
 */
export async function storePayment(
  tx: OrderStore,
  requested: RequestedPayment,
  { now, lockMinutes, vendors }: Now,
): Promise<PaymentRow> {
  const lock = requested.lock_id === undefined ? undefined : await readLock(tx, requested.lock_id);
  const vehicle_id = lock?.vehicle_id ?? requested.vehicle_id;
  const vehicle = vehicle_id === undefined ? undefined : await tx.lockVehicle(vehicle_id);
  if (vehicle_id !== undefined && !vehicle) throw orderErrors.vehicleNotFound();
  if (requested.vehicle_id !== undefined && requested.vehicle_id !== vehicle_id)
    throw orderErrors.lockLost();
  if (vehicle) await checkCompany(tx, vehicle.owner_id, requested.company_uuid);
  const config = await checkoutConfigOf(tx, requested.company_uuid, vendors);

  const held = lock && (await liveAgain(tx, lock.lock_id, now));
  const quote = held ? lockQuote(held) : openQuote(config, vehicle);
  if ((held?.vendor_uuid ?? config.payment) !== requested.vendor)
    throw paymentErrors.notConfigured();
  const { amount, currency, quoted = false } = requested;
  if (!quoted && (amount !== quote.amount || currency.toUpperCase() !== quote.currency)) {
    throw paymentErrors.amountChanged(quote);
  }
  const account = config.stripe_account_id;
  const expected = account ?? marketStripeAccount;
  if (requested.account !== undefined && requested.account !== expected) {
    throw paymentErrors.accountChanged();
  }
  if (requested.capture !== undefined && requested.capture !== config.capture_method) {
    throw paymentErrors.captureChanged();
  }
  if (held) {
    const waiting = await tx.waitingPayment(held.lock_id, requested.vendor);
    if (waiting) return waiting;
    await extendHold(tx, held, now, holdDuration(config, lockMinutes));
  }
  return note(tx, {
    id: requested.intention === undefined ? randomUUID() : uuidOf(requested.intention),
    vendor: requested.vendor,
    account: (requested.vendor === 'STRIPE' ? account : undefined) ?? null,
    capture: config.capture_method,
    vehicle_id: vehicle_id ?? null,
    company_uuid: requested.company_uuid,
    lock_id: held?.lock_id ?? null,
    amount_minor: quote.amount,
    currency: quote.currency,
    state: 'pending',
    created_at: now,
    updated_at: now,
    due_at: addMinutes(now, 1),
  });
}

async function readLock(tx: OrderStore, lock_id: string): Promise<OrderLockRow> {
  const lock = await tx.hold(lock_id);
  if (!lock) throw orderErrors.lockLost();
  return lock;
}

/** The hold, read again after its vehicle was locked. */
async function liveAgain(tx: OrderStore, lock_id: string, now: Date): Promise<OrderLockRow> {
  const lock = await readLock(tx, lock_id);
  if (lock.released_at || lock.expires_at <= now) throw orderErrors.lockLost();
  return lock;
}

function lockQuote({ quote_minor: amount, quote_currency: currency }: OrderLockRow): Money {
  if (currency === null) throw paymentErrors.notConfigured();
  return { amount, currency };
}

function openQuote(config: CheckoutConfig, vehicle: Vehicle | undefined): Money {
  if (!config.enabled) throw orderErrors.orderingDisabled();
  if (vehicle && !isReservable(vehicle.status)) throw orderErrors.vehicleUnavailable();
  const quote = quoteOf(config, vehicle);
  if (!quote) throw paymentErrors.notConfigured();
  return quote;
}

/**
 * Inserts the payment, or returns the one with the same idempotency key if the first response was
 * lost.
 */
async function note(tx: OrderStore, row: NewPaymentRow): Promise<PaymentRow> {
  const made = await tx.insertPayment(row);
  if (made) return made;
  const known = await tx.payment(row.id);
  if (!known || known.amount_minor !== row.amount_minor || known.vendor !== row.vendor) {
    throw paymentErrors.mismatch();
  }
  return known;
}

/** Deterministic UUID of an idempotency key (RFC 9562, version 8). */
function uuidOf(intention: string): string {
  const hex = createHash('sha256').update(intention).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
