import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '@mawkib/browser';
import { covers } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { defineConfig } from '@playwright/test';
import { freePort } from './market/free-port.ts';
import { tagManager } from './market/tag-manager.ts';
import { visitorWho } from './market/visitor-who.ts';

const here = dirname(fileURLToPath(import.meta.url));
// Each checkout has a port of its own: two runs that begin together would both find the same one free,
// and the journeys of one would meet the market of the other.
const offset = createHash('sha256').update(here).digest().readUInt16BE() % 500;
// Workers load this file again and find the port of the server in the environment.
process.env.MAWKIB_E2E_PORT ??= String(await freePort(3210 + offset));
const port = Number(process.env.MAWKIB_E2E_PORT);
const origin = `http://localhost:${port}`;
const { executablePath, args, env } = await findBrowser();

// Every run starts with an empty market of its own, also beside another run or a check that loads this
// file; workers load it again and leave the market alone.
const data = join(here, 'test-results', `market-${port}`);
if (process.env.MAWKIB_E2E_STARTED === undefined) rmSync(data, { recursive: true, force: true });
process.env.MAWKIB_E2E_STARTED = 'yes';
process.env.MAWKIB_E2E_DATA = data;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/**
 * By default each journey runs once or twice: in Arabic on a phone and in English on a desktop where
 * it has no tag. A full run has the two other screens, and the journeys tagged `@full`.
 */
function projects(full: boolean) {
  const without = (...tags: string[]) =>
    new RegExp(`@(?:${[...tags, ...(full ? [] : ['full'])].join('|') || '(?!)'})\\b`);
  const desktopAr = { name: 'ar-desktop', use: { ...desktop, locale: 'ar-AE' } };
  return [
    {
      name: 'ar-phone',
      use: { ...phone, locale: 'ar-AE' },
      grepInvert: without('desktop', 'once'),
    },
    full ? desktopAr : { ...desktopAr, grep: /@(?:once|desktop)\b/, grepInvert: without() },
    ...(full
      ? [
          {
            name: 'en-phone',
            use: { ...phone, locale: 'en-AE' },
            grepInvert: without('ar', 'desktop', 'once'),
          },
        ]
      : []),
    {
      name: 'en-desktop',
      use: { ...desktop, locale: 'en-AE' },
      grepInvert: without('ar', 'once'),
    },
  ];
}

/**
 * Journeys in a real browser against the product as `npm start` runs it, with a market of their
 * own. Tags: `@ar` for Arabic only, `@desktop` for features that phones do not have, `@once` for
 * tests that one screen and language cover, `@full` for further cases of something that another
 * journey walks.
 */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  reporter: [
    ['list'],
    ['./failures-reporter.ts'],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: origin,
    timezoneId: 'Asia/Dubai',
    storageState: visitorWho('rejected', origin),
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace costs a tenth of the run; the command that repeats a failed journey has one.
    trace: 'off',
    launchOptions: { executablePath, args, env },
  },
  projects: projects(covers('walks')),
  webServer: {
    // It ends with the run, also if that is killed.
    command: 'node tooling/run/tied.mjs node tooling/serve/main.ts',
    cwd: join(here, '..', '..'),
    url: `${origin}/ready`,
    timeout: limit(120_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: limit(10_000) },
    stdout: 'pipe',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: data,
      SESSION_SECRET: 'mawkib journeys, known to everyone who reads it',
      DATA_KEY: Buffer.alloc(32, 'mawkib journeys').toString('base64'),
      DEMO: 'true',
      SIGN_IN_LIMIT: '0',
      LEAD_LIMIT: '0',
      ORDER_ADDRESS_DAY: '0',
      HOLD_ADDRESS: '0',
      MAIL_ADDRESS_HOUR: '0',
      LOG_LEVEL: 'warn',
      TAG_MANAGER_ID: tagManager,
    },
  },
});
