import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/**
 * Stands in for the widget of LiqPay's documentation ("Checkout", widget): `LiqPayCheckout.init` with
 * the modes `embed` and `popup`, and its events.
 */
export function liqpayScript(scope: FastifyInstance): void {
  const script = readFileSync(new URL('./liqpay.client.js', import.meta.url), 'utf8');
  scope.get('/libjs/checkout.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
