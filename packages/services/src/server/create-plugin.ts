import { transportSecurity } from '@mawkib/core/deployment';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serveReference } from '../api-docs/serve-reference.js';
import type { AppContext } from '../app-context.js';
import { endSlowBodies } from '../http/connection/slow-bodies.js';
import { builtInServices } from '../http/declared-operations.js';
import type { Rules } from '../http/execute.js';
import type { Implementation } from '../http/implement.js';
import { mountOperation, registerRequestHooks } from '../http/mount-operation.js';
import type { ServiceModule } from '../http/service-module.js';
import { forwardService } from '../upstream/forward-service.js';
import { requireLogin } from './require-login.js';

interface PluginParts {
  context: AppContext;
  rules: Rules;
  services: readonly ServiceModule[];
  /** Operations that no service implements. */
  unimplemented: readonly Implementation[];
  ping(): Promise<void>;
}

/**
 * Registers all services, `/health` (the process is alive) and `/ready` (it accepts work: the
 * database is reachable, there is disk space, and the server is not stopping).
 */
export function createPlugin({
  context,
  rules,
  services,
  unimplemented,
  ping,
}: PluginParts): FastifyPluginAsync {
  const { origin: publicUrl, hstsSubdomains } = context.config;
  const always = {
    'x-content-type-options': 'nosniff',
    ...transportSecurity({ publicUrl, hstsSubdomains }),
  };
  return async (app) => {
    endSlowBodies(app.server);
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(always);
    });
    app.get('/health', async () => ({ status: 'alive' }));
    let stopping = false;
    app.addHook('preClose', async () => {
      stopping = true;
    });
    // While the server stops, a response is the last on its connection.
    app.addHook('onSend', async (_request, reply) => {
      if (stopping) reply.header('connection', 'close');
    });
    app.get('/ready', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (stopping) return reply.code(503).send({ status: 'stopping' });
      if (await context.storage.isFull()) return reply.code(503).send({ status: 'storage full' });
      return ping().then(
        () => ({ status: 'ready' }),
        () => reply.code(503).send({ status: 'database unreachable' }),
      );
    });
    await app.register(
      async (scope) => {
        registerRequestHooks(scope, context);
        requireLogin(scope, context);
        const upstream = context.config.stockServiceUrl;
        const isForwarded = (name: string) => name === 'stock' && upstream !== undefined;
        for (const service of services) {
          if (!isForwarded(service.name)) {
            await mountService(scope, context, rules, service);
            continue;
          }
          // Staff calls about the stock are rejected in this process: sessions are never forwarded.
          const ofStaff = service.handlers.filter(({ operation }) => operation.access !== 'public');
          for (const implementation of ofStaff)
            mountOperation(scope, context, rules, implementation);
        }
        for (const rejected of unimplemented) {
          if (!isForwarded(rejected.operation.service))
            mountOperation(scope, context, rules, rejected);
        }
        if (upstream !== undefined) {
          await scope.register(
            (app) => forwardService(app, context, { name: 'stock', base: upstream }),
            {
              prefix: '/stock',
            },
          );
        }
        const own = services.filter(({ name }) => !builtInServices.has(name));
        serveReference(scope, { origin: context.config.origin, unimplemented, own });
      },
      { prefix: '/services' },
    );
  };
}

async function mountService(
  scope: FastifyInstance,
  context: AppContext,
  rules: Rules,
  { name, handlers, routes }: ServiceModule,
): Promise<void> {
  for (const implementation of handlers) mountOperation(scope, context, rules, implementation);
  if (routes) await scope.register(async (app) => routes(app), { prefix: `/${name}` });
}
