import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../http/origin-of.ts';
import type { Surroundings } from '../service.ts';
import type { BoundedMap } from '../surroundings/bounded-map.ts';
import type { Order } from './order.ts';
import { notFound } from './paypal-failure.ts';
import { presentOrder, presentPayment } from './present-payment.ts';
import { readOrder } from './read-order.ts';
import { settleOrder } from './settle-order.ts';

/** Context of the calls. */
export interface PaypalParts extends Surroundings {
  orders: BoundedMap<Order>;
  demand(request: FastifyRequest): void;
  announce(name: string, kind: string, resource: object): void;
  /** Responses by `PayPal-Request-Id`; a repeated id gets the first one again. */
  repeated: BoundedMap<{ status: number; body: object }>;
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
  const once = (request: FastifyRequest, run: () => { status: number; body: object }) => {
    const id = request.headers['paypal-request-id'];
    const key = typeof id === 'string' ? `${request.url} ${id}` : undefined;
    const before = key === undefined ? undefined : repeated.get(key);
    const response = before ?? run();
    if (key !== undefined) repeated.set(key, response);
    return response;
  };

  scope.post('/v2/checkout/orders', (request, reply) => {
    demand(request);
    const { status, body } = once(request, () => {
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
      const { status, body } = once(request, () => {
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
