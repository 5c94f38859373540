import type { Api } from '@mawkib/api';
import { sessionCookie } from '@mawkib/api';
import { loadDeployment } from '@mawkib/core/deployment';
import { createEditor } from '@mawkib/editor';
import { createSite } from '@mawkib/site';
import type { FastifyInstance } from 'fastify';
import { routeServices } from './route-services.ts';

/**
 * Mounts site and editor beside the services. The site calls the services in this process, or
 * where the deployment says they are; what those of this process announce empties its finished documents at once.
 */
export const serveMarket =
  (environment: NodeJS.ProcessEnv) =>
  async (server: FastifyInstance, api: Api): Promise<void> => {
    const deployment = loadDeployment(environment);
    const site = await createSite({
      call: routeServices(deployment, {
        local: api.call,
        logger: {
          warn: (message, details) => api.log.warn({ details }, message),
          error: (message, details) => api.log.error({ details }, message),
        },
      }),
      publicUrl: deployment.publicUrl,
      presets: deployment.presets,
      theme: deployment.theme,
      sessionCookie,
      log: api.log,
    });
    for (const event of [
      'page_published',
      'settings_changed',
      'stock_changed',
      'resync',
    ] as const) {
      api.events.on(event, site.purge);
    }
    await server.register(createEditor({ sessionOf: api.sessionOf }));
    await server.register(site.plugin);
  };
