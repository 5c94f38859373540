import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../http/origin-of.ts';
import type { Order, Payment } from './order.ts';
import type { PaypalParts } from './order-routes.ts';
import { notFound } from './paypal-failure.ts';
import { presentPayment } from './present-payment.ts';
import { readMoney } from './read-order.ts';
import { captureAuthorization, refundCapture, voidAuthorization } from './settle-order.ts';

type Request = FastifyRequest<{ Params: { id: string } }>;

/** "Payments v2" in PayPal's REST documentation: captures, authorizations and refunds by id. */
export function paymentRoutes(scope: FastifyInstance, parts: PaypalParts): void {
  const { orders, demand, announce, repeated } = parts;

  const find = (request: Request, kind: Payment['kind']): { order: Order; payment: Payment } => {
    demand(request);
    for (const order of orders.list()) {
      const payment = order.payments.find(
        (one) => one.id === request.params.id && one.kind === kind,
      );
      if (payment) return { order, payment };
    }
    throw notFound();
  };
  const amountOf = (request: Request) => {
    const { amount } = (request.body ?? {}) as { amount?: unknown };
    return amount === undefined ? undefined : readMoney(amount, '/amount');
  };
  const takeFrom = (
    kind: 'authorization' | 'capture',
    take: typeof captureAuthorization,
    [event, resource]: [string, string],
  ) => {
    const [collection, action] =
      kind === 'capture' ? ['captures', 'refund'] : ['authorizations', 'capture'];
    scope.post(`/v2/payments/${collection}/:id/${action}`, (request: Request, reply) => {
      const { order, payment } = find(request, kind);
      const { status, body } = repeated.once(request, 'payments', () => {
        const made = take(parts, order, payment, amountOf(request));
        const response = presentPayment(made, originOf(request));
        announce(event, resource, response);
        return { status: 201, body: response };
      });
      return reply.code(status).send(body);
    });
  };
  takeFrom('authorization', captureAuthorization, ['PAYMENT.CAPTURE.COMPLETED', 'capture']);
  takeFrom('capture', refundCapture, ['PAYMENT.CAPTURE.REFUNDED', 'refund']);

  scope.post('/v2/payments/authorizations/:id/void', (request: Request, reply) => {
    const { payment } = find(request, 'authorization');
    voidAuthorization(payment);
    announce(
      'PAYMENT.AUTHORIZATION.VOIDED',
      'authorization',
      presentPayment(payment, originOf(request)),
    );
    return reply.code(204).send();
  });
  for (const [collection, kind] of [
    ['captures', 'capture'],
    ['authorizations', 'authorization'],
    ['refunds', 'refund'],
  ] as const) {
    scope.get(`/v2/payments/${collection}/:id`, (request: Request) =>
      presentPayment(find(request, kind).payment, originOf(request)),
    );
  }
}
