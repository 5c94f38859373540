import { findBrowser } from '@mawkib/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { executablePath, args, env } = await findBrowser();

/** Every story, once, in a real browser, with axe. */
export default defineConfig({
  plugins: [await storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args, env } }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 900 },
    },
  },
});
