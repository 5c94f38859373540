import { seconds } from '../../surroundings/clock.ts';
import { pageOf } from '../lists.ts';
import { mergeMetadata, type Params, readParams } from '../read-params.ts';
import type { Route, StripeCall } from '../stripe-call.ts';
import { invalid, missing } from '../stripe-failure.ts';
import type { Charge, Refund } from '../stripe-objects.ts';

const known = [
  'amount',
  'charge',
  'metadata',
  'payment_intent',
  'reason',
  'refund_application_fee',
  'reverse_transfer',
];
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function chargeOf({ store }: StripeCall, params: Params): Charge {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge') ?? store.intents.get(intentId ?? '')?.latest_charge;
  if (intentId && !store.intents.get(intentId))
    throw missing('payment_intent', intentId, 'payment_intent');
  if (!intentId && !chargeId) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const charge = store.charges.get(chargeId ?? '');
  if (!charge && chargeId) throw missing('charge', chargeId, 'charge');
  if (!charge?.paid || !charge.captured) {
    throw invalid(
      `This PaymentIntent (${intentId ?? charge?.payment_intent}) does not have a successful charge to refund.`,
    );
  }
  return charge;
}

function createRefund(call: StripeCall): Refund {
  const { clock, ids, store } = call;
  const params = readParams(call.params, known);
  const charge = chargeOf(call, params);
  const before = store.refunds.list().filter((refund) => refund.charge === charge.id);
  const left = charge.amount_captured - before.reduce((sum, { amount }) => sum + amount, 0);
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const amount = params.whole('amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      undefined,
      'amount',
    );
  }
  const refund: Refund = {
    id: ids.next('re_'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(clock),
    currency: String(charge.currency),
    metadata: mergeMetadata({}, params),
    payment_intent: charge.payment_intent,
    reason: params.oneOf('reason', reasons) ?? null,
    status: 'succeeded',
  };
  store.refunds.set(refund.id, refund);
  const changed = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  store.charges.set(charge.id, changed);
  call.emit('refund.created', refund);
  call.emit('charge.refunded', changed);
  return refund;
}

/** "Refunds" in Stripe's API reference. */
export const refundRoutes: Route[] = [
  { method: 'POST', path: '/v1/refunds', handle: createRefund },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    handle({ store, id }) {
      const found = store.refunds.get(id);
      if (!found) throw missing('refund', id);
      return found;
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    handle({ store, params }) {
      const { charge, payment_intent } = params;
      const found = store.refunds
        .list()
        .filter(
          (refund) =>
            (!charge || refund.charge === charge) &&
            (!payment_intent || refund.payment_intent === payment_intent),
        );
      return pageOf('/v1/refunds', found, params, ['charge', 'payment_intent']);
    },
  },
];
