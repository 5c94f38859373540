import { expect, test } from '../watch/test.ts';

test('the pages of two cars show prices in the second currency too, with one request for its rate [S-4-31] [S-5-21]', {
  tag: '@once',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/currency-exchange')) requests.push(request.url());
  });
  const second = page.locator('article [data-type="purchase"] [data-second]').first();
  /** The amount in dirhams, and the price in the other currency that is shown beside it. */
  const prices = () =>
    second.evaluate((element) => ({
      amount: Number((element.textContent ?? '').replace(/\D/g, '')),
      shown: getComputedStyle(element, '::after').content.match(/≈ [\d,]+ \w+/)?.[0],
    }));
  await page.goto('/ar/vehicles');
  // The application starts with the first press.
  await page.mouse.click(2, 400);
  await page.waitForLoadState('networkidle');
  for (const at of [0, 1]) {
    await page.locator('main a[href*="/ar/showroom/"]').nth(at).click();
    await expect(page).toHaveURL(/\/showroom\//);
    await expect
      .poll(async () => {
        const { amount, shown } = await prices();
        return shown === `≈ ${Math.round(amount * 0.2723).toLocaleString('en')} USD`;
      })
      .toBe(true);
    await page.goBack();
  }
  expect(requests).toHaveLength(1);
});
