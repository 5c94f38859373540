import type Stripe from 'stripe';
import {
  createStripeClient,
  type StripeCallOptions,
} from '../../../payment-providers/stripe-client.js';
import { payAtVendor } from '../../order-kill/pay-at-vendor.js';
import type { StripeCalls } from '../vendors/memory-stripe.js';
import type { VendorPages } from '../vendors/vendor-money.js';
import { both } from './both.js';
import type { MirroredVendor } from './mirrored-vendor.js';

const charge = ({ latest_charge }: Stripe.PaymentIntent) =>
  latest_charge !== null && typeof latest_charge === 'object' ? latest_charge : undefined;

const view = (intent: Stripe.PaymentIntent) => ({
  status: intent.status,
  amount: intent.amount,
  currency: intent.currency,
  reference: intent.metadata.payment_id,
  hasFailed: intent.status === 'requires_payment_method' && intent.last_payment_error !== null,
  refunded: charge(intent)?.amount_refunded ?? 0,
});

/** Stripe in memory beside the sandbox's, which is called by the product's client. */
export function mirroredStripe(
  simulated: StripeCalls & VendorPages,
  { sandbox, payments, report }: MirroredVendor,
): StripeCalls & VendorPages & { compare(): Promise<void> } {
  const client = createStripeClient(payments);
  const known = new Map<string, { id: string; account: StripeCallOptions }>();
  const realOf = (id: string) => known.get(id) ?? { id, account: {} };
  const onIntent =
    (name: 'captureIntent' | 'cancelIntent' | 'getIntent') =>
    (id: string, options?: StripeCallOptions) => {
      const real = realOf(id);
      return both(
        {
          what: `Stripe ${name} ${id}`,
          simulated: () => simulated[name](id, options),
          real: () => client[name](real.id, { ...options, ...real.account }),
          view,
        },
        report,
      );
    };
  const getIntent = onIntent('getIntent');

  return {
    createIntent: (intent, options) =>
      both(
        {
          what: `Stripe createIntent ${intent.amount} ${intent.currency}`,
          simulated: () => simulated.createIntent(intent, options),
          real: () => client.createIntent(intent, options),
          view,
          learn: ({ id }, { id: real }) =>
            known.set(id, { id: real, account: { account: options?.account } }),
        },
        report,
      ),
    getIntent,
    captureIntent: onIntent('captureIntent'),
    cancelIntent: onIntent('cancelIntent'),
    refundIntent: (id, options, amount) => {
      const real = realOf(id);
      return both(
        {
          what: `Stripe refundIntent ${id} ${amount}`,
          simulated: () => simulated.refundIntent(id, options, amount),
          real: () => client.refundIntent(real.id, { ...options, ...real.account }, amount),
          view: () => 'refunded',
        },
        report,
      );
    },
    async pay(id, good) {
      if (!(await simulated.pay(id, good))) return false;
      const real = realOf(id);
      await payAtVendor(sandbox, 'STRIPE', { id: real.id, ...real.account }, good);
      return true;
    },
    async refundByHand(id) {
      if (!(await simulated.refundByHand(id))) return false;
      const real = realOf(id);
      await client.refundIntent(real.id, real.account);
      return true;
    },
    money: simulated.money,
    async compare() {
      for (const id of known.keys()) await getIntent(id);
    },
  };
}
