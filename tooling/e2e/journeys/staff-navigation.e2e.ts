import { limit } from '@mawkib/tooling-vitest/time-limits';
import { openAs } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

/** Texts of the navigation's screen, in Arabic. */
const texts = {
  title: 'قائمة الموقع',
  owners: 'للمالكين',
  addCard: 'إضافة بطاقة',
  name: (language: string) => new RegExp(`^الاسم \\(.*${language}`),
  url: 'الرابط',
  save: 'حفظ',
  saved: 'حُفظ العنصر.',
  choosePicture: 'اختيار صورة',
};

test('a publisher adds a card to the menu, and a visitor sees it', { tag: '@once' }, async ({
  page,
  otherBrowser,
}) => {
  await openAs(page, 'publisher', '/ar/admin/navigation');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: texts.owners }).click();
  await page.getByRole('button', { name: texts.addCard }).click();
  const fields = page.locator('details[open]').last();
  await fields.getByLabel(texts.name('العربية')).fill('كتيّب المالك');
  await fields.getByLabel(texts.name('English')).fill('Owner handbook');
  await fields.getByLabel(texts.url, { exact: true }).fill('/owners#handbook');
  await fields.getByRole('button', { name: texts.choosePicture }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(fields.locator('img')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('كتيّب المالك')).toBeVisible();

  const visitor = await (await otherBrowser()).newPage();
  const card = visitor.locator('[data-menu-panel="owners"] a[href$="/owners#handbook"]');
  await expect(async () => {
    await visitor.goto('/ar/');
    await visitor.locator('header [data-menu-entry="owners"]').first().click();
    await expect(card).toBeVisible({ timeout: limit(4000) });
  }).toPass({ timeout: limit(30_000) });
  await expect(card).toContainText('كتيّب المالك');
  await expect(card.locator('img')).toBeVisible();
});
