import { expect, test } from '../watch/test.ts';

test('without a connection a page says so on the first screen, and comes by itself later', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/', { waitUntil: 'networkidle' });
  const link = page.locator('main a[href="/ar/retailers"]').first();
  await link.scrollIntoViewIfNeeded();
  // The application starts with the first press.
  await page.mouse.click(2, 400);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('لا يوجد اتصال بالإنترنت').last()).toBeVisible();
  await link.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('انقطع الاتصال');
  await expect(title).toBeInViewport();
  await expect(page.getByText('500')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  const [again, home] = await page.locator('main .mk-button').all();
  await expect(again ?? title).toHaveText('إعادة المحاولة');
  expect((await again?.boundingBox())?.y).toBe((await home?.boundingBox())?.y);
  await context.setOffline(false);
  await expect(title).toHaveText('بابٌ قريب منك');
  await expect(page.getByText('لا يوجد اتصال بالإنترنت')).toHaveCount(0);
});
