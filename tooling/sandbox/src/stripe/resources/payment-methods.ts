import type { Form } from '../../http/form.ts';
import { plain } from '../../http/plain.ts';
import { seconds } from '../../surroundings/clock.ts';
import { pageOf } from '../lists.ts';
import { mergeMetadata, readParams } from '../read-params.ts';
import type { Route, StripeCall } from '../stripe-call.ts';
import { invalid, missing, StripeFailure } from '../stripe-failure.ts';
import type { PaymentMethod } from '../stripe-objects.ts';
import { brandOf, isCardNumber, numberOf } from '../test-cards.ts';

function cardError(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param });
}

function keep(call: StripeCall, number: string, card: Form, billing: Form | undefined) {
  const { clock, ids, store } = call;
  if (!isCardNumber(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const today = new Date(clock.now());
  const year = Number(plain(card.exp_year) || today.getUTCFullYear() + 3);
  const month = Number(plain(card.exp_month) || 12);
  if (!(month >= 1 && month <= 12)) {
    throw cardError(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    );
  }
  const full = year < 100 ? 2000 + year : year;
  if (!(Date.UTC(full, month, 1) > clock.now())) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  const made: PaymentMethod = {
    id: ids.next('pm_'),
    object: 'payment_method',
    type: 'card',
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      exp_month: month,
      exp_year: full,
      funding: 'credit',
      country: 'US',
    },
    billing_details: { address: null, email: null, name: null, phone: null, ...billing },
    created: seconds(clock),
    customer: null,
    livemode: false,
    metadata: {},
  };
  store.paymentMethods.set(made.id, made);
  return made;
}

/** Finds a PaymentMethod; a test name creates a new one. */
export function resolvePaymentMethod(call: StripeCall, name: string): PaymentMethod {
  const number = numberOf(name);
  if (number !== undefined) return keep(call, number, {}, undefined);
  const found = call.store.paymentMethods.get(name);
  if (!found) throw missing('PaymentMethod', name, 'payment_method');
  return found;
}

/** Creates a PaymentMethod from `payment_method_data`, or from the parameters of its creation. */
export function makePaymentMethod(call: StripeCall, data: Form): PaymentMethod {
  if (data.type !== 'card') {
    throw invalid(
      'The payment method type provided is invalid here: card alone is known.',
      undefined,
      'type',
    );
  }
  const card = data.card;
  if (typeof card !== 'object' || Array.isArray(card)) {
    throw invalid('Missing required param: card.', 'parameter_missing', 'card');
  }
  const number = typeof card.token === 'string' ? numberOf(card.token) : card.number;
  const billing = data.billing_details;
  return keep(
    call,
    plain(number).replaceAll(' ', ''),
    card,
    typeof billing === 'object' && !Array.isArray(billing) ? billing : undefined,
  );
}

const known = [
  'type',
  'card',
  'billing_details',
  'metadata',
  'allow_redisplay',
  'key',
  'radar_options',
];

function assign(call: StripeCall, customer: string | null): PaymentMethod {
  const found = resolvePaymentMethod(call, call.id);
  if (customer !== null && !call.store.customers.get(customer)) {
    throw missing('customer', customer, 'customer');
  }
  const changed = { ...found, customer };
  call.store.paymentMethods.set(found.id, changed);
  return changed;
}

/** "PaymentMethods" in Stripe's API reference; cards only. */
export const paymentMethodRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    public: true,
    handle(call) {
      const params = readParams(call.params, known);
      const made = makePaymentMethod(call, call.params);
      made.metadata = mergeMetadata({}, params);
      return made;
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handle: (call) => resolvePaymentMethod(call, call.id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    handle: (call) => assign(call, readParams(call.params, ['customer']).required('customer')),
  },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handle: (call) => assign(call, null) },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    handle({ store, params }) {
      const of = store.paymentMethods.list().filter(({ customer }) => customer === params.customer);
      return pageOf('/v1/payment_methods', of, params, ['customer', 'type']);
    },
  },
];
