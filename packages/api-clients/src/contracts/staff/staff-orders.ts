import * as z from 'zod';
import { envelope, headerText, instant, listOf } from '../envelope.js';
import { operation } from '../operation.js';
import { customerFields, termsReceipt } from '../purchase/customer.js';
import { money } from '../purchase/order-choices.js';
import { orderSummary } from '../purchase/orders.js';

/** Roles that read and change orders. @internal */
export const orderStaff = ['leads', 'admin'] as const;

const { status, payment_status } = orderSummary.shape;

/** Filters of the staff's orders. */
export const orderFilter = z.object({
  status: status.optional(),
  payment_status: payment_status.exclude(['refunding']).optional(),
  vendor: z.string().min(1).max(64).optional(),
  /** Id of the retailer that sells the vehicle. */
  retailer: z.string().min(1).max(64).optional(),
  from: instant.optional(),
  until: instant.optional(),
});

/** An order in the staff's list. The customer is in the order itself only. */
export const staffOrder = z.looseObject({
  order_number: z.string(),
  created_at: z.string(),
  status,
  payment_status,
  vendor_uuid: z.string(),
  vehicle: z.looseObject({ id: z.string(), vin: z.string().nullable(), name: z.string() }),
  retailer: z.looseObject({ id: z.string(), name: z.string() }),
  price: money,
  /** Amount that was due with the order; 0 for a free reservation. */
  deposit: money,
  /** Deadline for confirming a pending order. */
  expires_at: z.string(),
  confirmed_at: z.string().nullable(),
  /** Time at which staff marked the vehicle as sold. */
  sold_at: z.string().nullable(),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** Orders, newest first. `before` is `next` of the previous page. */
export const listStaffOrders = operation({
  id: 'listStaffOrders',
  service: 'staff',
  method: 'GET',
  path: '/orders',
  access: orderStaff,
  summary: 'Orders of the market',
  /** A buyer's complete e-mail address or phone number; a header, since addresses are logged. */
  headers: z.object({ 'Order-Person': headerText.optional() }),
  query: orderFilter.extend({
    items: z.coerce.number().int().min(1).max(100).default(50),
    before: z.string().max(100).optional(),
  }),
  response: listOf(staffOrder, z.looseObject({ next: z.string().nullable() })),
});

/**
 * An event of an order, oldest first. `detail` is a state, an action, the name of a mail or a
 * vendor's kind of message.
 */
export const orderEvent = z.looseObject({
  at: z.string(),
  kind: z.enum([
    'held',
    'ordered',
    'payment',
    'vendor_message',
    'confirmed',
    'refund',
    'mail',
    'change',
    'erased',
  ]),
  detail: z.string().nullable(),
  /** Name of the member of staff who made a change. */
  by: z.string().nullable(),
  /** Amount of a refund. */
  amount: money.optional(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

/** A payment of an order at its vendor. */
export const staffPayment = z.looseObject({
  id: z.string(),
  vendor: z.string(),
  /** The vendor's id; null until the vendor has responded. */
  vendor_id: z.string().nullable(),
  state: z.enum(['pending', 'placing', 'paid', 'returning', 'returned', 'ended']),
  /** Reason of a refund. */
  reason: z.string().nullable(),
  amount: money,
  updated_at: z.string(),
});
export type StaffPayment = z.infer<typeof staffPayment>;

/** A refund that staff requested. */
export const staffRefund = z.looseObject({
  id: z.string(),
  amount: money,
  /** `requested`: to be made at the vendor; `failed`: the vendor rejected it. */
  state: z.enum(['requested', 'done', 'failed']),
  /** Code of a failure: the vendor's, `exceeds_amount`, `refunded_at_vendor` or `no_partial_refunds`. */
  error: z.string().nullable(),
  /** Null after the erasure of the customer. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
});
export type StaffRefund = z.infer<typeof staffRefund>;

/** Mails of an order that staff can send again. */
export const resendableMails = ['order-confirm', 'order-reserved', 'order-cancelled'] as const;

/** An order with its customer (null after erasure), its payments and its history. */
export const staffOrderInFull = staffOrder.extend({
  customer: customerFields.partial().nullable(),
  locale: z.string(),
  finance_option: z.string(),
  /** The buyer's choices in words of the requested language. */
  choices: z.array(z.looseObject({ label: z.string(), value: z.string() })).optional(),
  /** Terms that the buyer accepted. */
  terms: z.array(termsReceipt.pick({ key: true, version: true, accepted_at: true })),
  /** Reason of a cancellation; null without one and after the erasure of the customer. */
  cancel_reason: z.string().nullable(),
  lead_id: z.string().nullable(),
  payments: z.array(staffPayment),
  refunds: z.array(staffRefund),
  events: z.array(orderEvent),
  /** Actions that staff can take now. */
  actions: z.looseObject({
    cancel: z.boolean(),
    /** Amount that can be refunded; `parts`: also in part. Null: nothing. */
    refund: z.looseObject({ left: money, parts: z.boolean() }).nullable(),
    extend: z.boolean(),
    sell: z.boolean(),
    /** Marks a sold vehicle as reserved again. */
    unsell: z.boolean(),
    mails: z.array(z.enum(resendableMails)),
  }),
});
export type StaffOrderInFull = z.infer<typeof staffOrderInFull>;

/** @internal */
export const staffOrderNumber = z.object({ number: z.string().min(1).max(40) });

export const getStaffOrder = operation({
  id: 'getStaffOrder',
  service: 'staff',
  method: 'GET',
  path: '/orders/:number',
  access: orderStaff,
  summary: 'One order in full',
  params: staffOrderNumber,
  errors: { order_not_found: 404 },
  response: envelope(staffOrderInFull),
});
