import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { BrowserContext, Page } from '@playwright/test';
import { tokenOf } from '../market/drafts.ts';
import { startOwnMarket } from '../market/own-market.ts';
import { visitorWho } from '../market/visitor-who.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { painted } from '../watch/painted.ts';
import { expect, test } from '../watch/test.ts';

const setting = (origin: string, key: string) => `${origin}/services/content/site_settings/${key}`;

async function save(context: BrowserContext, origin: string, key: string, value: string) {
  const current = await context.request.get(setting(origin, key));
  const { version } = ((await current.json()) as { data: { version: number } }).data;
  const saved = await context.request.put(setting(origin, key), {
    data: { value, version },
    headers: await tokenOf(context),
  });
  expect(saved.status()).toBe(200);
}

const placed = (page: Page) => page.locator('[data-frame="navigation"]');
const own = (page: Page) => page.locator('header[data-sticky="header"]');

/** Sum of all layout shifts, also after a press. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sums = globalThis as unknown as { shifts: number };
    sums.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sums.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);

test('the bar of a navigation service: in time, late, failed', {
  tag: '@once',
}, async ({ browser, contextOptions }) => {
  test.setTimeout(limit(240_000));
  const market = await startOwnMarket();
  const { origin } = market;
  const storageState = visitorWho('rejected', origin);
  const visitor = async (files: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: origin, storageState });
    const page = await context.newPage();
    await watchShifts(page);
    await files(page);
    return page;
  };
  try {
    const staff = await browser.newContext({ ...contextOptions, baseURL: origin, storageState });
    await openAs(await staff.newPage(), 'admin', `${origin}/ar/admin`);
    await expect
      .poll(async () => (await staff.request.get('/services/identity/session')).status())
      .toBe(200);
    await save(staff, origin, 'navigation.service_origin', '/services/navigation');

    // The styles are the last file to arrive.
    const slow = await visitor((page) =>
      page.route(/\/naas\/[^/]+\.css/, async (route) => {
        // The own bar has been there by then.
        await expect(own(page)).toBeVisible();
        await route.continue();
      }),
    );
    await expect(async () => {
      await slow.goto('/ar/offers');
      await expect(own(slow)).toBeVisible();
      await expect(placed(slow)).toBeVisible({ timeout: limit(6000) });
    }).toPass({ timeout: limit(40_000) });
    await expect(own(slow)).toHaveCount(0);
    await expect(placed(slow).locator('a').first()).toBeVisible();
    expect(await shifts(slow)).toBeLessThan(0.02);
    await slow.context().close();

    const late = await visitor((page) =>
      page.route(/\/naas\/[^/]+\.js(?!on)/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 4000));
        await route.continue().catch(() => {});
      }),
    );
    await late.goto('/ar/offers');
    await late.waitForTimeout(6000);
    await expect(own(late)).toBeVisible();
    await expect(placed(late)).toHaveCount(0);
    await late.context().close();

    const broken = await visitor((page) =>
      page.route(/\/naas\/[^/]+\.js(?!on)/, (route) => route.abort()),
    );
    const requested: string[] = [];
    broken.on('request', (request) => {
      if (/\/naas\/[^/]+\.js(?!on)/.test(request.url())) requested.push(request.url());
    });
    await broken.goto('/ar/offers');
    await expect.poll(() => requested.length).toBe(1);
    await painted(broken);
    await expect(own(broken)).toBeVisible();
    await own(broken).getByRole('link').first().click();
    await broken.waitForLoadState('load');
    await painted(broken);
    await expect(own(broken)).toBeVisible();
    expect(requested).toHaveLength(1);
    await broken.context().close();
    await staff.close();
  } finally {
    await market.close();
  }
});
