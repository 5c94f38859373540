import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { defaults } from '#time-limits';

type TestOptions = NonNullable<ViteUserConfig['test']>;

const conditions = ['@mawkib/source'];

/**
 * `pnpm requirements` watches tests with a setup file of its own, and changes what they load with a
 * plugin, the default export of a file.
 */
const { MAWKIB_TEST_SETUP: setup, MAWKIB_TEST_PLUGIN: plugin } = process.env;
const setupFiles = [
  ...['./wait-limits.ts', './shared-worker.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  ),
  ...(setup === undefined ? [] : [setup]),
];
const plugins = () =>
  plugin === undefined ? [] : [import(plugin).then((module) => module.default)];

/**
 * Unit and component tests on source; `dom: true` runs them in happy-dom. The files of a package share
 * one worker and its loaded modules (`isolate: false`): loading them again costs more than most tests
 * do. Each file in `isolated` (paths or patterns) has a worker of its own: those that change what
 * others read for the rest of the process, or that need modules that nobody has used. With `isolate`
 * that holds for all files.
 */
export function unit({
  dom = false,
  isolated = [],
  isolate = false,
  include = ['src/**/*.test.{ts,tsx}'],
  ...test
}: { dom?: boolean; isolated?: string[] } & TestOptions = {}) {
  const shared: TestOptions = {
    name: 'shared',
    include,
    exclude: [...configDefaults.exclude, ...isolated],
    isolate: false,
  };
  const projects: TestOptions[] = [shared, { name: 'isolated', include: isolated, isolate: true }];
  return defineConfig({
    plugins: plugins(),
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
    test: {
      environment: dom ? 'happy-dom' : 'node',
      testTimeout: defaults.test,
      hookTimeout: defaults.hook,
      expect: { poll: { timeout: defaults.wait } },
      setupFiles,
      server: { deps: { inline: [/@mawkib\//] } },
      ...test,
      ...(isolate || isolated.length === 0
        ? { include, isolate }
        : {
            projects: projects.map((project) => ({
              extends: true as const,
              plugins: plugins(),
              test: project,
            })),
          }),
    },
  });
}
