import { loadDeployment } from '@mawkib/core/deployment';
import { createEditor } from '@mawkib/editor';
import type { Api } from '@mawkib/services';
import { createGuardedFetch, readConfig, sessionCookie } from '@mawkib/services';
import { createSite, type SiteOptions } from '@mawkib/site';
import type { FastifyInstance } from 'fastify';
import { followEvents } from './follow-events.js';
import { routeServices } from './route-services.js';
import { withServiceAddresses } from './service-addresses.js';

/** Folders of production builds. */
export interface BuiltApplications {
  site: { buildFolder: string } & Pick<SiteOptions, 'favicons'>;
  editor: { buildFolder: string };
}

/**
 * Mounts site and editor beside the services. The site calls the services in this process, or at
 * the deployment's addresses. Events of this process clear its cached documents at once.
 */
export const mountApplications =
  (built: BuiltApplications, environment: NodeJS.ProcessEnv) =>
  async (server: FastifyInstance, api: Api): Promise<void> => {
    const deployment = loadDeployment(environment);
    const logger = {
      warn: (message: string, details?: unknown) => api.log.warn({ details }, message),
      error: (message: string, details?: unknown) => api.log.error({ details }, message),
    };
    const services = withServiceAddresses({
      call: routeServices(deployment, { local: api.call, logger }),
      presets: deployment.presets,
      fetch: createGuardedFetch({ allowLocal: readConfig(environment).upstreamLocal }),
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
      buildFolder: built.site.buildFolder,
      favicons: built.site.favicons,
    });
    api.reservePaths(site.routes);
    followEvents(site, api.events);
    await server.register(
      createEditor({
        sessionOf: api.sessionOf,
        publicUrl,
        hstsSubdomains,
        buildFolder: built.editor.buildFolder,
      }),
    );
    await server.register(site.plugin);
  };
