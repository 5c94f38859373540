import { limit } from '@mawkib/tooling-vitest/time-limits';
import { adminTexts as texts } from '../market/admin-texts.ts';
import {
  type OtherSystem,
  type OwnMarket,
  startOtherSystem,
  startOwnMarket,
} from '../market/own-market.ts';
import { Jobs } from '../screens/jobs.screen.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

/** A market and an external system for this journey alone. */
const withSystem = test.extend<{ market: OwnMarket; system: OtherSystem }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  market: async ({}, use) => {
    const market = await startOwnMarket();
    await use(market);
    await market.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  system: async ({}, use) => {
    const system = await startOtherSystem(410);
    await use(system);
    system.close();
  },
});

withSystem(
  'a lead that another system does not take is shown with the reason, and delivered once staff have repaired it',
  { tag: '@once' },
  async ({ page, market, system }) => {
    test.setTimeout(limit(240_000));
    const { origin } = market;
    await openAs(page, 'admin', `${origin}/ar/admin/jobs`);
    const jobs = new Jobs(page);
    await jobs.isShown();
    await expect(jobs.hasNoneFailed).toBeVisible();
    await expectAccessible(page);
    await jobs.showRetrying();

    const session = await page.request.get(`${origin}/services/identity/session`);
    const { csrf } = ((await session.json()) as { data: { csrf: string } }).data;
    const settings = {
      'integration.system': 'crm',
      'integration.url': system.url,
      'integration.secret': `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    };
    for (const [key, value] of Object.entries(settings)) {
      const written = await page.request.post(`${origin}/services/forms/settings`, {
        headers: { 'x-csrf-token': csrf },
        data: { key, value },
      });
      expect(written.status()).toBe(201);
    }
    const data = {
      first_name: 'نورة',
      last_name: 'الكعبي',
      email: 'noura@example.test',
      phone: '0501234567',
      model: 'defender',
      retailer: 'MKDXB01',
      consent: 'true',
    };
    const leads = `${origin}/services/forms/forms/test-drive/leads`;
    expect((await page.request.post(leads, { data: { data } })).status()).toBe(201);

    // The list refreshes by itself.
    await expect(jobs.rows).toHaveCount(1, { timeout: limit(30_000) });
    await expect(jobs.rows.first()).toContainText('410');
    await jobs.open();
    await expect(jobs.sheet.getByText(texts.attempt)).toBeVisible();
    await expect(jobs.sheet).not.toContainText('noura@example.test');
    await expectAccessible(page, '[role="dialog"]');

    system.response(204);
    await jobs.retryNow();
    await expect(jobs.sheet.getByText(texts.done)).toBeVisible({ timeout: limit(30_000) });
    await jobs.close();
    await expect(jobs.isEmpty).toBeVisible({ timeout: limit(15_000) });
    // The product retries meanwhile.
    expect(system.received.length).toBeGreaterThan(1);
    for (const body of system.received) {
      expect(JSON.parse(body).data.lead.data.email).toBe(data.email);
    }

    await page.goto(`${origin}/ar/admin`);
    await expect(page.getByRole('cell', { name: texts.delivered })).toBeVisible();
    await page.goto(`${origin}/ar/admin/audit`);
    await expect(page.getByRole('cell', { name: texts.retried })).toBeVisible();
    await page.getByRole('button', { name: texts.check }).click();
    const panel = page.getByRole('region', { name: texts.check });
    await panel.getByRole('button', { name: texts.check }).click();
    await expect(panel.getByText(texts.whole)).toBeVisible();
    await expectAccessible(page);
  },
);
