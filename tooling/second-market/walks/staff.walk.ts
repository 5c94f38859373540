import { limit } from '@mawkib/tooling-vitest/time-limits';
import { type BrowserContext, expect, test } from '@playwright/test';

async function signIn(context: BrowserContext, name: RegExp): Promise<void> {
  const page = await context.newPage();
  await page.goto('/services/identity/sign-in?return_to=/en/');
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/en/');
  await page.close();
}

test('staff place the block of the market, and visitors see its data', async ({
  context,
  page,
  browser,
}) => {
  await signIn(context, /publisher@/);
  await page.goto('/en/cms/pages/home');
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Next service/ })
    .first()
    .click();
  await page.getByLabel('Title (English)').fill('Book a service');
  await page.getByLabel('Retailer').fill('FIRST');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog', { name: 'Page published.' })).toBeVisible();

  const visitor = await browser.newContext();
  const home = await visitor.newPage();
  await expect(async () => {
    await home.goto('/en/');
    await expect(home.locator('[data-next-slot]')).toHaveText('08:30');
  }).toPass({ timeout: limit(20_000) });
  await visitor.close();
});

test('a page of the market’s type is made; the path of its route is rejected', async ({
  context,
  page,
}) => {
  await signIn(context, /editor@/);
  await page.goto('/en/cms');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title (English)').fill('Visit');
  await expect(dialog.getByLabel('Path')).toHaveValue('/visit');
  await dialog.getByLabel('Page type').selectOption({ label: 'Campaign' });
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(dialog.getByText('This path is reserved by the site')).toBeVisible();
  await dialog.getByLabel('Path').fill('/spring');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await page.waitForURL('**/en/cms/pages/page-*');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await expect(page.getByRole('dialog').getByLabel('Page type')).toHaveValue('campaign');
});

test('a test drive that a visitor asks for is a lead', async ({ context, page }) => {
  await page.goto('/en/test-drive');
  await page.getByLabel('First name').fill('Omar');
  await page.getByLabel('Last name').fill('Nasser');
  await page.getByLabel('Phone').fill('500 12345');
  await page.getByLabel('Email').fill('omar@visitors.example');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('We have your request')).toBeVisible();

  await signIn(context, /leads@/);
  const response = await context.request.get('/services/forms/forms/test-drive/leads?items=100');
  const { data } = (await response.json()) as { data: { data: Record<string, unknown> }[] };
  const [lead] = data.filter((one) => one.data.email === 'omar@visitors.example');
  expect(lead?.data).toMatchObject({
    first_name: 'Omar',
    phone: expect.stringContaining('50012345'),
  });
});
