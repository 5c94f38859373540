import type { StripeCall } from '../stripe-call.ts';
import { invalid, missing, StripeFailure } from '../stripe-failure.ts';
import type { IntentStatus, PaymentIntent } from '../stripe-objects.ts';

/** PaymentIntent of the path. A publishable key also needs its client secret. */
export function findIntent(call: StripeCall): PaymentIntent {
  const intent = call.store.intents.get(call.id);
  if (!intent) throw missing('payment_intent', call.id, 'intent');
  const secret = call.params.client_secret;
  if (call.isPublic && secret === undefined) {
    throw new StripeFailure(401, {
      type: 'invalid_request_error',
      message: 'A publishable key needs the client_secret of the PaymentIntent.',
    });
  }
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalid(
      `The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided client_secret matches one of the client_secrets belonging to the PaymentIntents on this account.`,
      'payment_intent_invalid_parameter',
      'client_secret',
    );
  }
  return intent;
}

/** Throws Stripe's error for a status that does not allow the call. */
export function demandStatus(
  intent: PaymentIntent,
  verb: [bare: string, past: string],
  allowed: readonly IntentStatus[],
): void {
  if (allowed.includes(intent.status)) return;
  const [bare, past] = verb;
  const failure = invalid(
    `You cannot ${bare} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${past}: ${allowed.join(', ')}.`,
    'payment_intent_unexpected_state',
  );
  failure.body.payment_intent = intent;
  throw failure;
}

/** Stores a changed PaymentIntent and returns it. */
export function change(
  call: StripeCall,
  intent: PaymentIntent,
  fields: Partial<PaymentIntent>,
): PaymentIntent {
  const changed = { ...intent, ...fields } as PaymentIntent;
  call.store.intents.set(changed.id, changed);
  return changed;
}
