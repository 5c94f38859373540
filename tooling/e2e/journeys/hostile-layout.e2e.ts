import { expect, test } from '@playwright/test';
import { type ContentSite, openContentSite, type Surroundings } from '../hostile/content-site.ts';
import { chunks, hostileLayout, perPage } from '../hostile/hostile-layout.ts';
import { injections } from '../hostile/injections.ts';
import { publicPayloads } from '../hostile/public-payloads.ts';
import { dangersOn, watchForRuns } from '../watch/nothing-runs.ts';

const strings = [...injections, ...publicPayloads];
let surroundings: Surroundings = hostileLayout([]);
let site: ContentSite;

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: 300_000 });
test.beforeAll(async ({ baseURL }) => {
  site = await openContentSite({
    pages: [[]],
    surroundings: () => surroundings,
    services: baseURL ?? '',
  });
});
test.afterAll(() => site.close());

test('nothing of 2,500 strings in settings, navigation and head runs, without the policy', {
  tag: '@once',
}, async ({ browser }) => {
  expect(strings.length).toBeGreaterThan(2500);
  const context = await browser.newContext({ bypassCSP: true });
  const { actions } = await watchForRuns(context, { origin: site.origin, scripts: true });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error().stack)));
  const page = await context.newPage();
  for (const [at, some] of chunks(strings, perPage).entries()) {
    surroundings = hostileLayout(some);
    site.purge();
    const response = await page.goto(`${site.origin}/${at % 2 === 0 ? 'ar' : 'en'}/stored/0`);
    expect(response?.status()).toBe(200);
    // The strings are there, as texts.
    expect(await page.locator('header a').count()).toBeGreaterThan(10);
    expect(await page.locator('footer a').count()).toBeGreaterThan(10);
    await page.mouse.click(2, 2);
    await page.waitForTimeout(300);
    expect(actions, `strings from ${at * perPage}`).toEqual([]);
    expect(await dangersOn(page, 'header, footer, main')).toEqual([]);
    expect(errors).toEqual([]);
  }
  await context.close();
});
