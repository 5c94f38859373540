import { defineConfig, type ViteUserConfig } from 'vitest/config';

const conditions = ['@mawkib/source'];

/** Unit and component tests on source; `dom: true` runs them in happy-dom. */
export function unit({
  dom = false,
  ...test
}: { dom?: boolean } & NonNullable<ViteUserConfig['test']> = {}) {
  return defineConfig({
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      environment: dom ? 'happy-dom' : 'node',
      include: ['src/**/*.test.{ts,tsx}'],
      // Property tests and databases need time on a busy machine.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      server: { deps: { inline: [/@mawkib\//] } },
      ...test,
    },
  });
}
