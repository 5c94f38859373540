import type { Api } from '@mawkib/api';
import { createGuardedFetch, readConfig, sessionCookie } from '@mawkib/api';
import { loadDeployment } from '@mawkib/core/deployment';
import { createEditor } from '@mawkib/editor';
import { createSite } from '@mawkib/site';
import type { FastifyInstance } from 'fastify';
import { followEvents } from './follow-events.ts';
import { routeServices } from './route-services.ts';
import { withServiceAddresses } from './service-addresses.ts';

/**
 * Mounts site and editor beside the services. The site calls the services in this process, or
 * where the deployment says they are; what those of this process announce empties its finished documents at once.
 */
export const serveMarket =
  (environment: NodeJS.ProcessEnv) =>
  async (server: FastifyInstance, api: Api): Promise<void> => {
    const deployment = loadDeployment(environment);
    const logger = {
      warn: (message: string, details?: unknown) => api.log.warn({ details }, message),
      error: (message: string, details?: unknown) => api.log.error({ details }, message),
    };
    const services = withServiceAddresses({
      call: routeServices(deployment, { local: api.call, logger }),
      presets: deployment.presets,
      fetch: createGuardedFetch({ allowLocal: readConfig(environment).outsideLocal }),
      logger,
    });
    const { publicUrl, hstsSubdomains } = deployment;
    const site = await createSite({
      call: services,
      publicUrl,
      hstsSubdomains,
      presets: deployment.presets,
      theme: deployment.theme,
      sessionCookie,
      log: api.log,
    });
    followEvents(site, api.events);
    await server.register(createEditor({ sessionOf: api.sessionOf, publicUrl, hstsSubdomains }));
    await server.register(site.plugin);
  };
