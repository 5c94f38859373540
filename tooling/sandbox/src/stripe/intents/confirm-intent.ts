import { readAddress } from '../../http/read-address.ts';
import { type Params, readParams } from '../read-params.ts';
import type { StripeCall } from '../stripe-call.ts';
import { invalid, StripeFailure } from '../stripe-failure.ts';
import type { PaymentIntent } from '../stripe-objects.ts';
import { needsAuthentication } from '../test-cards.ts';
import { chargeIntent, failIntent } from './charge-intent.ts';
import { change, demandStatus, findIntent } from './find-intent.ts';
import { writable, writeIntent } from './write-intent.ts';

/** Additional parameters of a confirmation. */
export const confirmable = [
  'error_on_requires_action',
  'mandate_data',
  'off_session',
  'radar_options',
  'return_url',
  'use_stripe_sdk',
];

const unconfirmed = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
] as const;

function askForAction(
  call: StripeCall,
  intent: PaymentIntent,
  returnUrl: string | null,
): PaymentIntent {
  const query = new URLSearchParams({ account: call.account, secret: intent.client_secret });
  const url = `${call.origin}/_sandbox/stripe/authenticate/${intent.id}?${query}`;
  const changed = change(call, intent, {
    status: 'requires_action',
    next_action: returnUrl
      ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
      : {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
        },
  });
  call.emit('payment_intent.requires_action', changed);
  return changed;
}

/** Confirms a PaymentIntent with its own values and these parameters. */
export function confirmIntent(
  call: StripeCall,
  before: PaymentIntent,
  params: Params,
): PaymentIntent {
  demandStatus(before, ['confirm', 'confirmed'], unconfirmed);
  const returnUrl = params.text('return_url') ?? null;
  if (returnUrl !== null && !readAddress(returnUrl)) {
    throw invalid('Not a valid URL', 'url_invalid', 'return_url');
  }
  const automatic = before.automatic_payment_methods;
  if (
    automatic?.enabled &&
    automatic.allow_redirects !== 'never' &&
    !returnUrl &&
    !params.flag('use_stripe_sdk') &&
    !call.isPublic
  ) {
    throw invalid(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  }
  const intent = writeIntent(call, before, params);
  const method = call.store.paymentMethods.get(intent.payment_method ?? '');
  if (!method) {
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      'payment_intent_unexpected_state',
    );
  }
  if (!needsAuthentication(method.card.last4)) return chargeIntent(call, intent, method);

  const offSession =
    params.text('off_session') !== undefined && params.text('off_session') !== 'false';
  if (offSession || params.flag('error_on_requires_action')) {
    const body = failIntent(call, intent, method, {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    });
    throw new StripeFailure(402, body);
  }
  return askForAction(call, intent, returnUrl);
}

/** "Confirm a PaymentIntent". */
export function confirmIntentCall(call: StripeCall): PaymentIntent {
  const known = [
    ...writable,
    ...confirmable,
    'client_secret',
    'key',
    'expected_payment_method_type',
  ];
  const params = readParams(call.params, known);
  return confirmIntent(call, findIntent(call), params);
}
