import type { FastifyInstance } from 'fastify';
import { clientScript } from '../../http/client-script.ts';

/**
 * Replacement of PayPal's "JavaScript SDK": `paypal.Buttons` with createOrder, onApprove, onCancel
 * and onError; the approval page opens in its own window.
 */
export function paypalScript(scope: FastifyInstance): void {
  const script = clientScript(import.meta.url, './paypal.client.js');
  scope.get('/sdk/js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
