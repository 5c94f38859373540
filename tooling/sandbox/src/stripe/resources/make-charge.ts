import { seconds } from '../../surroundings/clock.ts';
import { pageOf } from '../lists.ts';
import type { Route, StripeCall } from '../stripe-call.ts';
import { missing } from '../stripe-failure.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../stripe-objects.ts';
import type { Decline } from '../test-cards.ts';

/** Stores a charge, succeeded or failed. */
export function makeCharge(
  { clock, ids, store }: StripeCall,
  intent: PaymentIntent,
  method: PaymentMethod,
  {
    status,
    captured = false,
    decline,
  }: { status: Charge['status']; captured?: boolean; decline?: Decline },
): Charge {
  const paid = status === 'succeeded';
  const charge: Charge = {
    id: ids.next('ch_'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured,
    created: seconds(clock),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.decline_code ?? decline?.code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    receipt_email: intent.receipt_email,
    refunded: false,
    status,
  };
  store.charges.set(charge.id, charge);
  return charge;
}

/** "Charges" in Stripe's API reference, read-only. */
export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/charges/:id',
    handle({ store, id }) {
      const found = store.charges.get(id);
      if (!found) throw missing('charge', id);
      return found;
    },
  },
  {
    method: 'GET',
    path: '/v1/charges',
    handle({ store, params }) {
      const of = params.payment_intent;
      const found = store.charges.list().filter((charge) => !of || charge.payment_intent === of);
      return pageOf('/v1/charges', found, params, ['payment_intent', 'customer']);
    },
  },
];
