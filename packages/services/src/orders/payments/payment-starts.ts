import type { ParsedOf, ResponseOf } from '@mawkib/api-clients/contracts';
import type {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
} from '@mawkib/api-clients/contracts/purchase';
import { addMilliseconds } from 'date-fns';
import { millisecondsInHour } from 'date-fns/constants';
import type { PaymentRow } from '../../db/schema/payments.js';
import { fromDecimal } from '../../payment-providers/decimal-amounts.js';
import type { LiqpayVendor } from '../../payment-providers/liqpay-vendor.js';
import type { PaypalVendor } from '../../payment-providers/paypal-vendor.js';
import type { StripeClient } from '../../payment-providers/stripe-client.js';
import { paymentErrors } from '../payment-errors.js';
import {
  callVendor,
  endPayment,
  payableUntil,
  paymentDescription,
  type StartContext,
  storeNewPayment,
  storeVendorId,
} from './payment-steps.js';

/** Time after which a payment without a hold counts as abandoned. */
export const abandonedMs = millisecondsInHour;

/** Starts a payment at Stripe, or continues the hold's open one. */
export async function startAtStripe(
  stripe: Pick<StripeClient, 'createIntent' | 'getIntent'>,
  { headers, body }: Pick<ParsedOf<typeof createPayment>, 'headers' | 'body'>,
  context: StartContext,
): Promise<ResponseOf<typeof createPayment>> {
  const { payment: requested, stripe_account_id } = body;
  const begin = () =>
    storeNewPayment(context, {
      vendor: 'STRIPE',
      amount: requested.amount,
      currency: requested.currency,
      company_uuid: requested.company_uuid,
      vehicle_id: requested.vehicle_id,
      lock_id: headers['Order-Lock'],
      capture: requested.capture_method,
      account: stripe_account_id,
    });
  const intentOf = async ({ id, account, ...payment }: PaymentRow) => {
    const options = { account: account ?? undefined };
    if (payment.vendor_id) return stripe.getIntent(payment.vendor_id, options);
    const { amount_minor: amount, currency, capture, vehicle_id } = payment;
    const metadata = { payment_id: id, ...(vehicle_id && { vehicle_id }) };
    const made = await stripe.createIntent(
      { amount, currency, capture, metadata },
      { ...options, idempotencyKey: `create-${id}` },
    );
    const stored = await storeVendorId(context, id, made.id);
    return stored === made.id ? made : stripe.getIntent(stored, options);
  };
  let payment = await begin();
  let intent = await callVendor(() => intentOf(payment));
  if (intent.status === 'canceled' && payment.state === 'pending') {
    await endPayment(context, payment.id);
    payment = await begin();
    intent = await callVendor(() => intentOf(payment));
  }
  return {
    data: {
      stripe_payment_intent_id: intent.id,
      client_secret: intent.client_secret ?? '',
      status: intent.status,
      ...(payment.account && { stripe_account_id: payment.account }),
    },
  };
}

/** Creates a PayPal order, or continues the hold's open one. */
export async function startAtPaypal(
  paypal: Pick<PaypalVendor, 'create' | 'find'>,
  { headers, body }: Pick<ParsedOf<typeof createPaypalOrder>, 'headers' | 'body'>,
  context: StartContext,
): Promise<ResponseOf<typeof createPaypalOrder>> {
  const payment = await storeNewPayment(context, {
    vendor: 'PAYPAL',
    amount: fromDecimal(body.amount_value, body.amount_currency_code),
    currency: body.amount_currency_code,
    company_uuid: body.company_uuid,
    vehicle_id: body.vehicle_id,
    lock_id: headers['Order-Lock'],
    capture: undefined,
  });
  const { origin } = context.config;
  const checkout = `${origin}/${context.locale}/showroom-order-online/checkout`;
  const order = await callVendor(async () => {
    if (payment.vendor_id) return paypal.find(payment.vendor_id);
    const made = await paypal.create({
      id: payment.id,
      amount: payment.amount_minor,
      currency: payment.currency,
      capture: payment.capture,
      description: await paymentDescription(context, payment),
      returnUrl: `${checkout}?payment=paypal`,
      cancelUrl: `${checkout}?payment=cancelled`,
      requestId: `create-${payment.id}`,
    });
    const stored = await storeVendorId(context, payment.id, made.id);
    return stored === made.id ? made : paypal.find(stored);
  });
  return {
    data: {
      paypal_order_id: order.id,
      status: order.status,
      ...(order.approveUrl && { approve_url: order.approveUrl }),
    },
  };
}

/** Signs the fields of LiqPay's checkout. LiqPay learns of the payment when the payer opens it. */
export async function startAtLiqpay(
  liqpay: Pick<LiqpayVendor, 'sign'>,
  { headers, query }: Pick<ParsedOf<typeof getLiqpayCheckoutData>, 'headers' | 'query'>,
  context: StartContext,
): Promise<ResponseOf<typeof getLiqpayCheckoutData>> {
  const { origin, payments: config } = context.config;
  const resultUrl = query.result_url || undefined;
  if (resultUrl !== undefined && !isOwn(resultUrl, origin)) {
    throw paymentErrors.foreignAddress('result_url');
  }
  const payment = await storeNewPayment(context, {
    vendor: 'LIQPAY',
    amount: fromDecimal(String(query.amount), query.currency.toUpperCase()),
    currency: query.currency,
    company_uuid: query.company_uuid,
    vehicle_id: undefined,
    lock_id: headers['Order-Lock'],
    capture: undefined,
  });
  const signed = await callVendor(async () =>
    liqpay.sign({
      id: payment.id,
      amount: payment.amount_minor,
      currency: payment.currency,
      capture: payment.capture,
      description: query.description || (await paymentDescription(context, payment)),
      // LiqPay's checkout supports only Ukrainian and English.
      language: query.language === 'uk' ? 'uk' : 'en',
      paytypes: query.paytypes,
      resultUrl,
      serverUrl: `${origin}/services/purchase/webhooks/liqpay`,
      // LiqPay cannot cancel an unpaid payment. It is paid until the end of its hold, or as long as
      // it may wait for a hold.
      expiresAt: payment.lock_id
        ? await payableUntil(context, payment)
        : addMilliseconds(payment.created_at, abandonedMs),
    }),
  );
  if (!payment.vendor_id) await storeVendorId(context, payment.id, payment.id);
  return {
    data: {
      ...signed,
      liqpay_order_id: payment.id,
      checkout_url: `${config.liqpay.apiUrl}/api/3/checkout`,
    },
  };
}

const isOwn = (address: string, origin: string): boolean =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin;
