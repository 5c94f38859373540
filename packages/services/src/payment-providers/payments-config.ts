import * as z from 'zod';
import type { PaymentProvider } from './payment-provider.js';

/** Keys and hosts of the payment vendors. A vendor without keys is disabled. */
export interface PaymentsConfig {
  /**
   * Timeout of one call to a vendor, in milliseconds. Longer than the three seconds of other third
   * parties: a capture waits for the buyer's bank, and after a timeout it is unknown whether money
   * moved.
   */
  timeoutMs: number;
  stripe: {
    apiUrl: string;
    /** URL of the browser script. */
    scriptUrl: string;
    secretKey: string | undefined;
    publishableKey: string | undefined;
    webhookSecret: string | undefined;
  };
  paypal: {
    apiUrl: string;
    scriptUrl: string;
    clientId: string | undefined;
    clientSecret: string | undefined;
    /** PayPal's id of the webhook that posts to this server; needed to verify signatures. */
    webhookId: string | undefined;
  };
  liqpay: {
    apiUrl: string;
    scriptUrl: string;
    publicKey: string | undefined;
    privateKey: string | undefined;
  };
  /** Vendors that the market registers itself, by name. */
  own?: Readonly<Record<string, PaymentProvider>> | undefined;
}

const protocol = /^https?$/;
const address = z.url({ protocol });
const host = address.transform((text) => text.replace(/\/+$/, ''));
const key = z.string().optional();

/** Environment variables of payments, for `readConfig`. */
export const paymentVariables = {
  PAYMENT_TIMEOUT: z.coerce.number().min(0.1).max(60).default(10),
  STRIPE_API_URL: host.default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: address.default('https://js.stripe.com/v3/'),
  STRIPE_SECRET_KEY: key,
  STRIPE_PUBLISHABLE_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  PAYPAL_API_URL: host.default('https://api-m.paypal.com'),
  PAYPAL_SCRIPT_URL: address.default('https://www.paypal.com/sdk/js'),
  PAYPAL_CLIENT_ID: key,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  LIQPAY_API_URL: host.default('https://www.liqpay.ua'),
  LIQPAY_SCRIPT_URL: address.default('https://static.liqpay.ua/libjs/checkout.js'),
  LIQPAY_PUBLIC_KEY: key,
  LIQPAY_PRIVATE_KEY: key,
};

const variables = z.object(paymentVariables);

export const paymentsConfig = (read: z.output<typeof variables>): PaymentsConfig => ({
  timeoutMs: read.PAYMENT_TIMEOUT * 1000,
  stripe: {
    apiUrl: read.STRIPE_API_URL,
    scriptUrl: read.STRIPE_SCRIPT_URL,
    secretKey: read.STRIPE_SECRET_KEY,
    publishableKey: read.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
  },
  paypal: {
    apiUrl: read.PAYPAL_API_URL,
    scriptUrl: read.PAYPAL_SCRIPT_URL,
    clientId: read.PAYPAL_CLIENT_ID,
    clientSecret: read.PAYPAL_CLIENT_SECRET,
    webhookId: read.PAYPAL_WEBHOOK_ID,
  },
  liqpay: {
    apiUrl: read.LIQPAY_API_URL,
    scriptUrl: read.LIQPAY_SCRIPT_URL,
    publicKey: read.LIQPAY_PUBLIC_KEY,
    privateKey: read.LIQPAY_PRIVATE_KEY,
  },
});
