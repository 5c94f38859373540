import * as z from 'zod';
import { emailAddress } from '../email-address.js';
import { envelope } from '../envelope.js';
import { operation } from '../operation.js';

const vendorId = z.string().min(1).max(64);
const currency = z.string().length(3);

/**
 * The lock that a payment is for. It is a header because the spec's calls have no field for it.
 * Without it the order must name its payment later, and webhooks of the vendor cannot place it.
 */
const headers = z.object({ 'Order-Lock': z.uuid().optional() });

/** Errors of every call that starts a payment. */
const errors = {
  vehicle_not_found: 404,
  vehicle_unavailable: 409,
  lock_lost: 409,
  amount_changed: 409,
  payment_refused: 409,
  payment_declined: 409,
  payment_not_found: 409,
  payment_mismatch: 409,
  payment_not_configured: 409,
  payment_failed: 502,
};

/**
 * The purpose of a payment. The amount, in the currency's minor unit, is an assertion: the service
 * compares it with its own quote. Site document, section 3.
 */
export const payment = z.object({
  amount: z.int().min(0),
  currency,
  vehicle_id: vendorId,
  company_uuid: vendorId,
  capture_method: z.enum(['automatic', 'manual']),
});
export type Payment = z.infer<typeof payment>;

/** `stripe_account_id` of a company without a connected account: the market's own is charged. */
export const marketStripeAccount = 'market';

/**
 * Starts a card payment with Stripe. 409 `amount_changed` if the quote differs (the problem has it
 * in `quote`), `capture_changed` if the market captures differently. 422 `account_changed` for any
 * account but the configured one or, without one, `marketStripeAccount`. A repeated call for the same
 * lock returns the same payment.
 */
export const createPayment = operation({
  id: 'createPayment',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/payment',
  status: 201,
  summary: 'Begins a card payment (Stripe)',
  headers,
  body: z.object({ payment, stripe_account_id: z.string().min(1).max(255) }),
  errors: { ...errors, account_changed: 422, capture_changed: 409 },
  response: envelope(
    z.looseObject({ stripe_payment_intent_id: z.string(), client_secret: z.string() }),
  ),
});

/** Site document, sections 3 and 7. The amount is a decimal string, as in PayPal's API. */
export const createPaypalOrder = operation({
  id: 'createPaypalOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/paypal/create_order',
  status: 201,
  summary: 'Begins a PayPal payment',
  body: z.object({
    amount_value: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
    amount_currency_code: currency,
    company_uuid: vendorId,
    vehicle_id: vendorId,
  }),
  headers,
  errors,
  response: envelope(
    z.looseObject({
      paypal_order_id: z.string(),
      status: z.string().optional(),
      /** URL where the payer approves without the script. */
      approve_url: z.url().optional(),
    }),
  ),
});

/** Site document, sections 3 and 7. The amount is in the major unit, as in LiqPay's API. */
export const getLiqpayCheckoutData = operation({
  id: 'getLiqpayCheckoutData',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/liqpay/checkout_data',
  summary: 'Begins a card payment (LiqPay)',
  query: z.object({
    company_uuid: vendorId,
    amount: z.coerce.number().min(0).meta({ type: 'number', minimum: 0 }),
    currency,
    description: z.string().max(500).optional(),
    language: z.string().min(2).max(5).default('en'),
    paytypes: z.string().max(200).optional(),
    /** A URL of the market's site. */
    result_url: z.string().max(2000).optional(),
  }),
  headers,
  errors,
  response: envelope(
    z.looseObject({
      data: z.string(),
      signature: z.string(),
      /** Id of this payment for the order. */
      liqpay_order_id: z.string().optional(),
      /** URL that a browser without the script posts both to. */
      checkout_url: z.url().optional(),
    }),
  ),
});

/**
 * Starts a payment for a lock with a payment provider of the market. The service knows its purpose
 * and amount; a repeated call for the same lock returns the same payment. The order does not name
 * it.
 */
export const startPayment = operation({
  id: 'startPayment',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/payments/:vendor',
  status: 201,
  summary: "Begins a payment at a vendor of the market's own",
  params: z.object({ vendor: vendorId }),
  body: z.object({ lock_id: z.uuid(), company_uuid: vendorId }),
  errors,
  response: envelope(
    z.looseObject({
      payment_id: z.uuid(),
      amount: z.int().min(0),
      currency,
      /** URL of the payment page. */
      pay_url: z.url().optional(),
      /** Public configuration of the provider's script; contains no secrets. */
      browser: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Site document, sections 3 and 7: sends a question about a vehicle by e-mail. */
export const sendInquiryEmail = operation({
  id: 'sendInquiryEmail',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/send_inquiry_email',
  summary: 'Sends a question about a vehicle',
  body: z.object({
    recipients: z.array(emailAddress).min(1).max(20),
    customer_data: z.record(z.string().max(100), z.unknown()),
    vehicle_data: z.record(z.string().max(100), z.unknown()),
  }),
  response: envelope(z.looseObject({ sent: z.boolean() })),
});
