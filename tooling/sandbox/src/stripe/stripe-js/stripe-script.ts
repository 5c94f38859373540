import type { FastifyInstance } from 'fastify';
import { allowAnyOrigin } from '../../http/allow-any-origin.ts';
import { clientScript } from '../../http/client-script.ts';

/**
 * Replacement of Stripe.js ("Stripe.js reference" in Stripe's documentation), so that a browser
 * pays without network: elements of the types `payment` and `card`, `confirmPayment`,
 * `confirmCardPayment`, `createPaymentMethod`, `retrievePaymentIntent`, `handleNextAction`. It
 * calls the host that it was loaded from.
 */
export function stripeScript(scope: FastifyInstance): void {
  const script = clientScript(import.meta.url, './elements.client.js', './stripe.client.js');
  allowAnyOrigin(scope);
  scope.options('/v1/*', (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header(
        'access-control-allow-headers',
        'authorization, content-type, stripe-account, stripe-version',
      )
      .code(204)
      .send(),
  );
  for (const path of ['/v3', '/v3/', '/:release/stripe.js']) {
    scope.get(path, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
}
