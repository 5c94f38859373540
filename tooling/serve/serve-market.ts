import type { Api } from '@mawkib/api';
import { sessionCookie } from '@mawkib/api';
import { loadDeployment } from '@mawkib/core/settings';
import { createEditor } from '@mawkib/editor';
import { createSite } from '@mawkib/site';
import type { FastifyInstance } from 'fastify';

/**
 * Mounts site and editor beside the services. The site calls the services in this process; what they
 * announce empties its finished documents at once.
 */
export const serveMarket =
  (environment: NodeJS.ProcessEnv) =>
  async (server: FastifyInstance, api: Api): Promise<void> => {
    const { publicUrl, requireLogin } = loadDeployment(environment);
    const site = await createSite({
      call: api.call,
      publicUrl,
      requireLogin,
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
