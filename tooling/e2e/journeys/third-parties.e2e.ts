import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { Page } from '@playwright/test';
import { consentTexts } from '../market/consent-texts.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { visitorWho } from '../market/visitor-who.ts';
import { expect, test } from '../watch/test.ts';

/** A market with the vendor's maps and error reports, both of its sandbox. */
const withVendors = test.extend<{ market: OwnMarket }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  market: async ({}, use) => {
    const market = await startOwnMarket({
      hasSandbox: true,
      env: (sandbox) => ({
        MAPS_API_KEY: 'journey-key',
        MAPS_REGION: 'AE',
        MAPS_SCRIPT_URL: `${sandbox}/maps/api/js`,
      }),
    });
    await use(market);
    await market.close();
  },
});

type State = Record<string, Record<string, unknown>[]>;

/** The application starts with the first press. */
const start = async (page: Page) => {
  await page.mouse.click(2, 400);
  await page.waitForLoadState('networkidle');
};

withVendors(
  'maps and error reports wait for consent; the map is loaded once and a place search has one session [S-8-24] [S-7-57]',
  { tag: '@once' },
  async ({ browser, contextOptions, market }) => {
    test.setTimeout(limit(240_000));
    const { origin, sandbox } = market;
    const of = async (service: string): Promise<State> =>
      (await fetch(`${sandbox}/_sandbox/state/${service}`)).json();
    const loads = async () => (await of('maps')).script_loads;
    const context = await browser.newContext({ ...contextOptions, baseURL: origin });
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));

    await page.goto('/ar/catalogue/retailers');
    await start(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('No lead for sara@mail.example');
      });
    });
    const map = page.locator('[data-block="location-map"]').first();
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('[data-consent-placeholder]')).toBeVisible();
    await expect(map).toContainText('شارع الشيخ زايد');
    expect(uncaught).toEqual(['No lead for sara@mail.example']);
    expect(await loads()).toEqual([]);
    expect((await of('raygun')).script_loads).toEqual([]);

    await page
      .getByRole('region', { name: consentTexts.ar.banner })
      .getByRole('button', { name: consentTexts.ar.acceptAll })
      .click();
    await expect(map.locator('[data-vendor-map] button')).toBeVisible();
    await expect
      .poll(async () => (await of('raygun')).reports?.map(({ message }) => message))
      .toEqual(['No lead for [removed]']);
    expect(await loads()).toEqual([
      { key: 'journey-key', region: 'AE', language: 'ar', libraries: 'places' },
    ]);

    await page.goto('/ar/vehicles');
    await start(page);
    await page.locator('summary', { hasText: 'ابحث قرب منطقتك أو لدى وكيلك' }).click();
    await page.getByRole('button', { name: 'الوكلاء على الخريطة' }).click();
    const field = page.getByRole('combobox', { name: 'قرب عنوان أو مكان' });
    await field.pressSequentially('مرسى', { delay: 60 });
    await expect(page.getByRole('option', { name: 'مرسى دبي' })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page.getByText('المسافات من مرسى دبي')).toBeVisible();
    const requests = (await of('maps')).place_requests ?? [];
    expect(requests[0]?.what).toBe('details dubai-marina');
    expect(new Set(requests.map(({ session }) => session)).size).toBe(1);
    expect(await loads()).toHaveLength(2);
    await context.close();
  },
);

test('an error is gone with the next page, a saved car is said, and the rest of the actions is behind “more” [S-4-39]', {
  tag: '@once',
}, async ({ page, baseURL, browser, contextOptions }) => {
  await test.step('the error state', async () => {
    const context = await browser.newContext({
      ...contextOptions,
      baseURL,
      storageState: visitorWho('rejected', baseURL ?? ''),
    });
    const other = await context.newPage();
    await other.goto('/ar/');
    await start(other);
    await other.route(/retailers\.data/, (route) => route.fulfill({ status: 503, body: 'down' }));
    await other.locator('a[href="/ar/retailers"]').first().click();
    const title = other.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('حدث خطأ');
    await other.unroute(/retailers\.data/);
    await other.locator('main a[href="/ar/"]').click();
    await expect(title).not.toHaveText('حدث خطأ');
    await expect(other.locator('main [data-block]').first()).toBeVisible();
    await context.close();
  });

  await test.step('a notice of a saved car, reached by its key', async () => {
    await page.goto('/ar/vehicles');
    await start(page);
    await page.getByRole('button', { name: /^حفظ / }).first().click();
    const notices = page.getByRole('region', { name: 'الإشعارات (F8)' });
    await expect(notices).toContainText('تم حفظ');
    await page.keyboard.press('F8');
    const link = notices.getByRole('link', { name: 'المحفوظة' });
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ar\/saved-vehicles/);
  });

  await test.step('four actions on a wide screen; three and “more” on a phone', async () => {
    await page.goto('/ar/offers');
    await start(page);
    const area = page.locator('.mk-floating-action-area');
    await area.locator('summary').first().click();
    await expect(area.getByRole('link')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await area.locator('summary').first().click();
    await expect(area.getByRole('link')).toHaveCount(3);
    await area.getByText('المزيد').click();
    await expect(area.getByRole('link')).toHaveCount(4);
  });

  await test.step('the footer folds on a phone and leads back to the top', async () => {
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('link', { name: 'ديفندر' });
    await footer.scrollIntoViewIfNeeded();
    await expect(links).toBeHidden();
    await footer.locator('summary').first().click();
    await expect(links).toBeVisible();
    await footer.getByRole('link', { name: 'إلى أعلى الصفحة' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
