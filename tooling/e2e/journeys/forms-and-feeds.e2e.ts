import { test as plain } from '@playwright/test';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

test('forms in tabs keep what was typed; feeds and the locator respond to choices', {
  tag: '@ar',
}, async ({ page }) => {
  await page.goto('/ar/enquiries');
  const name = page.locator('[name=first_name]:visible');
  await name.fill('نورة');
  await page.getByRole('tab', { name: 'راسلنا' }).click();
  await expect(page.locator('[name=subject]:visible')).toBeVisible();
  await expect(page).toHaveURL('/ar/enquiries#write');
  await expectAccessible(page, '[data-block=expanded-entry-form-tabs-regional]');
  await page.getByRole('tab', { name: 'تجربة قيادة' }).click();
  await expect(name).toHaveValue('نورة');

  await page.goto('/ar/i-pace/range');
  const range = page.locator('[data-block=range-calculator] output');
  await expect(range).toContainText('486');
  await page.getByRole('radio', { name: 'على الطريق السريع' }).check();
  await expect(range).toContainText('372');
  await page.getByRole('slider').press('Home');
  await expect(range).toContainText('253');

  await page.goto('/ar/racing');
  await page.getByRole('tab', { name: 'الدوحة' }).click();
  await expect(page.getByRole('table')).toContainText('46:03.115');

  await page.goto('/ar/retailers');
  await page.locator('[data-block=retailer-locator]').getByRole('searchbox').fill('العين');
  await expect(page.locator('[data-place]')).toHaveCount(1);
  await page.locator('[data-block=retailer-locator]').getByRole('searchbox').fill('ريكيافيك');
  await expect(page.locator('[data-place]')).toHaveCount(0);
  await expectAccessible(page, '[data-block=retailer-locator]');
});

plain.describe('without a script', () => {
  plain.use({ javaScriptEnabled: false });

  // A form with errors is a response with status 422, which the browser reports.
  plain(
    'a second form opens, is posted and returns to its tab; range and search are forms',
    {
      tag: '@once',
    },
    async ({ page }) => {
      await page.goto('/en/enquiries');
      await page.getByRole('link', { name: 'Open the form: Write to us' }).click();
      const form = page.locator('form', { has: page.locator('[name=subject]') });
      await form.locator('[name=first_name]').fill('Noura');
      await form.getByRole('button').last().click();
      await expect(page).toHaveURL(/form-tab=.*#form-/);
      await expect(form.locator('[name=first_name]')).toHaveValue('Noura');

      await page.goto('/en/i-pace/range');
      await page.getByRole('radio', { name: 'Motorway' }).check();
      await page.getByRole('combobox').selectOption('-10');
      await page.getByRole('button', { name: 'Calculate the range' }).click();
      await expect(page.locator('output')).toContainText('253');

      await page.goto('/en/retailers');
      await page.locator('[data-block=retailer-locator]').getByRole('searchbox').fill('Al Ain');
      await page.locator('[data-block=retailer-locator]').getByRole('searchbox').press('Enter');
      await expect(page.locator('[data-place]')).toHaveCount(1);
    },
  );
});
