import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { equalTexts } from '../http/equal-texts.ts';
import { plain } from '../http/plain.ts';
import { readAddress } from '../http/read-address.ts';
import type { Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import { malformed, notFound } from './paypal-failure.ts';

/** A webhook with its event types. */
interface Webhook {
  id: string;
  url: string;
  event_types: { name: string }[];
}

/**
 * "Webhooks Management" in PayPal's REST documentation. PayPal signs with its own certificate and
 * offers a call that verifies; here the signature is an HMAC, so only that call can verify it.
 */
export function createWebhooks(
  { clock, ids, keys, deliveries }: Surroundings,
  configuredUrl: string | undefined,
) {
  const webhooks = new BoundedMap<Webhook>(50);
  const begin = () => {
    if (configuredUrl === undefined) return;
    const id = keys.paypalWebhook;
    webhooks.set(id, { id, url: configuredUrl, event_types: [{ name: '*' }] });
  };
  begin();
  const sign = (transmission: string, time: string, webhookId: string, body: string) =>
    createHmac('sha256', keys.paypalSecret)
      .update([transmission, time, webhookId, body].join('|'))
      .digest('base64');

  return {
    list: () => webhooks.list(),
    reset() {
      webhooks.clear();
      begin();
    },

    /** Sends an event about `resource` to the webhooks of its type. */
    announce(name: string, kind: string, resource: object): void {
      const event = {
        id: ids.capitals(19).replace(/^/, 'WH-'),
        event_version: '1.0',
        create_time: new Date(clock.now()).toISOString(),
        resource_type: kind,
        resource_version: '2.0',
        event_type: name,
        summary: name.toLowerCase().replaceAll(/[._]/g, ' '),
        resource,
      };
      for (const { id, url, event_types } of webhooks.list().reverse()) {
        if (!event_types.some((type) => type.name === '*' || type.name === name)) continue;
        const body = JSON.stringify(event);
        const transmission = ids.hex('', 32);
        deliveries.send({
          service: 'paypal',
          kind: name,
          url,
          body,
          headers(now) {
            const time = new Date(now).toISOString();
            return {
              'content-type': 'application/json',
              'paypal-transmission-id': transmission,
              'paypal-transmission-time': time,
              'paypal-transmission-sig': sign(transmission, time, id, body),
              'paypal-auth-algo': 'SHA256withRSA',
              'paypal-cert-url':
                'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-SANDBOX',
            };
          },
        });
      }
    },

    routes(scope: FastifyInstance, demand: (request: FastifyRequest) => void): void {
      scope.post('/v1/notifications/webhooks', (request, reply) => {
        demand(request as FastifyRequest);
        const { url, event_types } = (request.body ?? {}) as Partial<Webhook>;
        if (!readAddress(url) || !Array.isArray(event_types)) {
          throw malformed(
            'MISSING_REQUIRED_PARAMETER',
            'url and event_types are required.',
            '/url',
          );
        }
        const names = event_types.map((type: unknown) =>
          plain((type as { name?: unknown } | null)?.name),
        );
        const made = {
          id: ids.capitals(),
          url: plain(url),
          event_types: names.map((name) => ({ name })),
        };
        webhooks.set(made.id, made);
        return reply.code(201).send(made);
      });
      scope.get('/v1/notifications/webhooks', (request) => {
        demand(request as FastifyRequest);
        return { webhooks: webhooks.list() };
      });
      scope.delete<{ Params: { id: string } }>(
        '/v1/notifications/webhooks/:id',
        (request, reply) => {
          demand(request as FastifyRequest);
          if (!webhooks.delete(request.params.id)) throw notFound();
          return reply.code(204).send();
        },
      );
      scope.post('/v1/notifications/verify-webhook-signature', (request) => {
        demand(request as FastifyRequest);
        const sent = (request.body ?? {}) as Record<string, unknown>;
        const expected = sign(
          plain(sent.transmission_id),
          plain(sent.transmission_time),
          plain(sent.webhook_id),
          JSON.stringify(sent.webhook_event),
        );
        const isGood = equalTexts(expected, plain(sent.transmission_sig));
        return { verification_status: isGood ? 'SUCCESS' : 'FAILURE' };
      });
    },
  };
}
