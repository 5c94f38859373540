import { join } from 'node:path';
import { findBrowser } from '@mawkib/browser';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { defineConfig } from '@playwright/test';

/** Folder created by `main.ts`. */
const market = process.env.SECOND_MARKET ?? '';
const port = Number(process.env.SECOND_MARKET_PORT ?? 3290);
const origin = `http://localhost:${port}`;
const { executablePath, args, env } = await findBrowser();

/** Walks through the second market, started by `npm start` in its own folder. */
export default defineConfig({
  testDir: 'walks',
  testMatch: '**/*.walk.ts',
  outputDir: 'test-results/artifacts',
  workers: 1,
  forbidOnly: true,
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  reporter: [['list'], ['json', { outputFile: 'test-results/market.json' }]],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, ...(env && { env }) },
  },
  webServer: {
    command: 'npm start',
    cwd: market,
    url: `${origin}/ready`,
    timeout: limit(240_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: limit(10_000) },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: join(market, 'data'),
      LOG_LEVEL: 'warn',
      WARM_IMAGES: 'false',
    },
  },
});
