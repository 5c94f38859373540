import { randomUUID } from 'node:crypto';
import type { OrderLock } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import type { MarketData } from '@mawkib/core/market';
import type { Money } from '@mawkib/core/money';
import { and, eq, isNull, lte, not, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import { dealers, type Vehicle, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { type OrderLockRow, orderLocks, orders } from '../../db/schema/orders.js';
import type { PiiCipher } from '../../encryption/pii-cipher.js';
import type { Outbox } from '../../mail/outbox.js';
import { checkoutConfigOf, configWithVendor, gatewayOf } from '../checkout-config.js';
import { mergeCheckout } from '../choices/merge-checkout.js';
import { orderOffers } from '../choices/order-offers.js';
import { quoteChoices } from '../choices/quote-choices.js';
import { mailExpired, type OrderMailParts } from '../mails/order-change-mails.js';
import { orderErrors } from '../order-errors.js';
import { chooseVendor, quoted } from './choose-vendor.js';
import { dueNow } from './due-now.js';
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
export async function acquireLock(tx: Database, request: LockRequest): Promise<OrderLock> {
  const { vehicle_id, company_uuid, lock_id, holder, now } = request;
  const { holds, lockMinutes, payments } = request.config;
  const vehicle = await lockVehicle(tx, vehicle_id);
  if (!vehicle) throw orderErrors.vehicleNotFound();
  await checkCompany(tx, vehicle.owner_id, company_uuid);
  if (!reservable.has(vehicle.status)) throw orderErrors.vehicleUnavailable();
  await releaseExpired(tx, vehicle, now, request);
  const shared = isBuiltOnDemand(vehicle.status);
  const found = await liveLock(tx, vehicle_id, lock_id);
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
  const due = dueNow(lock, vehicle);
  const quote = await storeCheckout(tx, { lock, vehicle, deposit: due }, request);
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
  tx: Database,
  { lock, vehicle, deposit }: { lock: OrderLockRow; vehicle: Vehicle; deposit: Money },
  { lock_id, checkout: given, cipher, now, config, locale, log }: LockRequest,
) {
  const ended = lock_id === undefined || lock_id === lock.lock_id ? null : lock_id;
  const [before] = ended
    ? await tx
        .select()
        .from(orderLocks)
        .where(and(eq(orderLocks.lock_id, ended), eq(orderLocks.vehicle_id, vehicle.id)))
    : [];
  const resumed = before && storedCheckout(cipher, before);
  // The buyer enters their own details again: they agreed to the use for the ended hold.
  const stored = resumed
    ? { ...resumed, lead_attributes: undefined }
    : storedCheckout(cipher, lock);
  const config_url = given?.config_url ?? stored?.config_url;
  const offers = await orderOffers(tx, { vehicle, config_url }, { log, locale });
  const merged = await mergeCheckout(tx, {
    lock_id: lock.lock_id,
    given,
    path: 'checkout.metadata',
    stored,
    isResumed: Boolean(resumed),
    offers,
    calendar: { now, timeZone: config.timeZone },
  });
  if (merged && (given || resumed)) {
    const kept = encryptedCheckout(cipher, lock.lock_id, merged);
    await tx.update(orderLocks).set(kept).where(eq(orderLocks.lock_id, lock.lock_id));
  }
  if (resumed) {
    await tx.update(orderLocks).set(erasedCheckout).where(eq(orderLocks.lock_id, before.lock_id));
  }
  return quoteChoices(offers, merged?.metadata ?? {}, deposit);
}

export async function lockVehicle(tx: Database, id: string) {
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, id)).for('update');
  return vehicle;
}

/** Throws if the company does not sell the vehicles of this owner. */
export async function checkCompany(tx: Database, owner_id: string, company_uuid: string) {
  const [owner] = await tx.select().from(dealers).where(eq(dealers.id, owner_id));
  if (owner?.company_uuid !== company_uuid) throw orderErrors.wrongCompany();
}

/** Frees a vehicle that has an expired hold, ends its unconfirmed order and notifies its buyer. */
export async function releaseExpired(
  tx: Database,
  vehicle: Vehicle,
  now: Date,
  parts: OrderMailParts,
): Promise<void> {
  const { id: vehicle_id } = vehicle;
  await tx
    .update(orderLocks)
    .set({ released_at: now })
    .where(
      and(
        eq(orderLocks.vehicle_id, vehicle_id),
        isNull(orderLocks.released_at),
        lte(orderLocks.expires_at, now),
      ),
    );
  const expired = await tx
    .update(orders)
    .set({ status: 'expired' })
    .where(
      and(
        eq(orders.vehicle_id, vehicle_id),
        eq(orders.status, 'created'),
        lte(orders.expires_at, now),
      ),
    )
    .returning();
  for (const order of expired) await mailExpired(tx, { order, vehicle }, parts);
}

/** Acquired by the same browser: its response was lost, or it was in another tab. */
export const isOwn = (
  { browser_digest }: Pick<OrderLockRow, 'browser_digest'>,
  holder: Holder,
): boolean => browser_digest !== null && browser_digest === holder.browser_digest;

/** The buyer's own live lock, else the one that excludes others. */
async function liveLock(tx: Database, vehicle_id: string, lock_id: string | undefined) {
  const locks = await tx
    .select()
    .from(orderLocks)
    .where(
      and(
        eq(orderLocks.vehicle_id, vehicle_id),
        isNull(orderLocks.released_at),
        or(
          not(orderLocks.shared),
          lock_id === undefined ? undefined : eq(orderLocks.lock_id, lock_id),
        ),
      ),
    );
  return locks.find((lock) => lock.lock_id === lock_id) ?? locks.at(0);
}

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

async function create(tx: Database, { now, ...held }: NewLock) {
  const [lock] = await tx
    .insert(orderLocks)
    .values({
      ...held,
      lock_id: randomUUID(),
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!lock) throw orderErrors.vehicleLocked();
  return lock;
}

/** Reserves the vehicle of a confirmed order. Call it before the hold is released. */
export async function reserveVehicle(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(vehicles).set({ status: 'reserved', updated_at: now }).where(eq(vehicles.id, id));
}

/** Ends a hold after its vehicle was reserved. */
export async function releaseLock(tx: Database, lock_id: string, now: Date): Promise<void> {
  await tx.update(orderLocks).set({ released_at: now }).where(eq(orderLocks.lock_id, lock_id));
}

/** True for a configuration without a car of its own: many buyers can order it. */
export const isBuiltOnDemand = (status: string): boolean => status === 'on_demand';

export const isReservable = (status: string): boolean => reservable.has(status);
