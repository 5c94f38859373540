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
  await expect(page.getByRole('region', { name: consentTexts.ar.banner })).toBeVisible();
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
  const decision = async (): Promise<Decision | null> =>
    JSON.parse((await page.evaluate(() => localStorage.getItem('cookieConsentStatus'))) ?? 'null');
  const press = (name: string) => banner.getByRole('button', { name }).click();

  await page.goto(`/${language}/`);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  expect(await decision()).toBeNull();

  await test.step('the page works beside the banner, and the banner stays', async () => {
    await page.goto(`/${language}/retailers`);
    await expect(banner).toBeVisible();
  });

  await test.step('choosing nothing optional counts as rejecting', async () => {
    await press(t.choose);
    await expect(banner.getByRole('checkbox').first()).toBeDisabled();
    await expectAccessible(page);
    const kept = page.waitForResponse(/consent_receipts/);
    await press(t.save);
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
    await expect(banner.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: t.settings }).click();
    await press(t.acceptAll);
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
