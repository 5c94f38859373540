import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/**
 * Stands in for PayPal's "JavaScript SDK": `paypal.Buttons` with createOrder, onApprove, onCancel and
 * onError, its approval page in a window of its own.
 */
export function paypalScript(scope: FastifyInstance): void {
  const script = readFileSync(new URL('./paypal.client.js', import.meta.url), 'utf8');
  scope.get('/sdk/js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
