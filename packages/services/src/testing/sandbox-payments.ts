import type { startSandbox } from '@mawkib/sandbox';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { readConfig } from '../config/api-config.js';

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Payments configuration of a sandbox; `timeout` of a call in ms. */
export const sandboxPayments = ({ url, keys }: Sandbox, timeout = limit(500)) =>
  readConfig({
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: keys.stripeSecret,
    STRIPE_PUBLISHABLE_KEY: keys.stripePublishable,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    PAYPAL_API_URL: url,
    PAYPAL_CLIENT_ID: keys.paypalClient,
    PAYPAL_CLIENT_SECRET: keys.paypalSecret,
    PAYPAL_WEBHOOK_ID: keys.paypalWebhook,
    LIQPAY_API_URL: url,
    LIQPAY_PUBLIC_KEY: keys.liqpayPublic,
    LIQPAY_PRIVATE_KEY: keys.liqpayPrivate,
    PAYMENT_TIMEOUT: String(timeout / 1000),
  }).payments;

/** SMS codes and e-mail verifier of a sandbox. */
export const sandboxVerification = ({ url, keys }: Sandbox) =>
  readConfig({
    TWILIO_API_URL: `${url}/`,
    TWILIO_ACCOUNT_SID: keys.twilioAccount,
    TWILIO_AUTH_TOKEN: keys.twilioToken,
    TWILIO_VERIFY_SERVICE_SID: keys.twilioService,
    EMAIL_VERIFIER_URL: `${url}/email-verifier`,
    EMAIL_VERIFIER_API_KEY: keys.emailVerifier,
  }).verification;

/**
 * Number of payments at all vendors, and the refunded and held ones among them, as the vendors
 * report.
 */
export async function moneyAt({ url, keys }: Sandbox) {
  const money = { captured: 0, back: 0, held: 0 };
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${keys.stripeSecret}` };
    return (await fetch(url + path, { headers })).json();
  };
  const intents = await ask('/v1/payment_intents?limit=100');
  for (const { status, amount_received } of intents.data) {
    if (amount_received > 0) money.captured += 1;
    if (status === 'requires_capture') money.held += 1;
  }
  money.back += (await ask('/v1/refunds?limit=100')).data.length;
  for (const { payments } of (await ask('/_sandbox/state/paypal')).orders) {
    money.captured += (payments.match(/capture /g) ?? []).length;
    money.back += (payments.match(/refund /g) ?? []).length;
    money.held += (payments.match(/authorization \w+ CREATED/g) ?? []).length;
  }
  for (const { status, refunded } of (await ask('/_sandbox/state/liqpay')).payments) {
    if (status === 'success' || refunded > 0) money.captured += 1;
    if (refunded > 0) money.back += 1;
    if (status === 'hold_wait') money.held += 1;
  }
  return money;
}
