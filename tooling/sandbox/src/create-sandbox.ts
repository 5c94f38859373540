import Fastify, { type FastifyInstance } from 'fastify';
import { adminRoutes } from './admin/admin-routes.ts';
import { applyFaults } from './apply-faults.ts';
import { createServices } from './create-services.ts';
import { createDeliveries, type Deliveries } from './deliveries/deliveries.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import type { MailSink } from './smtp/mail-sink.ts';
import { type Clock, systemClock } from './surroundings/clock.ts';
import { createIds } from './surroundings/ids.ts';
import { createJournal } from './surroundings/journal.ts';
import { defaultKeys, type Keys } from './surroundings/keys.ts';

/** Options of a sandbox; all have defaults. */
export interface SandboxOptions {
  /** Seed of generated ids. */
  seed?: string;
  clock?: Clock;
  keys?: Partial<Keys>;
  /** Initial URL for Stripe's events; add more with `POST /v1/webhook_endpoints`. */
  stripeWebhookUrl?: string | undefined;
  /** Initial URL for PayPal's events; add more with `POST /v1/notifications/webhooks`. */
  paypalWebhookUrl?: string | undefined;
  /** Sends the webhooks. */
  fetch?: typeof fetch;
}

/** All third parties in one process. */
export interface Sandbox {
  /** HTTP server; not listening yet. */
  server: FastifyInstance;
  /** SMTP server; not listening yet. */
  mail: MailSink;
  faults: Faults;
  deliveries: Deliveries;
  keys: Keys;
  /** Clears all state, faults and webhooks. */
  reset(): void;
  close(): Promise<void>;
}

/** Builds a sandbox that does not listen yet. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? systemClock;
  const keys = { ...defaultKeys, ...options.keys };
  const ids = createIds(options.seed ?? 'mawkib');
  const journal = createJournal(clock);
  const faults = createFaults();
  const deliveries = createDeliveries({ clock, faults, fetch: options.fetch ?? fetch });
  const { services, mail } = createServices(
    { clock, keys, ids, deliveries, faults, journal },
    { stripeWebhookUrl: options.stripeWebhookUrl, paypalWebhookUrl: options.paypalWebhookUrl },
  );

  const reset = () => {
    for (const service of services) service.reset();
    for (const part of [ids, journal, faults, deliveries]) part.reset();
  };
  const server = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  server.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
    reply.code(404).send({ message, error: { type: 'invalid_request_error', message } });
  });
  for (const service of services) {
    await server.register(async (scope) => {
      applyFaults(scope, { service, faults, clock });
      await service.routes(scope);
    });
  }
  await server.register(async (scope) =>
    adminRoutes(scope, {
      ...{ services, faults, deliveries, journal, keys, reset },
      smtpPort: mail.port,
    }),
  );

  return {
    server,
    mail,
    faults,
    deliveries,
    keys,
    reset,
    async close() {
      await Promise.all([server.close(), mail.close()]);
    },
  };
}
