import { join } from 'node:path';
import { findBrowser } from '@mawkib/browser';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { defineConfig } from '@playwright/test';

/** Folder created by `main.ts`. */
const market = process.env.SECOND_MARKET ?? '';
const port = Number(process.env.SECOND_MARKET_PORT ?? 3290);
const origin = `http://localhost:${port}`;
const { executablePath, args, env } = await findBrowser();

/** Where `npm run dev` serves the same market, on a database of its own. */
const development = `http://localhost:${port + 1}`;

const served = (command: string, url: string, data: string) => ({
  command,
  cwd: market,
  timeout: limit(240_000),
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: limit(10_000) },
  stdout: 'pipe' as const,
  env: {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: join(market, data),
    LOG_LEVEL: 'warn',
    WARM_IMAGES: 'false',
  },
});

/** Walks through the second market, started by `npm start` and by `npm run dev` in its own folder. */
export default defineConfig({
  testDir: 'walks',
  testMatch: '**/*.walk.ts',
  outputDir: 'test-results/artifacts',
  workers: 1,
  forbidOnly: true,
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  reporter: [['list'], ['json', { outputFile: 'test-results/market.json' }]],
  metadata: { development },
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, ...(env && { env }) },
  },
  webServer: [
    { ...served('npm start', origin, 'data'), url: `${origin}/ready` },
    {
      ...served('npm run dev', development, 'data-dev'),
      url: `${development}/services/content/settings`,
    },
  ],
});
