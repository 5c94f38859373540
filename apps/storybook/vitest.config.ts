import { fileURLToPath } from 'node:url';
import { findBrowser } from '@mawkib/browser';
import { defaults } from '@mawkib/tooling-vitest/time-limits';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { combinations, nameOf, viewportHeight } from './run/combinations.ts';
import { emulateMotion } from './run/emulate-motion.ts';
import { openAlbum } from './run/pictures/album.ts';
import { takePicture } from './run/pictures/take-picture.ts';
import { takeThumbnail } from './run/pictures/take-thumbnail.ts';
import { readTask } from './run/read-task.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const task = readTask(process.env);
const { executablePath, args, env, from } = await findBrowser({ env: task.browserEnv });
/** Pictures are only comparable from the same browser: the one in the npm package. */
const takes = from === 'package' || task.takes === 'nothing' ? task.takes : 'nothing';
/** Paints images together with the page; a busy browser would show empty boxes. */
const wholly = '--disable-checker-imaging';
const album = openAlbum(here('.'), task.accepts);

/** Every story in a real browser, with axe; see README.md. */
export default defineConfig({
  plugins: [await storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } },
  test: {
    name: 'stories',
    setupFiles: ['./run/setup.ts'],
    testTimeout: defaults.test,
    // Files share a page and its modules: the setup empties what a story could leave behind. Taking
    // a picture leaves more.
    isolate: takes !== 'nothing',
    // A page per core. By default one core has none, and the pages wait most of the time.
    maxWorkers: '100%',
    provide: { takes, combination: null, waitMs: defaults.wait },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: [...args, wholly], env } }),
      commands: {
        emulateMotion,
        takePicture: takePicture(album),
        takeThumbnail: takeThumbnail(
          ['../../packages/blocks/src/blocks', '../market/src/blocks'].map(here),
        ),
      },
      instances: task.all
        ? combinations.map((combination) => ({
            browser: 'chromium' as const,
            name: nameOf(combination),
            provide: { takes, combination, waitMs: defaults.wait },
          }))
        : [{ browser: 'chromium' }],
      viewport: { width: 1280, height: viewportHeight },
    },
  },
});
