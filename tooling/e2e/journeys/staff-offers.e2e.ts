import { limit } from '@mawkib/tooling-vitest/time-limits';
import { readDraft, saveDirectly } from '../market/drafts.ts';
import { PageEditor } from '../screens/page-editor.screen.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

/** Texts of the offers' screens and of declared prices, in Arabic. */
const texts = {
  title: 'العروض',
  offer: 'إيڤوك بموافقة خلال يوم عمل',
  figures: 'الأرقام ومصادرها',
  offerTitle: (language: string) => new RegExp(`^العنوان \\(.*${language}`),
  save: 'حفظ',
  saved: 'حُفظ العرض.',
  publish: 'نشر',
  published: 'نُشرت الصفحة.',
  typed: 'أسعار كُتبت يدويًا',
  reason: 'السبب',
  until: 'حتى يوم',
  declare: 'اعتمد',
  withdraw: /^سحب اعتماد/,
  earlier: /^نقل .* لأعلى$/,
  moved: /^نُقل /,
};

test('an administrator edits an offer, declares a typed price and withdraws it', {
  tag: '@once',
}, async ({ page, context, otherBrowser }) => {
  await openAs(page, 'admin', '/ar/admin/offers');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await page.getByRole('link', { name: texts.offer }).waitFor();
  await expectAccessible(page);
  // Neither of the last two offers is on the site, so that its order stays.
  await page.getByRole('button', { name: texts.earlier }).last().click();
  await expect(page.getByText(texts.moved)).toBeVisible();
  await page.getByRole('link', { name: texts.offer }).click();
  await expect(page.getByRole('heading', { name: texts.figures })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(texts.offerTitle('العربية')).fill('إيڤوك بموافقة في يومه');
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText(texts.saved)).toBeVisible();

  const visitor = await (await otherBrowser()).newPage();
  await expect(async () => {
    await visitor.goto('/ar/offers');
    await expect(visitor.getByText('إيڤوك بموافقة في يومه')).toBeVisible({ timeout: limit(2000) });
  }).toPass({ timeout: limit(30_000) });

  const { version } = await readDraft(context, 'owners');
  const title = { ar: 'كابل الشحن بـ٧٣١ درهمًا', en: 'Charging cable for AED 731' };
  const block = {
    ...{ id: 'typed-price', template: 'snippet', version: 1 },
    ...{ fields: { title }, groups: [] },
  };
  const inserted = [{ kind: 'insert_block', index: 0, block }];
  expect((await saveDirectly(context, 'owners', version, inserted)).status()).toBe(200);
  const editor = new PageEditor(page);
  await page.goto('/ar/cms/pages/owners');
  await editor.isShown();
  const dialog = await editor.askToPublish();
  const publish = dialog.getByRole('button', { name: texts.publish, exact: true });
  await publish.click();
  await expect(dialog.getByRole('heading', { name: texts.typed })).toBeVisible();
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel(texts.reason).fill('قائمة أسعار القطع');
  await dialog.getByLabel(texts.until).fill('2199-12-31');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: texts.declare, exact: true }).click();
  await expect(publish).toHaveAttribute('aria-disabled', 'false');
  await publish.click();
  await expect(page.getByRole('status').filter({ hasText: texts.published })).toBeVisible();
  const price = visitor.getByText('كابل الشحن بـ٧٣١ درهمًا');
  await visitor.goto('/ar/owners');
  await expect(price).toBeVisible();

  await page.reload();
  await editor.isShown();
  await (await editor.askToPublish()).getByRole('button', { name: texts.withdraw }).click();
  await expect(async () => {
    await visitor.goto('/ar/owners');
    await expect(price).toHaveCount(0);
  }).toPass({ timeout: limit(30_000) });
});
