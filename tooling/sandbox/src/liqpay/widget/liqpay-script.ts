import type { FastifyInstance } from 'fastify';
import { clientScript } from '../../http/client-script.ts';

/**
 * Replacement of LiqPay's widget ("Checkout", widget): `LiqPayCheckout.init` with the modes `embed`
 * and `popup`, and its events.
 */
export function liqpayScript(scope: FastifyInstance): void {
  const script = clientScript(import.meta.url, './liqpay.client.js');
  scope.get('/libjs/checkout.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
