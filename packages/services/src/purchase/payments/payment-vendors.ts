import type { PaymentGateway } from '@mawkib/api-clients/contracts';
import { type LiqpayVendor, liqpayVendor } from '../../payments/liqpay-vendor.js';
import type { PaymentVendor, VendorName } from '../../payments/payment-vendor.js';
import type { PaymentsConfig } from '../../payments/payments-config.js';
import { type PaypalVendor, paypalVendor } from '../../payments/paypal-vendor.js';
import { createStripeClient, type StripeClient } from '../../payments/stripe-client.js';
import { stripeVendor } from '../../payments/stripe-vendor.js';
import type { CheckoutConfig } from '../checkout-config.js';

/** The vendors of a market: made once, they keep connections and tokens. */
export interface PaymentVendors {
  stripe: StripeClient;
  paypal: PaypalVendor;
  liqpay: LiqpayVendor;
  byName: Readonly<Record<VendorName, PaymentVendor>>;
}

export function createPaymentVendors(config: PaymentsConfig): PaymentVendors {
  const stripe = createStripeClient(config);
  const paypal = paypalVendor(config);
  const liqpay = liqpayVendor(config);
  const byName = { STRIPE: stripeVendor(stripe), PAYPAL: paypal, LIQPAY: liqpay };
  return { stripe, paypal, liqpay, byName };
}

/** What a browser needs of the vendor that takes a payment; undefined without one, or its key. */
export function gatewayOf(
  { payment, capture_method, stripe_account_id }: CheckoutConfig,
  { stripe, paypal, liqpay }: PaymentsConfig,
): PaymentGateway | undefined {
  const keys: Record<string, { scriptUrl: string; key: string | undefined }> = {
    STRIPE: { scriptUrl: stripe.scriptUrl, key: stripe.publishableKey },
    PAYPAL: { scriptUrl: paypal.scriptUrl, key: paypal.clientId },
    LIQPAY: { scriptUrl: liqpay.scriptUrl, key: liqpay.publicKey },
  };
  const { scriptUrl, key } = keys[payment] ?? {};
  if (!scriptUrl || !key) return undefined;
  return {
    script_url: scriptUrl,
    public_key: key,
    capture_method,
    ...(payment === 'STRIPE' && stripe_account_id && { stripe_account_id }),
  };
}
