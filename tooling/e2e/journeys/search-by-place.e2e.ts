import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const texts = {
  ar: {
    postcode: 'الرمز البريدي',
    at: 'سيارات وكيلين في البرشاء، 12002',
    everywhere: 'كل الوكلاء',
    defender: 'ديفندر',
    black: 'أسود',
    title: 'ديفندر أسود للبيع | Land Rover',
    headline: 'ديفندر أسود',
    trail: 'مسار التنقل',
  },
  en: {
    postcode: 'Postcode',
    at: 'Cars of 2 retailers in Al Barsha, 12002',
    everywhere: 'All retailers',
    defender: 'Defender',
    black: 'Black',
    title: 'Black Defender for sale | Land Rover',
    headline: 'Black Defender',
    trail: 'Breadcrumbs',
  },
};
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('a postcode without a retailer is answered by a dialog that only a way on closes', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const t = texts[language];
  const keys = page.keyboard;
  const dialog = page.getByRole('dialog');
  await page.goto(`/${language}/vehicles?_postcode=99999&models=Defender`);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(t.postcode)).toBeFocused();
  await expectAccessible(page);

  for (const press of ['Escape', 'Escape', 'Escape']) await keys.press(press);
  await page.mouse.click(8, 8);
  for (const press of ['Escape', 'Escape']) await keys.press(press);
  await expect(dialog).toBeVisible();

  await dialog.getByLabel(t.postcode).focus();
  await keys.type('12002');
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/models=Defender&_postcode=12002$/);
  const found = page.getByText(t.everywhere).locator('xpath=ancestor::p[1]');
  expect(plain((await found.textContent()) ?? '')).toContain(t.at);

  await page.getByRole('link', { name: t.everywhere }).click();
  await expect(page).toHaveURL(/\?models=Defender$/);
});

test('a landing page has its own name, trail and cars, and links to the list', {
  tag: '@desktop',
}, async ({ page, language }) => {
  const t = texts[language];
  await page.goto(`/${language}/vehicles?models=Defender`);
  await page.getByRole('link', { name: new RegExp(`^${t.black} \\d+$`) }).click();
  await expect(page).toHaveURL(`/${language}/vehicles/defender/black`);
  await expect(page).toHaveTitle(t.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.headline);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/${language}/vehicles/defender/black$`),
  );
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: t.trail })
    .getByRole('link', { name: t.defender, exact: true })
    .click();
  await expect(page).toHaveURL(`/${language}/vehicles/defender`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.headline);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('cars are searched by postcode, and a postcode without a retailer is explained', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/ar/vehicles?models=Defender');
    await page.locator('summary', { hasText: 'ابحث قرب منطقتك' }).click();
    await page.getByLabel(texts.ar.postcode).fill('99999');
    await page.getByLabel(texts.ar.postcode).press('Enter');
    await expect(page.getByText(/لم نجد وكيلًا في/)).toBeVisible();
    await page.getByLabel(texts.ar.postcode).fill('12002');
    await page.getByLabel(texts.ar.postcode).press('Enter');
    await expect(page).toHaveURL(/models=Defender/);
    await expect(page.getByRole('link', { name: texts.ar.everywhere })).toBeVisible();
  });
});
