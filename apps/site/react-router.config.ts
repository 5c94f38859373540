import { join } from 'node:path';
import { compressAssets } from '@mawkib/compressed-assets';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;
