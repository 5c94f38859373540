import { readAddress } from '../../http/read-address.ts';
import { BoundedMap } from '../../surroundings/bounded-map.ts';
import { seconds } from '../../surroundings/clock.ts';
import { pageOf } from '../lists.ts';
import { mergeMetadata, readParams } from '../read-params.ts';
import type { Route } from '../stripe-call.ts';
import { invalid, missing } from '../stripe-failure.ts';
import type { WebhookEndpoint } from '../stripe-objects.ts';

/** Webhook endpoints of an account. */
export interface Endpoints {
  list(): WebhookEndpoint[];
  reset(): void;
  routes: Route[];
}

const known = ['api_version', 'connect', 'description', 'enabled_events', 'metadata', 'url'];

/** "Webhook Endpoints" in Stripe's API reference; `first` is a permanent one. */
export function createEndpoints(first: { url: string; secret: string } | undefined): Endpoints {
  const endpoints = new BoundedMap<WebhookEndpoint>(50);
  const begin = () => {
    if (!first) return;
    endpoints.set('we_configured', {
      id: 'we_configured',
      object: 'webhook_endpoint',
      created: 0,
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      ...first,
    });
  };
  begin();

  const withoutSecret = ({ secret: _, ...rest }: WebhookEndpoint) => rest;
  const routes: Route[] = [
    {
      method: 'POST',
      path: '/v1/webhook_endpoints',
      handle(call) {
        const params = readParams(call.params, known);
        const url = params.required('url');
        if (!readAddress(url)) throw invalid('Invalid URL', 'url_invalid', 'url');
        const made: WebhookEndpoint = {
          id: call.ids.next('we_'),
          object: 'webhook_endpoint',
          api_version: params.text('api_version') ?? null,
          created: seconds(call.clock),
          description: params.text('description') ?? null,
          enabled_events: params.texts('enabled_events') ?? ['*'],
          livemode: false,
          metadata: mergeMetadata({}, params),
          secret: call.ids.next('whsec_', 32),
          status: 'enabled',
          url,
        };
        endpoints.set(made.id, made);
        return made;
      },
    },
    {
      method: 'GET',
      path: '/v1/webhook_endpoints',
      handle: ({ params }) =>
        pageOf(
          '/v1/webhook_endpoints',
          endpoints.list().map(withoutSecret) as WebhookEndpoint[],
          params,
        ),
    },
    {
      method: 'DELETE',
      path: '/v1/webhook_endpoints/:id',
      handle({ id }) {
        if (!endpoints.delete(id)) throw missing('webhook endpoint', id);
        return { id, object: 'webhook_endpoint', deleted: true };
      },
    },
  ];
  return {
    list: () => endpoints.list().reverse(),
    reset() {
      endpoints.clear();
      begin();
    },
    routes,
  };
}
