import { consentTexts } from '../market/consent-texts.ts';
import { watchDataLayer } from '../watch/data-layer.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });
test.beforeEach(({ context }) => watchDataLayer(context));

interface Decision {
  status: string;
  scopes: string[];
}

test('what comes late to a page brings its styles in sheets of their own', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/ar/');
  await page.getByRole('button', { name: consentTexts.ar.options }).click();
  await expect(page.getByRole('dialog', { name: consentTexts.ar.banner })).toBeVisible();
  // Added to an existing style sheet they would cause a new layout of the whole page: decision
  // 0032.
  await expect.poll(() => page.locator('style[data-emotion="mk-late"]').count()).toBeGreaterThan(1);
});

test('a visitor is asked once, chooses, and may change their mind [S-2-71] [S-4-26]', async ({
  page,
  language,
}) => {
  const t = consentTexts[language];
  const banner = page.getByRole('region', { name: t.banner });
  const settings = page.getByRole('dialog', { name: t.banner });
  const decision = async (): Promise<Decision | null> =>
    JSON.parse((await page.evaluate(() => localStorage.getItem('cookieConsentStatus'))) ?? 'null');

  await page.goto(`/${language}/`);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  expect(await decision()).toBeNull();

  await test.step('the page works beside the banner, and the banner stays', async () => {
    await page.goto(`/${language}/retailers`);
    await expect(banner).toBeVisible();
  });

  await test.step('choosing nothing optional counts as rejecting', async () => {
    await banner.getByRole('button', { name: t.options }).click();
    await expect(settings.getByRole('checkbox').first()).toBeDisabled();
    await expectAccessible(page);
    const kept = page.waitForResponse(/consent_receipts/);
    await settings.getByRole('button', { name: t.save }).click();
    await expect(settings).toBeHidden();
    await expect(banner).toBeHidden();
    expect(await decision()).toMatchObject({ status: 'rejected', scopes: [] });
    const receipt = await kept;
    expect(receipt.status()).toBe(201);
    expect(receipt.request().postDataJSON()).toMatchObject({
      status: 'rejected',
      locale: language,
      text: expect.stringMatching(/\S{3}/),
      policyVersion: '2026-11',
    });
  });

  await test.step('it holds after a reload', async () => {
    await page.reload();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: t.settings })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step('the foot of the page opens it again, with the keyboard alone', async () => {
    await page.getByRole('button', { name: t.settings }).focus();
    await page.keyboard.press('Enter');
    await expect(settings.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(page.getByRole('button', { name: t.settings })).toBeFocused();
    await page.keyboard.press('Enter');
    await settings.getByRole('button', { name: t.acceptAll }).click();
    await expect(settings).toBeHidden();
    expect(await decision()).toMatchObject({
      status: 'accepted',
      scopes: ['obligatory', 'optional'],
    });
  });
});

test('another tab follows the decision', { tag: '@once' }, async ({ page, context, language }) => {
  const t = consentTexts[language];
  const banner = page.getByRole('region', { name: t.banner });
  await page.goto(`/${language}/`);
  await expect(banner).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/${language}/retailers`);
  await other.getByRole('button', { name: t.acceptAll }).click();
  await expect(banner).toBeHidden();
});

test('the bar is in the first paint, low, above the end of the page and below menus and dialogs', {
  tag: '@once',
}, async ({ page, language }) => {
  const t = consentTexts[language];
  const bar = page.getByRole('region', { name: t.banner });
  /** Whether the bar is what a press in its middle would meet. */
  const isOnTop = () =>
    bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await page.setViewportSize({ width: 390, height: 844 });
  // The application never arrives.
  await page.route('**/assets/*.js', () => {});
  await page.goto(`/${language}/`, { waitUntil: 'commit' });
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(120);
  expect(await isOnTop()).toBe(true);
  await page.locator('header summary:visible').last().click();
  expect(await isOnTop()).toBe(false);

  await page.unroute('**/assets/*.js');
  await page.reload();
  // Distance of the end of the page from the bar; pictures above it may still arrive.
  const gap = () =>
    bar.evaluate((element) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const foot = document.querySelector('.mk-site-footer')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(Math.round(foot - element.getBoundingClientRect().top));
    });
  await expect.poll(gap).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: t.settings }).click();
  await expect(page.getByRole('dialog', { name: t.banner })).toBeVisible();
  expect(await isOnTop()).toBe(false);
});
