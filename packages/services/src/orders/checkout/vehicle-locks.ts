import { randomUUID } from 'node:crypto';
import type { OrderLock } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import type { MarketData } from '@mawkib/core/market';
import type { Logger } from 'pino';
import type { ApiConfig } from '../../config/api-config.js';
import type { Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import type { OrderLockRow } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { Outbox } from '../../mail/outbox.js';
import { checkoutConfigOf, configWithVendor, gatewayOf } from '../checkout-config.js';
import { mergeCheckout } from '../choices/merge-checkout.js';
import { quoteChoices } from '../choices/quote-choices.js';
import { dueNow } from '../due-now.js';
import { mailExpired, type OrderMailParts } from '../mails/order-change-mails.js';
import { orderErrors } from '../order-errors.js';
import type { OrderStore } from '../store/order-store.js';
import { chooseVendor, quoted } from './choose-vendor.js';
import { extendableUntil, extendHold, heldSince, holdDuration, holdEnd } from './hold-duration.js';
import { checkHoldLimits, type Holder } from './hold-limits.js';
import {
  encryptedCheckout,
  erasedCheckout,
  type StoredCheckout,
  storedCheckout,
} from './stored-checkouts.js';

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
  /** Order data to store with the hold. */
  checkout?: StoredCheckout | undefined;
  /** Payment option to change an existing hold to. */
  vendor_uuid?: string | undefined;
  locale: Locale;
  holder: Holder;
  now: Date;
  cipher: PiiCipher;
  mails: Outbox;
  config: Pick<ApiConfig, 'holds' | 'lockMinutes' | 'origin' | 'payments' | 'timeZone'>;
  market: Pick<MarketData, 'payments'>;
  log: Logger;
}

/**
 * Takes or extends a buyer's hold, inside a transaction. Locks the vehicle's row first, so
 * concurrent buyers are serialised across processes; a partial unique index rejects a second live
 * lock as well. A hold of a configuration that is built on demand excludes nobody.
 */
export async function acquireLock(tx: OrderStore, request: LockRequest): Promise<OrderLock> {
  const { vehicle_id, company_uuid, lock_id, holder, now } = request;
  const { holds, lockMinutes, payments } = request.config;
  const vehicle = await tx.lockVehicle(vehicle_id);
  if (!vehicle) throw orderErrors.vehicleNotFound();
  await checkCompany(tx, vehicle.owner_id, company_uuid);
  if (!reservable.has(vehicle.status)) throw orderErrors.vehicleUnavailable();
  await releaseExpired(tx, vehicle, now, request);
  const shared = isBuiltOnDemand(vehicle.status);
  const found = await tx.openHold(vehicle_id, lock_id);
  const isHeld = found && found.lock_id !== lock_id && !isOwn(found, holder);
  if (!shared && isHeld) throw orderErrors.vehicleLocked();
  // Another buyer's hold from before the vehicle was built on demand stays theirs.
  const live = isHeld ? undefined : found;
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
      shared,
      ...quoted(config, vehicle),
      now,
      held_since,
      expires_at: holdEnd({ held_since }, now, duration),
      ...holder,
    });
  };
  const held = live ? await extendHold(tx, live, now, duration) : await acquire();
  const lock = await chooseVendor(tx, held, request.vendor_uuid, { config, vehicle });
  const deposit = { amount: lock.quote_minor, currency: lock.quote_currency ?? vehicle.currency };
  const quote = await storeCheckout(tx, { lock, vehicle }, request);
  const chosen = configWithVendor(config, lock.vendor_uuid);
  const gateway = chosen && gatewayOf(chosen, payments);
  return {
    lock_id: lock.lock_id,
    vehicle_id,
    expires_at: lock.expires_at.toISOString(),
    extendable_until: extendableUntil(lock, duration).toISOString(),
    vendor_uuid: lock.vendor_uuid,
    deposit,
    quote,
    ...(gateway && { gateway }),
  };
}

/**
 * Stores the request's order data with the hold; a new hold gets those of the ended one that the
 * request names. Resolves to the costs of the stored choices.
 */
async function storeCheckout(
  tx: OrderStore,
  { lock, vehicle }: { lock: OrderLockRow; vehicle: Vehicle },
  { lock_id, checkout: given, cipher, now, config, locale, log }: LockRequest,
) {
  const ended = lock_id === undefined || lock_id === lock.lock_id ? null : await tx.hold(lock_id);
  const before = ended?.vehicle_id === vehicle.id ? ended : undefined;
  const resumed = before && storedCheckout(cipher, before);
  // The buyer enters their own details again: they agreed to the use for the ended hold.
  const stored = resumed
    ? { ...resumed, lead_attributes: undefined }
    : storedCheckout(cipher, lock);
  const config_url = given?.config_url ?? stored?.config_url;
  const offers = await tx.orderOffers({ vehicle, config_url }, { log, locale });
  const merged = await mergeCheckout(tx.db, {
    lock_id: lock.lock_id,
    given,
    path: 'checkout.metadata',
    stored,
    isResumed: Boolean(resumed),
    offers,
    calendar: { now, timeZone: config.timeZone },
  });
  if (merged && (given || resumed)) {
    await tx.updateHold(lock.lock_id, encryptedCheckout(cipher, lock.lock_id, merged));
  }
  if (resumed) await tx.updateHold(before.lock_id, erasedCheckout);
  return quoteChoices(offers, merged?.metadata ?? {}, dueNow(lock, vehicle));
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

/** Acquired by the same browser: its response was lost, or it was in another tab. */
export const isOwn = (
  { browser_digest }: Pick<OrderLockRow, 'browser_digest'>,
  holder: Holder,
): boolean => browser_digest !== null && browser_digest === holder.browser_digest;

interface NewLock extends Holder {
  vehicle_id: string;
  vendor_uuid: string;
  shared: boolean;
  quote_minor: number;
  quote_currency: string | null;
  quote_base_minor: number | null;
  now: Date;
  held_since: Date;
  expires_at: Date;
}

async function create(tx: OrderStore, { now, ...held }: NewLock) {
  const lock = await tx.insertHold({ ...held, lock_id: randomUUID(), created_at: now });
  if (!lock) throw orderErrors.vehicleLocked();
  return lock;
}

/** True for a configuration that is built on demand: many buyers can order it. */
export const isBuiltOnDemand = (status: string): boolean => status === 'on_demand';

export const isReservable = (status: string): boolean => reservable.has(status);
