import type { Service, Surroundings } from '../service.ts';
import type { Idempotency } from './idempotency.ts';
import { authenticatePage } from './intents/authenticate-page.ts';
import { intentRoutes } from './intents/intent-routes.ts';
import { registerRoutes } from './register-routes.ts';
import { accountRoutes } from './resources/account-routes.ts';
import { createEmitter, eventRoutes } from './resources/create-emitter.ts';
import { createEndpoints } from './resources/create-endpoints.ts';
import { customerRoutes } from './resources/customer-routes.ts';
import { chargeRoutes } from './resources/make-charge.ts';
import { paymentMethodRoutes } from './resources/payment-methods.ts';
import { refundRoutes } from './resources/refund-routes.ts';
import { createStore } from './store.ts';
import { envelope } from './stripe-failure.ts';
import { stripeScript } from './stripe-js/stripe-script.ts';

/** Stripe, as in its API reference, with separate state for each connected account. */
export function createStripe(surroundings: Surroundings, webhookUrl: string | undefined): Service {
  const store = createStore();
  const secret = surroundings.keys.stripeWebhookSecret;
  const endpoints = createEndpoints(webhookUrl ? { url: webhookUrl, secret } : undefined);
  const emit = createEmitter(surroundings, store, endpoints);
  const routes = [
    ...intentRoutes,
    ...paymentMethodRoutes,
    ...chargeRoutes,
    ...refundRoutes,
    ...customerRoutes,
    ...eventRoutes,
    ...endpoints.routes,
    ...accountRoutes,
  ];
  let idempotency: Idempotency | undefined;

  return {
    name: 'stripe',
    title: 'Stripe',
    snapshot: () => ({
      payment_intents: store.accounts().flatMap((account) =>
        store
          .of(account)
          .intents.list()
          .map(
            ({ id, status, amount, currency, capture_method, amount_received, latest_charge }) => ({
              id,
              account,
              status,
              amount,
              currency,
              capture_method,
              amount_received,
              latest_charge,
            }),
          ),
      ),
      webhook_endpoints: endpoints
        .list()
        .map(({ id, url, enabled_events }) => ({ id, url, events: enabled_events.join(', ') })),
    }),
    failure: (status) =>
      envelope(
        status === 429
          ? {
              type: 'invalid_request_error',
              code: 'rate_limit',
              message: 'Request rate limit exceeded.',
            }
          : { type: 'api_error', message: `Sandbox fault ${status}` },
      ),
    reset() {
      store.reset();
      endpoints.reset();
      idempotency?.reset();
    },
    routes(scope) {
      const parts = { ...surroundings, store, emit };
      idempotency = registerRoutes(scope, routes, parts);
      authenticatePage(scope, parts);
      stripeScript(scope);
    },
  };
}
