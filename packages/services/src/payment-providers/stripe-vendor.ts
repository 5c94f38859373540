import type Stripe from 'stripe';
import { isPaymentError } from './payment-error.js';
import type { PaymentVendor, VendorPayment, VendorState } from './payment-vendor.js';
import type { StripeClient } from './stripe-client.js';

/** Payments as Stripe PaymentIntents. */
export function stripeVendor(stripe: StripeClient): PaymentVendor {
  const retrieve: PaymentVendor['retrieve'] = async ({ vendor_id, account }) =>
    readIntent(await stripe.getIntent(vendor_id, accountOf(account)));

  return {
    retrieve,
    async capture(payment) {
      const { id, vendor_id, account } = payment;
      const options = { ...accountOf(account), idempotencyKey: `capture-${id}` };
      await unlessDone(stripe.captureIntent(vendor_id, options));
      return retrieve(payment);
    },
    async cancelOrRefund(payment) {
      const { id, vendor_id, account } = payment;
      const { state } = await retrieve(payment);
      if (state === 'captured') {
        const options = { ...accountOf(account), idempotencyKey: `refund-${id}` };
        await unlessDone(stripe.refundIntent(vendor_id, options));
      } else if (state !== 'refunded' && state !== 'ended') {
        const options = { ...accountOf(account), idempotencyKey: `cancel-${id}` };
        await unlessDone(stripe.cancelIntent(vendor_id, options));
      }
      return retrieve(payment);
    },
    async refund(payment, { id, amount }) {
      const { vendor_id, account } = payment;
      const options = { ...accountOf(account), idempotencyKey: `refund-${id}` };
      await stripe.refundIntent(vendor_id, options, amount);
      return retrieve(payment);
    },
  };
}

const accountOf = (account: string | null) => (account === null ? {} : { account });

/** Ignores the error of an action that was done before or by another process. The state is fetched afterwards. */
async function unlessDone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isPaymentError(error) || error.reason !== 'rejected') throw error;
  }
}

function readIntent(intent: Stripe.PaymentIntent): VendorPayment {
  return {
    state: stateOf(intent),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded: chargeOf(intent)?.amount_refunded,
    reference: intent.metadata.payment_id,
  };
}

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent) =>
  typeof latest_charge === 'object' ? latest_charge : null;

function stateOf(intent: Stripe.PaymentIntent): VendorState {
  const { status, last_payment_error } = intent;
  if (status === 'requires_capture') return 'authorised';
  if (status === 'canceled') return 'ended';
  if (status === 'processing') return 'processing';
  if (status !== 'succeeded') return last_payment_error ? 'declined' : 'open';
  return chargeOf(intent)?.refunded ? 'refunded' : 'captured';
}
