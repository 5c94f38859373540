import * as z from 'zod';
import { envelope, headerText } from '../envelope.js';
import { operation } from '../operation.js';
import { customer, termsReceipt } from './customer.js';
import { customerErrors, orderDetails } from './holds.js';
import { money } from './order-choices.js';

/** Data for the order page of a buyer. */
export const ownOrder = z.looseObject({
  /** Texts are in the requested language. */
  model: z.string(),
  retailer: z.looseObject({ name: z.string(), phone: z.string() }),
  /** Null if the price is on request. */
  price: money.nullable(),
  /** Null with the free vendor. */
  deposit: money.nullable(),
  finance_option: z.string(),
  /** The `metadata` of the order; null after its erasure. */
  choices: z.record(z.string(), z.unknown()).nullable(),
  /** The appointment among the choices, in the market's time zone; null if there is none. */
  appointment: z
    .looseObject({
      kind: z.enum(['viewing', 'test_drive', 'handover']),
      /** `2026-12-01` */
      date: z.iso.date(),
      /** `10:30` */
      slot: z.string(),
      retailer: z.looseObject({ name: z.string(), address: z.string() }),
    })
    .nullable(),
  /** Terms that the buyer accepted; empty if there were none. */
  terms: z.array(termsReceipt),
  confirmed_at: z.iso.datetime().nullable(),
  cancel: z.looseObject({
    allowed: z.boolean(),
    /** Deadline; null if there is none. */
    until: z.iso.datetime().nullable(),
  }),
  /** After a failed payment, while the vehicle is held: the lock to pay for, and its end. */
  pay_again: z.looseObject({ lock_id: z.uuid(), until: z.iso.datetime() }).nullable(),
});
export type OwnOrder = z.infer<typeof ownOrder>;

export const orderSummary = z.looseObject({
  order_number: z.string(),
  created_at: z.string(),
  /** `refunding`: the order is cancelled, and its money is on its way back. */
  payment_status: z.enum(['not_required', 'pending', 'paid', 'failed', 'refunding', 'refunded']),
  status: z.enum(['created', 'confirmed', 'expired', 'cancelled']),
  /** Null for a car that has none yet. */
  vin: z.string().nullable(),
  vehicle_id: z.string(),
  /** Deadline for confirming a pending order. */
  expires_at: z.iso.datetime().optional(),
  /** Only of `getOrder` with the buyer's token or lock. */
  own: ownOrder.optional(),
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
 * `lead_attributes` if the lock has stored ones, and no `metadata`: those of the lock are used. If its money goes back, the problem has
 * `returned` (`returnedPayment`).
 */
export const createOrder = operation({
  id: 'createOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/orders',
  status: 201,
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
    slot_taken: 409,
    invalid_choices: 422,
    payment_not_found: 409,
    payment_mismatch: 409,
    payment_incomplete: 409,
    payment_declined: 409,
    payment_refused: 409,
    payment_not_configured: 409,
    payment_failed: 502,
    ...customerErrors,
  },
  response: envelope(orderSummary),
});

/**
 * Contains nothing about the buyer, except `own`, for the token of a mailed link or the lock of the
 * order. 403 `invalid_token`.
 */
export const getOrder = operation({
  id: 'getOrder',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/orders/:number',
  summary: 'The summary of an order',
  params: z.object({ number: z.string().min(1).max(40) }),
  headers: z.object({ 'Order-Token': headerText.optional(), 'Order-Lock': z.uuid().optional() }),
  errors: { order_not_found: 404, invalid_token: 403 },
  response: envelope(orderSummary),
});

/**
 * Confirms an order with the token of the mailed link; a paid order also with the header
 * `Order-Lock`, which settles its payment. Idempotent. 403 `invalid_token`, 409 `order_expired`.
 */
export const confirmOrder = operation({
  id: 'confirmOrder',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/:number/confirm',
  summary: 'Confirms an order',
  params: z.object({ number: z.string().min(1).max(40) }),
  headers: z.object({ 'Order-Lock': z.uuid().optional() }),
  body: z.object({ token: z.string().min(1).max(200).optional() }),
  errors: {
    order_not_found: 404,
    invalid_token: 403,
    order_expired: 409,
    lock_lost: 409,
    vehicle_unavailable: 409,
    payment_not_found: 409,
    payment_incomplete: 409,
    payment_declined: 409,
    payment_refused: 409,
    payment_not_configured: 409,
    payment_failed: 502,
  },
  response: envelope(orderSummary),
});

/**
 * Cancels an order for its buyer: the vehicle is available again, and a payment is returned in full.
 * Idempotent. 409 `cancel_closed` after the deadline, or if the vehicle was sold.
 */
export const cancelOrder = operation({
  id: 'cancelOrder',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/:number/cancel',
  summary: 'Cancels an order',
  params: z.object({ number: z.string().min(1).max(40) }),
  body: z.object({
    token: z.string().min(1).max(200),
    reason: z.string().trim().max(500).optional(),
  }),
  errors: { order_not_found: 404, invalid_token: 403, order_expired: 409, cancel_closed: 409 },
  response: envelope(orderSummary),
});
