import type { Surroundings } from '../../service.ts';
import { seconds } from '../../surroundings/clock.ts';
import { pageOf } from '../lists.ts';
import { signatureOf } from '../signature-of.ts';
import type { Store } from '../store.ts';
import type { Route } from '../stripe-call.ts';
import { missing } from '../stripe-failure.ts';
import type { StripeEvent } from '../stripe-objects.ts';
import type { Endpoints } from './create-endpoints.ts';

/** The call that caused an event. */
export interface Cause {
  account: string;
  requestId: string | null;
  idempotencyKey: string | null;
  apiVersion: string;
}

/** Stores events and sends them to every endpoint of their type. */
export function createEmitter(
  { clock, ids, deliveries, journal }: Surroundings,
  store: Store,
  endpoints: Endpoints,
) {
  return (cause: Cause, type: string, object: object): void => {
    const receivers = endpoints
      .list()
      .filter(({ enabled_events }) => enabled_events.some((name) => name === '*' || name === type));
    const event: StripeEvent = {
      id: ids.next('evt_'),
      object: 'event',
      api_version: cause.apiVersion,
      created: seconds(clock),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: receivers.length,
      request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
      type,
      ...(cause.account && { account: cause.account }),
    };
    store.of(cause.account).events.set(event.id, event);
    journal.add('stripe', `${type} ${'id' in object ? object.id : ''}`);
    const body = JSON.stringify(event, null, 2);
    for (const { url, secret } of receivers) {
      deliveries.send({
        service: 'stripe',
        kind: type,
        url,
        body,
        headers: (now) => ({
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureOf(body, secret, Math.floor(now / 1000)),
        }),
      });
    }
  };
}

/** "Events" in Stripe's API reference. */
export const eventRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/events/:id',
    handle({ store, id }) {
      const found = store.events.get(id);
      if (!found) throw missing('event', id);
      return found;
    },
  },
  {
    method: 'GET',
    path: '/v1/events',
    handle({ store, params }) {
      const found = store.events.list().filter(({ type }) => !params.type || type === params.type);
      return pageOf('/v1/events', found, params, ['type']);
    },
  },
];
