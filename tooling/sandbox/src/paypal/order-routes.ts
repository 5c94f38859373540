import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../http/origin-of.ts';
import type { Surroundings } from '../service.ts';
import type { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Order } from './order.ts';
import { notFound } from './paypal-failure.ts';
import { presentOrder, presentPayment } from './present-payment.ts';
import { readOrder } from './read-order.ts';
import type { RepeatedCalls } from './repeated-calls.ts';
import { settleOrder } from './settle-order.ts';

/** Context of the calls. */
export interface PaypalParts extends Surroundings {
  orders: BoundedMap<Order>;
  demand(request: FastifyRequest): void;
  announce(name: string, kind: string, resource: object): void;
  repeated: RepeatedCalls;
}

type ById = { Params: { id: string } };

/** "Orders v2" in PayPal's REST documentation. */
export function orderRoutes(scope: FastifyInstance, parts: PaypalParts): void {
  const { clock, ids, orders, demand, announce, repeated, journal } = parts;
  const find = (id: string): Order => {
    const order = orders.get(id);
    if (!order) throw notFound();
    return order;
  };

  scope.post('/v2/checkout/orders', (request, reply) => {
    demand(request);
    const { status, body } = repeated.once(request, 'checkout', () => {
      const read = readOrder(request.body);
      const order: Order = {
        ...read,
        id: ids.capitals(),
        status: read.hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        payments: [],
        isDeclined: false,
        created: clock.now(),
      };
      orders.set(order.id, order);
      journal.add('paypal', `Order ${order.id} created`);
      return { status: 201, body: presentOrder(order, originOf(request)) };
    });
    return reply.code(status).send(body);
  });

  scope.get<ById>('/v2/checkout/orders/:id', (request) => {
    demand(request);
    return presentOrder(find(request.params.id), originOf(request));
  });

  for (const [action, kind] of [
    ['capture', 'capture'],
    ['authorize', 'authorization'],
  ] as const) {
    scope.post<ById>(`/v2/checkout/orders/:id/${action}`, (request, reply) => {
      demand(request);
      const { status, body } = repeated.once(request, 'checkout', () => {
        const order = find(request.params.id);
        const payment = settleOrder(parts, order, kind);
        const event =
          kind === 'capture' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.AUTHORIZATION.CREATED';
        journal.add('paypal', `Order ${order.id}: ${event}`);
        announce(event, kind, presentPayment(payment, originOf(request)));
        return { status: 201, body: presentOrder(order, originOf(request)) };
      });
      return reply.code(status).send(body);
    });
  }
}
