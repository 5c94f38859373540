import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Codes, names and colours of the first market only. */
const first =
  /land[\s_-]?rover|jaguar|range rover|defender|\bAED\b|\+971|asia\/dubai|emirates|لاند رو[ڤف]ر|جاكوار|الإمارات|درهم|#4d5a3a|#ff7d58/i;

for (const path of ['/en/', '/ar/', '/fr/', '/en/vehicles', '/ar/vehicles', '/en/test-drive']) {
  test(`${path} has nothing of the first market`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const found = first.exec(await response.text());
    expect(found?.[0]).toBeUndefined();
  });
}

test('each language has its own direction, and French falls back to English', async ({ page }) => {
  await page.goto('/ar/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/fr/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { name: 'The road is yours' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
});

test('a visitor finds a car in dinars and reserves it', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('main').getByRole('link', { name: 'Cars in stock' }).click();
  await page.waitForURL('**/en/vehicles');
  const card = page.locator('[data-nova-card]').first();
  await expect(card).toContainText(/KWD\s?20,000/);
  await card.getByRole('link').first().click();
  await page.waitForURL('**/en/showroom/**');
  await page.getByRole('link', { name: 'Reserve this car' }).first().click();
  await page.waitForURL('**/showroom-order-online/vehicle**');
  await page.getByRole('button', { name: 'Start the reservation' }).click();
  await page.getByRole('button', { name: 'Continue to your details' }).click();
  await page.waitForURL('**/showroom-order-online/checkout');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('First name').fill('Sara');
  await field('Last name').fill('Salem');
  await field('E-mail address').fill('sara@buyers.example');
  await field('Mobile number').fill('500 12345');
  await page.getByRole('checkbox', { name: /I agree that/ }).check();
  await page.getByRole('button', { name: 'Reserve the car', exact: true }).click();
  await page.waitForURL('**/showroom-order-online/success?order=*');
  await expect(page.getByRole('heading', { level: 1, name: 'One step left' })).toBeVisible();
  await expect.poll(() => subjectsMailedTo('sara@buyers.example')).toEqual(['Nova: one step left']);
});

/** Subjects of mails to an address; without a mail server mails are files. */
async function subjectsMailedTo(address: string): Promise<(string | undefined)[]> {
  const folder = join(process.env.SECOND_MARKET ?? '', 'data/mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.split(/\r?\n\r?\n/, 1)[0]?.includes(address))
    .map((mail) => /^subject: (.*)$/im.exec(mail)?.[1]?.trim());
}

test('header and navigation are those of the market, in each language', async ({ page }) => {
  for (const [path, link] of [
    ['/en/', 'Cars in stock'],
    ['/ar/vehicles', 'السيارات المتوفرة'],
    ['/fr/vehicles', 'Cars in stock'],
    ['/en/visit', 'Visit us'],
  ] as const) {
    await page.goto(path);
    const header = page.locator('[data-nova-header]');
    await expect(header).toHaveCount(1);
    await expect(header.getByRole('link', { name: link }).first()).toBeVisible();
  }
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Test drive' }),
  ).toBeVisible();
});

test('only the publication lists of the market are answered', async ({ request }) => {
  const statusOf = async (list: string) =>
    (await request.get(`/services/stock/public_api/listing/${list}?lang=en`)).status();
  expect(await Promise.all(['all', 'new', 'used', 'approved', 'nova'].map(statusOf))).toEqual([
    200, 200, 200, 404, 404,
  ]);
});

test('the route of the market is one of the site', async ({ page }) => {
  await page.goto('/en/visit');
  await expect(page.getByRole('heading', { name: 'Visit us', level: 1 })).toBeVisible();
});
