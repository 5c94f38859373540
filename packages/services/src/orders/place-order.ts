import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type { Customer, createOrder } from '@mawkib/api-clients/contracts/purchase';
import { freeReservationVendor } from '@mawkib/api-clients/contracts/purchase';
import type { Locale } from '@mawkib/core/locale';
import { addHours } from 'date-fns';
import type { ApiConfig } from '../config/api-config.js';
import type { PiiCipher } from '../encryption/pii-cipher.js';
import { visitorMailAllowances } from '../http/limits/mail-allowances.js';
import type { Outbox } from '../mail/outbox.js';
import type { Clock } from '../runtime/clock.js';
import { type AcceptedText, storeTerms } from './buyer/accepted-terms.js';
import { erasedCheckout, storedCheckout } from './checkout/stored-checkouts.js';
import { isReservable } from './checkout/vehicle-locks.js';
import { mergeCheckout } from './choices/merge-checkout.js';
import { createOrderLead, type LeadParts } from './create-order-lead.js';
import { mailConfirmationLink } from './mails/order-mails.js';
import { buyerAllowances, networkAllowances } from './order-allowances.js';
import { encryptedCustomer } from './order-customers.js';
import { orderErrors } from './order-errors.js';
import { confirmationToken, hashToken, orderNumber } from './order-secrets.js';
import type { OrderStore } from './store/order-store.js';

interface Placed extends Pick<LeadParts, 'jobs' | 'log'> {
  body: ParsedOf<typeof createOrder>['body'] & { lead_attributes: Customer };
  /** Terms that the buyer accepted. */
  accepted: readonly AcceptedText[];
  now: Date;
  confirmHours: number;
  origin: string;
  cipher: PiiCipher;
  mails: Outbox;
  clock: Clock;
  config: LeadParts['config'] & Pick<ApiConfig, 'timeZone'>;
  /** Language of the request. */
  locale: Locale;
  /** Network address of the buyer; undefined: not rate limited. */
  address: string | undefined;
}

/**
 * Places the order of a live lock and queues its mail, inside a transaction. Idempotent per lock.
 * Price, deposit and VIN come from the vehicle, never from the request.
 */
export async function placeOrder(tx: OrderStore, placing: Placed) {
  const { body, now, confirmHours, origin, cipher, mails, clock, config, address, log } = placing;
  if (body.vendor_uuid !== freeReservationVendor) throw orderErrors.unknownVendor();
  // Lock order: the vehicle first, then its lock, as everywhere.
  const vehicle = await tx.lockVehicle(body.vehicle_id);
  if (!vehicle) throw orderErrors.vehicleNotFound();
  const lock = await tx.hold(body.lock_id);
  if (lock?.vehicle_id !== vehicle.id) throw orderErrors.lockLost();
  // A hold that requires a payment cannot be ordered without one.
  if (lock.vendor_uuid !== body.vendor_uuid) throw orderErrors.unknownVendor();
  const placed = await tx.orderOfHold(body.lock_id);
  if (placed) return placed;
  if (lock.released_at || lock.expires_at <= now) throw orderErrors.lockLost();
  if (!isReservable(vehicle.status)) throw orderErrors.vehicleUnavailable();

  const customer = body.lead_attributes;
  const wanted = [
    ...buyerAllowances(customer, config),
    ...networkAllowances(address, config),
    ...visitorMailAllowances({ to: customer.email, address }, config),
  ];
  await tx.takeAllowances(wanted, { clock, config });
  const order_number = orderNumber();
  const token = confirmationToken();
  const expires_at = addHours(now, confirmHours);
  const stored = storedCheckout(cipher, lock);
  const config_url = body.config_url ?? stored?.config_url;
  const offers = await tx.orderOffers({ vehicle, config_url }, { log, locale: placing.locale });
  const details = await mergeCheckout(tx.db, {
    lock_id: lock.lock_id,
    given: body,
    path: 'metadata',
    stored,
    isResumed: false,
    offers,
    calendar: { now, timeZone: config.timeZone },
  });
  const { locale } = body;
  const { finance_option, metadata: choices } = details ?? body;
  const lead = { order_number, locale, customer, vehicle, finance_option };
  const rdx_forms_lead_id = body.rdx_forms_lead_id ?? (await createOrderLead(tx, lead, placing));
  const order = await tx.insertOrder({
    order_number,
    lock_id: lock.lock_id,
    vehicle_id: vehicle.id,
    vin: vehicle.vin,
    vendor_uuid: lock.vendor_uuid,
    shared: lock.shared,
    status: 'created',
    payment_status: 'not_required',
    locale,
    finance_option,
    rdx_forms_lead_id,
    ...encryptedCustomer(cipher, order_number, { ...customer, choices }),
    terms: await storeTerms(tx.db, placing.accepted, now),
    price_minor: vehicle.sale_minor,
    deposit_minor: 0,
    currency: vehicle.currency,
    token_hash: hashToken(token),
    created_at: now,
    expires_at,
  });
  await tx.updateHold(lock.lock_id, { expires_at, ...erasedCheckout });
  await mailConfirmationLink(tx, { order, customer, vehicle, origin, mails }, token);
  return order;
}
