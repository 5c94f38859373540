import { acceptForms } from '../http/form.ts';
import type { Service, Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import { approvePage } from './approve-page.ts';
import { createTokens } from './create-tokens.ts';
import { createWebhooks } from './create-webhooks.ts';
import type { Order } from './order.ts';
import { orderRoutes, type PaypalParts } from './order-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { PaypalFailure, problemBody } from './paypal-failure.ts';
import { paypalScript } from './paypal-sdk/paypal-script.ts';
import { createRepeatedCalls } from './repeated-calls.ts';

/** PayPal: "Orders v2", "Payments v2" and "Webhooks Management" of its REST documentation. */
export function createPaypal(surroundings: Surroundings, webhookUrl: string | undefined): Service {
  const orders = new BoundedMap<Order>();
  const repeated = createRepeatedCalls(surroundings.clock);
  const tokens = createTokens(surroundings);
  const webhooks = createWebhooks(surroundings, webhookUrl);
  const parts: PaypalParts = {
    ...surroundings,
    orders,
    repeated,
    demand: tokens.demand,
    announce: webhooks.announce,
  };
  return {
    name: 'paypal',
    title: 'PayPal',
    snapshot: () => ({
      orders: orders.list().map(({ id, intent, status, units, payments }) => ({
        id,
        intent,
        status,
        amount: units.map(({ amount }) => `${amount.value} ${amount.currency_code}`).join(' + '),
        payments: payments
          .map((payment) => `${payment.kind} ${payment.id} ${payment.status}`)
          .join(', '),
      })),
      webhooks: webhooks.list().map(({ id, url, event_types }) => ({
        id,
        url,
        events: event_types.map(({ name }) => name).join(', '),
      })),
    }),
    failure(status) {
      const [name, message] =
        status === 429
          ? ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.']
          : ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'];
      return problemBody(new PaypalFailure(status, name ?? '', message ?? ''), surroundings.ids);
    },
    reset() {
      for (const part of [orders, repeated]) part.clear();
      tokens.reset();
      webhooks.reset();
    },
    routes(scope) {
      acceptForms(scope);
      scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
        const failure =
          error instanceof PaypalFailure
            ? error
            : new PaypalFailure(error.statusCode ?? 500, 'INTERNAL_SERVER_ERROR', error.message);
        const body = problemBody(failure, surroundings.ids);
        return reply.code(failure.status).header('paypal-debug-id', body.debug_id).send(body);
      });
      tokens.routes(scope);
      orderRoutes(scope, parts);
      paymentRoutes(scope, parts);
      webhooks.routes(scope, tokens.demand);
      approvePage(scope, parts);
      paypalScript(scope);
    },
  };
}
