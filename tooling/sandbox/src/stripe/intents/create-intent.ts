import { plain } from '../../http/plain.ts';
import { seconds } from '../../surroundings/clock.ts';
import { type Params, readParams } from '../read-params.ts';
import type { StripeCall } from '../stripe-call.ts';
import { invalid } from '../stripe-failure.ts';
import type { PaymentIntent } from '../stripe-objects.ts';
import { confirmable, confirmIntent } from './confirm-intent.ts';
import { writable, writeIntent } from './write-intent.ts';

const known = [
  ...writable,
  ...confirmable,
  'automatic_payment_methods',
  'confirm',
  'confirmation_method',
];

function automaticOf(params: Params): PaymentIntent['automatic_payment_methods'] {
  const requested = params.branch('automatic_payment_methods');
  if (!requested && params.has('payment_method_types')) return null;
  const enabled = requested === undefined || requested.enabled === 'true';
  return enabled
    ? { enabled, allow_redirects: plain(requested?.allow_redirects) || 'always' }
    : null;
}

function blank(call: StripeCall, params: Params): PaymentIntent {
  const { clock, ids } = call;
  const id = ids.next('pi_');
  return {
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticOf(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${ids.next('', 25)}`,
    confirmation_method:
      params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: seconds(clock),
    currency: '',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

/** "Create a PaymentIntent": `confirm=true` confirms it in the same call. */
export function createIntent(call: StripeCall): object {
  const params = readParams(call.params, known);
  for (const name of ['amount', 'currency']) params.required(name);
  const confirm = params.flag('confirm') ?? false;
  if (!confirm && params.has('off_session')) {
    throw invalid('off_session can only be used when confirm is true.', undefined, 'off_session');
  }
  const intent = writeIntent(call, blank(call, params), params);
  call.store.intents.set(intent.id, intent);
  call.emit('payment_intent.created', intent);
  return confirm ? confirmIntent(call, intent, params) : intent;
}
