import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import { emailAddress } from '../email-address.js';
import { envelope, localeOrEnglish } from '../envelope.js';
import { operation } from '../operation.js';
import { acceptedTerms, customer } from './customer.js';
import { money, orderChoices, orderQuote } from './order-choices.js';

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
  /** Latest time to which the hold can be extended. */
  extendable_until: z.iso.datetime().optional(),
  /** Missing with the free vendor, and if the market has no keys of the vendor. */
  gateway: paymentGateway.optional(),
  /** For the choices that are stored with the hold. */
  quote: orderQuote.optional(),
});
export type OrderLock = z.infer<typeof orderLock>;

/** An order's data without its lock and its payment. Site document, section 3. */
export const orderDetails = z.object({
  vehicle_vin: z.string().max(40).optional(),
  config_url: z.string().max(2000).optional(),
  locale: localeOrEnglish,
  confirmation_by_link: z.boolean().default(true),
  finance_option: z.enum(financingOptions).default('cash'),
  lead_attributes: customer,
  /** The buyer's own address; another one is rejected. */
  customer_email: emailAddress.optional(),
  terms: acceptedTerms.optional(),
  rdx_forms_lead_id: z.string().max(64).optional(),
  /** The buyer's choices; stored with the order and mailed to the retailer. */
  metadata: orderChoices.optional(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** An order's data before its buyer is known. */
export const orderDraft = orderDetails.extend({ lead_attributes: customer.optional() });
export type OrderDraft = z.infer<typeof orderDraft>;

/**
 * Errors of a buyer's details. `invalid_customer` names the fields: a field that the company
 * requires, terms that are not accepted (`terms.<key>`), an address without a mailbox.
 * `terms_changed`: the `terms` of the problem have another version now. `phone_not_verified`: the
 * number was not verified in the last 30 minutes.
 *
 * @internal
 */
export const customerErrors = {
  invalid_customer: 422,
  terms_changed: 409,
  phone_not_verified: 409,
} as const;

/**
 * 409 `vehicle_locked` while another buyer has a lock, 409 `vehicle_unavailable` after a sale, 409
 * `ordering_disabled` if the company takes no orders. 429 `hold_limit` if the browser or the network
 * has too many holds. 409 `hold_used_up` for ten minutes after the buyer held this vehicle for the
 * maximum time; `extendable_until` is its end. 409 `slot_taken` if another buyer has booked the
 * chosen appointment. 422 `invalid_choices` names the choices that are not offered.
 */
export const initOrder = operation({
  id: 'initOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/orders/init',
  summary: 'Holds a vehicle',
  headers: z.object({
    /**
     * Random id of the buyer's browser, by which holds are limited: the site stores it in an
     * httpOnly cookie. Without it, only those of the network address are. The browser that has a
     * lock gets it again.
     */
    'Order-Browser': z.uuid().optional(),
  }),
  body: z.object({
    vehicle_id: z.string().min(1).max(64),
    company_uuid: z.string().min(1).max(64),
    /**
     * An existing lock of this buyer, to extend it. If it has ended, the new lock starts with its
     * stored choices.
     */
    lock_id: z.uuid().optional(),
    /**
     * Order data to store with the lock: if the buyer pays and never returns, the payment still
     * becomes an order. Stored buyer details stay without `lead_attributes`; members of `metadata`
     * replace the stored ones, others stay.
     */
    checkout: orderDraft.optional(),
    /** Another payment option of the company, for an existing lock without a started payment. */
    vendor_uuid: z.string().min(1).max(64).optional(),
  }),
  errors: {
    vehicle_not_found: 404,
    vehicle_locked: 409,
    vehicle_unavailable: 409,
    payment_not_configured: 409,
    ordering_disabled: 409,
    hold_used_up: 409,
    slot_taken: 409,
    invalid_choices: 422,
    hold_limit: 429,
    source_failed: 502,
    ...customerErrors,
  },
  response: envelope(orderLock),
});

/** Amounts that a buyer pays, in the currency of the vehicle. */
export const amountsDue = z.looseObject({
  now: money,
  /** Null if the price is on request, or in another currency than the amount due now. */
  later: money.nullable(),
  /** The amount due now as the payment vendor charges it; missing if that is the same. */
  charged: money.optional(),
});
export type AmountsDue = z.infer<typeof amountsDue>;

/**
 * State of a hold. `open`: it can be ordered; `paying`: a payment was started and is not finished;
 * `ordered`: see `order_number`; `lost`: it has ended, or there is none.
 */
export const hold = z.looseObject({
  state: z.enum(['open', 'paying', 'ordered', 'lost']),
  /** Server time, for countdowns. */
  now: z.iso.datetime(),
  vehicle_id: z.string().optional(),
  vendor_uuid: z.string().optional(),
  expires_at: z.iso.datetime().optional(),
  extendable_until: z.iso.datetime().optional(),
  deposit: money.optional(),
  /** Public configuration of the payment; missing if the market has no keys of the vendor. */
  gateway: paymentGateway.optional(),
  /** Other payment vendors that the buyer may choose. */
  alternatives: z.array(z.string()).optional(),
  due: amountsDue.optional(),
  /** The stored choices in words of the requested language, with the type of their step. */
  choices: z
    .array(z.looseObject({ step: z.string(), label: z.string(), value: z.string() }))
    .optional(),
  /** Costs of the stored choices. */
  quote: orderQuote.optional(),
  order_number: z.string().optional(),
  /** Order data that were stored with the hold by `initOrder`; kept for a day after it has ended. */
  checkout: orderDraft.optional(),
  /** Money of a lost hold that is returned; `number` is the one to quote. */
  refund: z
    .looseObject({ amount: z.int(), currency: z.string(), number: z.string(), done: z.boolean() })
    .optional(),
});
export type Hold = z.infer<typeof hold>;

/** For the holder of the lock id alone; never creates or extends anything. */
export const getHold = operation({
  id: 'getHold',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/hold',
  summary: 'The state of a hold',
  headers: z.object({ 'Order-Lock': z.uuid() }),
  response: envelope(hold),
});
