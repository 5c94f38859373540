import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serveReference } from '../reference/serve-reference.js';
import type { Rules } from './execute.js';
import { frameRequests, mount } from './http.js';
import type { Implementation } from './implement.js';
import type { Kernel } from './kernel.js';
import type { ServiceModule } from './module.js';

interface PluginParts {
  kernel: Kernel;
  rules: Rules;
  services: readonly ServiceModule[];
  /** What no service does yet. */
  unserved: readonly Implementation[];
  ping(): Promise<void>;
}

/** `/health` (the process lives), `/ready` (the database answers) and every service. */
export function createPlugin({
  kernel,
  rules,
  services,
  unserved,
  ping,
}: PluginParts): FastifyPluginAsync {
  return async (app) => {
    app.get('/health', async () => ({ status: 'alive' }));
    app.get('/ready', async (_request, reply) =>
      ping().then(
        () => ({ status: 'ready' }),
        () => reply.code(503).send({ status: 'database unreachable' }),
      ),
    );
    await app.register(
      async (scope) => {
        frameRequests(scope, kernel);
        for (const service of services) await mountService(scope, kernel, rules, service);
        for (const refused of unserved) mount(scope, kernel, rules, refused);
        serveReference(scope, { origin: kernel.config.origin, unserved });
      },
      { prefix: '/services' },
    );
  };
}

async function mountService(
  scope: FastifyInstance,
  kernel: Kernel,
  rules: Rules,
  { name, handlers, routes }: ServiceModule,
): Promise<void> {
  for (const implementation of handlers) mount(scope, kernel, rules, implementation);
  if (routes) await scope.register(async (app) => routes(app), { prefix: `/${name}` });
}
