import { expect, type Page, test } from '@playwright/test';
import { painted } from '../watch/painted.ts';

/** The language of the project, as the first part of the address. */
const home = (locale = 'ar') => `/${locale.slice(0, 2)}/`;

/** Opens the offers, and waits for the application: before it runs, entries lead to their pages. */
async function openOffers(page: Page, locale?: string) {
  await page.goto(`${home(locale)}offers`);
  await expect
    .poll(() =>
      page.evaluate(() => (globalThis as { earlyEvents?: unknown }).earlyEvents === undefined),
    )
    .toBe(true);
}

test('the menu by keyboard: open, read, leave @desktop', async ({ page, locale }) => {
  await openOffers(page, locale);
  const entry = page.locator('header [data-menu-entry="models"]').first();
  const panel = page.locator('[data-menu-panel="models"]');
  const width = () => page.evaluate(() => document.documentElement.clientWidth);
  const before = await width();
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  expect(await width()).toBe(before);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The links in reading order, then the next entry.
  const links = await panel.locator('a').evaluateAll((all) => all.map((link) => link.textContent));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const link of links.slice(0, 4)) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(link);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await panel.locator('a').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.locator('header [data-menu-entry="stock"]').first()).toBeFocused();

  await entry.click();
  await expect(panel.getByText(/\d{3}/).first()).toBeVisible();
  await panel.locator('a[href$="/defender"]').click();
  await expect(page).toHaveURL(/\/defender$/);
  await expect(panel).toBeHidden();
});

test('the sheet of a phone: levels, back, and where the visitor was', async ({ page, locale }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffers(page, locale);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  // The header has followed the scroll.
  await painted(page);
  const before = await page.evaluate(() => scrollY);
  const toggle = page.locator('header details > summary').last();
  const sheet = page.locator('header details').last();
  await toggle.click();
  await expect(sheet).toHaveAttribute('open');
  const isKept = async () => expect(await page.evaluate(() => scrollY)).toBe(before);
  await isKept();

  // The current page's level is open, and its link is marked.
  await expect(page.locator('[data-menu-panel="offers"]')).toBeVisible();
  await expect(
    page.locator('[data-menu-panel="offers"] [aria-current="page"]').first(),
  ).toBeVisible();
  await page.locator('[data-menu-panel="offers"] [data-menu-back]').click();
  await sheet.locator('[data-menu-entry="models"]').click();
  await expect(page.locator('[data-menu-panel="models"]')).toBeVisible();
  await expect(page.locator('[data-menu-panel="models"] [data-menu-back]')).toBeFocused();
  await sheet.locator('a:visible').last().focus();
  await isKept();

  await page.goBack();
  await expect(sheet).not.toHaveAttribute('open');
  await expect(page).toHaveURL(/\/offers$/);
  await isKept();

  await toggle.click();
  await sheet.locator('[data-menu-back]:visible').click();
  await sheet.locator('[data-menu-entry="models"]').click();
  await page.locator('[data-menu-panel="models"] a[href$="/defender"]').click();
  await expect(page).toHaveURL(/\/defender$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(sheet).not.toHaveAttribute('open');
});
