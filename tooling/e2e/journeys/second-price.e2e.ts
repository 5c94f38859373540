import { expect, test } from '../watch/test.ts';

test('the pages of two cars show prices in the second currency too, with one request for its rate [S-4-31] [S-5-21]', {
  tag: '@once',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/currency-exchange')) requests.push(request.url());
  });
  const second = page.locator('article [data-type="purchase"] [data-second]').first();
  const shown = () =>
    second.evaluate((element) =>
      getComputedStyle(element, '::after').content.match(/≈ [\d,]+ \w+/),
    );
  const amount = async () => Number(((await second.textContent()) ?? '').replace(/\D/g, ''));
  await page.goto('/ar/vehicles');
  for (const at of [0, 1]) {
    await page.locator('main a[href*="/ar/showroom/"]').nth(at).click();
    const expected = Math.round((await amount()) * 0.2723).toLocaleString('en');
    expect(await shown()).toEqual([`≈ ${expected} USD`]);
    await page.goBack();
  }
  expect(requests).toHaveLength(1);
});
