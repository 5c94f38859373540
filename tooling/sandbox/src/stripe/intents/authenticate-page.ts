import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textsOf } from '../../http/form.ts';
import { originOf } from '../../http/origin-of.ts';
import { html } from '../../page/html.ts';
import { choicePage, sendPage } from '../../page/layout.ts';
import type { Surroundings } from '../../service.ts';
import type { Cause } from '../resources/create-emitter.ts';
import type { Store } from '../store.ts';
import type { StripeCall } from '../stripe-call.ts';
import { StripeFailure } from '../stripe-failure.ts';
import type { PaymentIntent } from '../stripe-objects.ts';
import { chargeIntent, failIntent } from './charge-intent.ts';

type Parts = Surroundings & {
  store: Store;
  emit(cause: Cause, type: string, object: object): void;
};
type Request = FastifyRequest<{
  Params: { id: string };
  Querystring: { account?: string; secret?: string };
}>;

const failure = {
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

function callOf(
  request: Request,
  parts: Parts,
): { call: StripeCall; intent: PaymentIntent } | undefined {
  const { account = '', secret } = request.query;
  const { id } = request.params;
  const store = parts.store.of(account);
  const intent = store.intents.get(id);
  if (intent?.client_secret !== secret || intent?.status !== 'requires_action') return undefined;
  const cause = { account, requestId: null, idempotencyKey: null, apiVersion: '2025-03-31.basil' };
  const call: StripeCall = {
    ...{ clock: parts.clock, ids: parts.ids, store, account, id },
    isPublic: true,
    params: {},
    origin: originOf(request),
    emit: (type, object) => parts.emit(cause, type, object),
  };
  return { call, intent };
}

function settle(call: StripeCall, intent: PaymentIntent, completed: boolean): string {
  const method = call.store.paymentMethods.get(intent.payment_method ?? '');
  if (!method) return 'failed';
  try {
    if (!completed) throw new StripeFailure(402, failIntent(call, intent, method, failure));
    chargeIntent(call, intent, method);
    return 'succeeded';
  } catch (error) {
    if (error instanceof StripeFailure) return 'failed';
    throw error;
  }
}

function returnUrlOf({ next_action }: PaymentIntent): string | undefined {
  const action = next_action as { redirect_to_url?: { return_url: string } } | null;
  return action?.redirect_to_url?.return_url;
}

/** The bank's page of "3D Secure authentication" in Stripe's documentation: complete or fail. */
export function authenticatePage(scope: FastifyInstance, parts: Parts): void {
  const url = '/_sandbox/stripe/authenticate/:id';
  const gone = html`<main class="sheet"><h1>Nothing to authenticate</h1><p>This payment is not waiting for its payer any more.</p></main>`;

  scope.get(url, (request: Request, reply) => {
    const found = callOf(request, parts);
    if (!found) return sendPage(reply.code(404), 'Stripe (sandbox)', gone);
    const { amount, currency } = found.intent;
    const page = choicePage({
      vendor: '3D Secure',
      amount: `${amount} ${currency.toUpperCase()}`,
      about: 'The bank asks whether this payment is yours. The amount is in the smallest unit.',
      action: request.url,
      choices: [
        { value: 'complete', label: 'Complete' },
        { value: 'fail', label: 'Fail' },
      ],
    });
    return sendPage(reply, 'Stripe (sandbox)', page);
  });

  scope.post(url, (request: Request, reply) => {
    const found = callOf(request, parts);
    if (!found) return sendPage(reply.code(404), 'Stripe (sandbox)', gone);
    const { call, intent } = found;
    const { choice } = textsOf(request.body);
    const status = settle(call, intent, choice === 'complete');
    const returnUrl = returnUrlOf(intent);
    if (returnUrl === undefined) {
      const done = html`<main class="sheet"><h1>${status}</h1><p>You may close this page.</p></main>`;
      return sendPage(reply, 'Stripe (sandbox)', done);
    }
    const target = new URL(returnUrl);
    target.searchParams.set('payment_intent', intent.id);
    target.searchParams.set('payment_intent_client_secret', intent.client_secret);
    target.searchParams.set('redirect_status', status);
    return reply.redirect(target.href, 303);
  });
}
