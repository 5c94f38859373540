import * as z from 'zod';
import { envelope, instant } from '../envelope.js';
import { operation } from '../operation.js';
import { orderStaff, resendableMails, staffOrderInFull, staffOrderNumber } from './staff-orders.js';

const reason = z.string().trim().min(3).max(500);

const changed = envelope(staffOrderInFull);

/**
 * Cancels an order, and returns what was paid. Idempotent. 409 `order_closed` for an expired order,
 * `order_sold` once the vehicle is marked as sold.
 */
export const cancelStaffOrder = operation({
  id: 'cancelStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/cancel',
  access: orderStaff,
  summary: 'Cancels an order for its buyer',
  params: staffOrderNumber,
  body: z.object({
    /** For staff; the buyer's mail does not contain it. */
    reason,
    /** False: the vehicle stays reserved. */
    free_vehicle: z.boolean().default(true),
  }),
  errors: { order_not_found: 404, order_closed: 409, order_sold: 409 },
  response: changed,
});

/**
 * Requests a refund, which is then made at the vendor: `refunds` of the order shows its state. Nothing
 * is refunded twice: `left` is `actions.refund.left` as the caller knows it, and 409 `refund_changed`
 * says that it changed meanwhile. 409 `refund_running` until an earlier refund has ended.
 */
export const refundStaffOrder = operation({
  id: 'refundStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/refunds',
  status: 202,
  access: orderStaff,
  summary: 'Refunds the payment of an order in whole or in part',
  params: staffOrderNumber,
  body: z.object({
    /** In the currency's minor unit, at most `left`. */
    amount: z.int().min(1).max(2_147_483_647),
    currency: z.string().length(3),
    left: z.int().min(1).max(2_147_483_647),
    reason,
  }),
  errors: {
    order_not_found: 404,
    nothing_to_refund: 409,
    refund_running: 409,
    refund_changed: 409,
    no_partial_refunds: 409,
  },
  response: changed,
});

/** Extends the deadline for confirming an order, and its hold, by at most 30 days. Idempotent. */
export const extendStaffOrder = operation({
  id: 'extendStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/extend',
  access: orderStaff,
  summary: 'Extends the deadline for confirming an order',
  params: staffOrderNumber,
  body: z.object({ until: instant }),
  errors: { order_not_found: 404, order_closed: 409 },
  response: changed,
});

/**
 * Sends a mail of `actions.mails` to the buyer again. 409 `mail_just_sent` within a minute of the
 * last one.
 */
export const resendStaffOrderMail = operation({
  id: 'resendStaffOrderMail',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/mails',
  access: orderStaff,
  summary: 'Sends a mail of an order again',
  params: staffOrderNumber,
  body: z.object({ mail: z.enum(resendableMails) }),
  errors: { order_not_found: 404, mail_not_due: 409, mail_just_sent: 409 },
  response: changed,
});

/** Marks the vehicle of a confirmed order as sold; `false`: as reserved again. Idempotent. */
export const sellStaffOrder = operation({
  id: 'sellStaffOrder',
  service: 'staff',
  method: 'POST',
  path: '/orders/:number/sale',
  access: orderStaff,
  summary: 'Marks the vehicle of an order as sold',
  params: staffOrderNumber,
  body: z.object({ sold: z.boolean() }),
  errors: { order_not_found: 404, order_closed: 409, vehicle_changed: 409 },
  response: changed,
});
