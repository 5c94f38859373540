import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import * as operations from '../../operations/order-operations.js';
import { envelope, localeOrEnglish } from '../envelope.js';
import { operation } from '../operation.js';

/** An amount in the currency's minor unit (fils). */
export const money = z.object({ amount: z.int().min(0), currency: z.string().length(3) });

/** The vendor without payment: the buyer confirms the order with a link in an e-mail. */
export const freeReservationVendor = 'NO_PAYMENT_JAPAN';

/** Public configuration of the payment in the browser; contains no secrets. */
export const paymentGateway = z.looseObject({
  /** URL of the vendor's script. */
  script_url: z.url(),
  /** Stripe's publishable key, PayPal's client id, LiqPay's public key. */
  public_key: z.string(),
  capture_method: z.enum(['automatic', 'manual']),
  stripe_account_id: z.string().optional(),
});
export type PaymentGateway = z.infer<typeof paymentGateway>;

/**
 * A buyer's reservation of a vehicle. `lock_id` is the buyer's proof; `expires_at` is server time.
 */
export const orderLock = z.looseObject({
  lock_id: z.uuid(),
  vehicle_id: z.string(),
  expires_at: z.iso.datetime(),
  vendor_uuid: z.string(),
  /** Amount due now; 0 with the free vendor. */
  deposit: money,
  /** Missing with the free vendor, and if the market has no keys of the vendor. */
  gateway: paymentGateway.optional(),
});
export type OrderLock = z.infer<typeof orderLock>;

export const customer = z.object({
  first_name: z.string().trim().min(2).max(100),
  last_name: z.string().trim().min(2).max(100),
  email: z.email().max(254),
  phone: z.string().regex(/^\+?[0-9]{7,15}$/),
  city: z.string().trim().max(100).optional(),
  consent: z.literal(true),
});
export type Customer = z.infer<typeof customer>;

/** An order's data without its lock and its payment. Site document, section 3. */
export const orderDetails = z.object({
  vehicle_vin: z.string().max(40).optional(),
  config_url: z.string().max(2000).optional(),
  locale: localeOrEnglish,
  confirmation_by_link: z.boolean().default(true),
  finance_option: z.enum(financingOptions).default('cash'),
  lead_attributes: customer,
  customer_email: z.email().max(254).optional(),
  rdx_forms_lead_id: z.string().max(64).optional(),
  metadata: z.record(z.string().max(100), z.unknown()).optional(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** 409 `vehicle_locked` while another buyer has a lock, 409 `vehicle_unavailable` after a sale. */
export const initOrder = operation(operations.initOrder, {
  summary: 'Holds a vehicle',
  body: z.object({
    vehicle_id: z.string().min(1).max(64),
    company_uuid: z.string().min(1).max(64),
    /** An existing lock of this buyer, to extend it. */
    lock_id: z.uuid().optional(),
    /**
     * Order data to store with an existing lock: if the buyer pays and never returns, the payment
     * still becomes an order.
     */
    checkout: orderDetails.optional(),
  }),
  errors: {
    vehicle_not_found: 404,
    vehicle_locked: 409,
    vehicle_unavailable: 409,
    payment_not_configured: 409,
    source_failed: 502,
  },
  response: envelope(orderLock),
});

export const orderSummary = z.looseObject({
  order_number: z.string(),
  created_at: z.string(),
  payment_status: z.enum(['not_required', 'pending', 'paid', 'failed', 'refunded']),
  status: z.enum(['created', 'confirmed', 'expired', 'cancelled']),
  /** Null for a car that has none yet. */
  vin: z.string().nullable(),
  vehicle_id: z.string(),
  /** Deadline for confirming a pending order. */
  expires_at: z.iso.datetime().optional(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** Money of a payment that could not become an order. */
export const returnedPayment = z.object({
  amount: money,
  /** False: the amount was only held, and the hold is released. */
  taken: z.boolean(),
  /** Number of the payment, for questions. */
  payment: z.string(),
});
export type ReturnedPayment = z.infer<typeof returnedPayment>;

/**
 * 409 `lock_lost` if the lock expired or belongs to another buyer; repeating the `lock_id` returns
 * the same order. A paid order names its payment: the service checks it with the vendor, captures
 * it, and refunds it if the vehicle is sold. 409 `payment_incomplete` until it is paid. It needs no
 * `lead_attributes` if the lock has stored ones. If its money goes back, the problem has
 * `returned` (`returnedPayment`).
 */
export const createOrder = operation(operations.createOrder, {
  summary: 'Places an order',
  /** The fields of the spec's order (site document, section 3), no others. */
  body: z.object({
    lock_id: z.uuid(),
    vehicle_id: z.string().min(1).max(64),
    vendor_uuid: z.string().min(1).max(64),
    ...orderDetails.shape,
    lead_attributes: customer.optional(),
    paypal_order_id: z.string().max(64).optional(),
    stripe_payment_intent_id: z.string().max(255).optional(),
    liqpay_order_id: z.string().max(255).optional(),
  }),
  errors: {
    vehicle_not_found: 404,
    lock_lost: 409,
    vehicle_unavailable: 409,
    payment_not_found: 409,
    payment_mismatch: 409,
    payment_incomplete: 409,
    payment_declined: 409,
    payment_refused: 409,
    payment_not_configured: 409,
    payment_failed: 502,
  },
  response: envelope(orderSummary),
});

export const getOrder = operation(operations.getOrder, {
  summary: 'The summary of an order',
  params: z.object({ number: z.string().min(1).max(40) }),
  errors: { order_not_found: 404 },
  response: envelope(orderSummary),
});

/** `token` comes from the link in the e-mail. 403 `invalid_token`, 409 `order_expired`. */
export const confirmOrder = operation(operations.confirmOrder, {
  summary: 'Confirms an order',
  params: z.object({ number: z.string().min(1).max(40) }),
  body: z.object({ token: z.string().min(1).max(200) }),
  errors: { order_not_found: 404, invalid_token: 403, order_expired: 409 },
  response: envelope(orderSummary),
});
