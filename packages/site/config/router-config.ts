import { join } from 'node:path';
import { compressAssets } from '@mawkib/compressed-assets';
import type { Config } from '@react-router/dev/config';

/** The React Router configuration of a market's site, for `react-router.config.ts`. */
export const routerConfig: Config = {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
};
