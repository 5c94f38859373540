import { unit } from '@mawkib/tooling-vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(
  unit({
    globalSetup: ['src/testing/backends.setup.ts'],
    maxWorkers: 2,
  }),
  // The setup runs outside the tests' own module graph and needs the packages' sources too.
  {
    environments: {
      __vitest__: {
        resolve: {
          conditions: ['@mawkib/source', 'module', 'node', 'development|production'],
          noExternal: [/@mawkib\//],
        },
      },
    },
  },
);
