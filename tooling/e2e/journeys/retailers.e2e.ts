import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const texts = {
  ar: {
    name: 'موكب شارع الشيخ زايد',
    open: /^(مفتوح|مغلق)/,
    today: 'اليوم',
    choose: 'اجعله وكيلي',
    bar: 'وكيلك',
    change: 'تغيير',
    remove: 'إزالة الوكيل',
  },
  en: {
    name: 'Mawkib Sheikh Zayed Road',
    open: /^(Open|Closed)/,
    today: 'Today',
    choose: 'Make this my retailer',
    bar: 'Your retailer',
    change: 'Change',
    remove: 'Remove retailer',
  },
};
const slug = 'mawkib-sheikh-zayed-road-mkdxb01';
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

test('a visitor finds a retailer with its hours, keeps it for the visit and changes it', async ({
  page,
  language,
}) => {
  const t = texts[language];
  await page.goto(`/${language}/retailers`);
  const link = page.locator(`a[href$="/retailers/${slug}"]`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/retailers/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.name);
  await expect(page.locator('[aria-current=date]')).toContainText(t.today);
  await expect(page.locator('.mk-open-now').first()).toHaveText(t.open);
  await expect(page.locator('select:has(option[value=MKDXB01])')).toHaveValue('MKDXB01');
  await expectAccessible(page);

  const bar = page.getByRole('complementary', { name: t.bar });
  await page.getByRole('link', { name: t.choose }).click();
  await expect(bar.getByRole('link', { name: t.name })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(50);
  await page.goto(`/${language}/offers`);
  await expect(bar).toContainText(t.name);
  await expect(bar.locator('.mk-open-now')).toHaveText(t.open);
  expect(plain(await bar.getByRole('link').nth(1).textContent())).toContain('04 555 0110');
  await expectAccessible(page);
  await bar.getByRole('link', { name: t.change }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/retailers$`));
  await bar.getByRole('button', { name: t.remove }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('an unknown retailer is missing', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/ar/retailers/nobody');
  await expect(page).toHaveURL(/\/ar\/404$/);
});
