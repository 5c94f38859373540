import { pageOf } from '../lists.ts';
import { readParams } from '../read-params.ts';
import type { Route, StripeCall } from '../stripe-call.ts';
import { cancelIntent, captureIntent } from './capture-intent.ts';
import { confirmIntentCall } from './confirm-intent.ts';
import { createIntent } from './create-intent.ts';
import { change, demandStatus, findIntent } from './find-intent.ts';
import { writable, writeIntent } from './write-intent.ts';

const root = '/v1/payment_intents';

function updateIntent(call: StripeCall): object {
  const intent = findIntent(call);
  const params = readParams(call.params, [...writable, 'client_secret', 'key']);
  if (params.has('amount') || params.has('currency') || params.has('payment_method')) {
    demandStatus(
      intent,
      ['update', 'updated'],
      ['requires_payment_method', 'requires_confirmation', 'requires_action'],
    );
  }
  return change(call, intent, writeIntent(call, intent, params));
}

function listIntents({ store, params }: StripeCall): object {
  const { customer } = params;
  const found = store.intents.list().filter((intent) => !customer || intent.customer === customer);
  return pageOf(root, found, params, ['customer']);
}

/** "PaymentIntents" in Stripe's API reference. */
export const intentRoutes: Route[] = [
  { method: 'POST', path: root, handle: createIntent },
  { method: 'GET', path: root, handle: listIntents },
  { method: 'GET', path: `${root}/:id`, public: true, handle: findIntent },
  { method: 'POST', path: `${root}/:id`, handle: updateIntent },
  { method: 'POST', path: `${root}/:id/confirm`, public: true, handle: confirmIntentCall },
  { method: 'POST', path: `${root}/:id/capture`, handle: captureIntent },
  { method: 'POST', path: `${root}/:id/cancel`, handle: cancelIntent },
];
