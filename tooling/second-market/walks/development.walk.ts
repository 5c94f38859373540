import { expect, test } from '@playwright/test';

test('npm run dev serves the pages of the market, with its header, and its editor', async ({
  page,
}, { config }) => {
  const { development } = config.metadata as { development: string };
  await page.goto(`${development}/en/`);
  await expect(page.getByRole('heading', { name: 'The road is yours' })).toBeVisible();
  await expect(
    page.locator('[data-nova-header]').getByRole('link', { name: 'Cars in stock' }).first(),
  ).toBeVisible();
  const facts = await page.evaluate(() =>
    JSON.stringify(Reflect.get(globalThis, Symbol.for('mawkib.market'))),
  );
  expect(facts).toContain('"currency":"KWD"');
  const editor = await page.request.get(`${development}/en/cms`);
  expect(await editor.text()).toContain('"currency":"KWD"');
});
