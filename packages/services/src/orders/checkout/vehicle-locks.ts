import { randomUUID } from 'node:crypto';
import type { OrderDetails, OrderLock } from '@mawkib/api-clients/contracts';
import type { MarketData } from '@mawkib/core/market';
import type { Money } from '@mawkib/core/money';
import type { Logger } from 'pino';
import type { ApiConfig } from '../../config/api-config.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { Outbox } from '../../mail/outbox.js';
import { checkoutConfigOf, gatewayOf, quoteOf } from '../checkout-config.js';
import { mailExpired, type OrderMailParts } from '../mails/order-change-mails.js';
import { orderErrors } from '../order-errors.js';
import type { OrderStore } from '../store/order-store.js';
import { extendableUntil, extendHold, heldSince, holdDuration, holdEnd } from './hold-duration.js';
import { checkHoldLimits, type Holder } from './hold-limits.js';
import { encryptedCheckout } from './stored-checkouts.js';

/** Statuses in which a vehicle can be reserved. */
const reservable = new Set([
  'stock',
  'available_soon',
  'on_demand',
  'in_production',
  'delivery',
  'demo',
]);

interface LockRequest {
  vehicle_id: string;
  company_uuid: string;
  lock_id?: string | undefined;
  /** Order details to store with the hold; also stored with a hold that the buyer already has. */
  checkout?: OrderDetails | undefined;
  holder: Holder;
  now: Date;
  cipher: PiiCipher;
  mails: Outbox;
  config: Pick<ApiConfig, 'holds' | 'lockMinutes' | 'origin' | 'payments'>;
  market: Pick<MarketData, 'payments'>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Takes or extends a buyer's hold, inside a transaction. Locks the vehicle's row first, so
 * concurrent buyers are serialised across processes; a partial unique index rejects a second live
 * lock as well.
 */
export async function acquireLock(tx: OrderStore, request: LockRequest): Promise<OrderLock> {
  const { vehicle_id, company_uuid, lock_id, holder, now } = request;
  const { holds, lockMinutes, payments } = request.config;
  const vehicle = await tx.lockVehicle(vehicle_id);
  if (!vehicle) throw orderErrors.vehicleNotFound();
  await checkCompany(tx, vehicle.owner_id, company_uuid);
  if (!reservable.has(vehicle.status)) throw orderErrors.vehicleUnavailable();
  await releaseExpired(tx, vehicle, now, request);
  const live = await tx.openHold(vehicle_id);
  if (live && live.lock_id !== lock_id) throw orderErrors.vehicleLocked();
  // A vehicle that has left the stock keeps its present hold but accepts no new one.
  if (vehicle.retired_at && !live) throw orderErrors.vehicleUnavailable();
  const config = await checkoutConfigOf(tx, company_uuid, {
    payments: request.market.payments,
    own: payments.own,
    log: request.log,
  });
  if (!config.enabled && !live) throw orderErrors.orderingDisabled();
  const duration = holdDuration(config, lockMinutes);
  const acquire = async () => {
    const held_since = await heldSince(tx, { vehicle_id, lock_id, holder, now }, duration);
    await checkHoldLimits(tx, holder, { now, limits: holds });
    return create(tx, {
      vehicle_id,
      vendor_uuid: config.payment,
      quote: quoteOf(config, vehicle),
      now,
      held_since,
      expires_at: holdEnd({ held_since }, now, duration),
      ...holder,
    });
  };
  const lock = live ? await extendHold(tx, live, now, duration) : await acquire();
  if (live && request.checkout) {
    const kept = encryptedCheckout(request.cipher, lock.lock_id, request.checkout);
    await tx.updateHold(lock.lock_id, kept);
  }
  const gateway = lock.vendor_uuid === config.payment && gatewayOf(config, payments);
  return {
    lock_id: lock.lock_id,
    vehicle_id,
    expires_at: lock.expires_at.toISOString(),
    extendable_until: extendableUntil(lock, duration).toISOString(),
    vendor_uuid: lock.vendor_uuid,
    deposit: { amount: lock.quote_minor, currency: lock.quote_currency ?? vehicle.currency },
    ...(gateway && { gateway }),
  };
}

/** Throws if the company does not sell the vehicles of this owner. */
export async function checkCompany(tx: OrderStore, owner_id: string, company_uuid: string) {
  const owner = await tx.dealer(owner_id);
  if (owner?.company_uuid !== company_uuid) throw orderErrors.wrongCompany();
}

/** Frees a vehicle that has an expired hold, ends its unconfirmed order and notifies its buyer. */
export async function releaseExpired(
  tx: OrderStore,
  vehicle: Vehicle,
  now: Date,
  parts: OrderMailParts,
): Promise<void> {
  await tx.releaseExpiredHolds(vehicle.id, now);
  const expired = await tx.expireOrders(vehicle.id, now);
  for (const order of expired) await mailExpired(tx, { order, vehicle }, parts);
}

interface NewLock extends Holder {
  vehicle_id: string;
  vendor_uuid: string;
  quote: Money | null;
  now: Date;
  held_since: Date;
  expires_at: Date;
}

async function create(tx: OrderStore, { quote, now, ...held }: NewLock) {
  const lock = await tx.insertHold({
    ...held,
    lock_id: randomUUID(),
    quote_minor: quote?.amount ?? 0,
    quote_currency: quote?.currency ?? null,
    created_at: now,
  });
  if (!lock) throw orderErrors.vehicleLocked();
  return lock;
}

export const isReservable = (status: string): boolean => reservable.has(status);
