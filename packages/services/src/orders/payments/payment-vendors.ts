import { type LiqpayVendor, liqpayVendor } from '../../payment-providers/liqpay-vendor.js';
import { PaymentError } from '../../payment-providers/payment-error.js';
import { guardedProvider, type PaymentProvider } from '../../payment-providers/payment-provider.js';
import type { PaymentVendor } from '../../payment-providers/payment-vendor.js';
import type { PaymentsConfig } from '../../payment-providers/payments-config.js';
import { type PaypalVendor, paypalVendor } from '../../payment-providers/paypal-vendor.js';
import { createStripeClient, type StripeClient } from '../../payment-providers/stripe-client.js';
import { stripeVendor } from '../../payment-providers/stripe-vendor.js';

/** Payment vendors of a market. Created once per process: they hold connections and tokens. */
export interface PaymentVendors {
  stripe: StripeClient;
  paypal: PaypalVendor;
  liqpay: LiqpayVendor;
  /** Vendors that the market registers itself. */
  own: ReadonlyMap<string, PaymentProvider>;
  byName: ReadonlyMap<string, PaymentVendor>;
}

export function createPaymentVendors(config: PaymentsConfig): PaymentVendors {
  const stripe = createStripeClient(config);
  const paypal = paypalVendor(config);
  const liqpay = liqpayVendor(config);
  const own = new Map(
    Object.entries(config.own ?? {}).map(
      ([name, provider]) => [name, guardedProvider(name, provider, config.timeoutMs)] as const,
    ),
  );
  const byName = new Map<string, PaymentVendor>([
    ...own,
    ['STRIPE', stripeVendor(stripe)],
    ['PAYPAL', paypal],
    ['LIQPAY', liqpay],
  ]);
  return { stripe, paypal, liqpay, own, byName };
}

/** Throws a `PaymentError` if the market no longer has the vendor. */
export function vendorOf({ byName }: Pick<PaymentVendors, 'byName'>, name: string): PaymentVendor {
  const vendor = byName.get(name);
  if (!vendor) throw new PaymentError('not_configured', name);
  return vendor;
}
