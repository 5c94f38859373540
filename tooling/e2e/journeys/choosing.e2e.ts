import type { Page } from '@playwright/test';
import { expectAccessible, outlineRules } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const words = {
  ar: { start: 'ابدأ', next: 'التالي', result: 'اعرض النتيجة', again: 'ابدأ من جديد', vin: 'تحقق' },
  en: { start: 'Start', next: 'Next', result: 'See result', again: 'Start again', vin: 'Check' },
};
const answers = [2, 3, 4, 4, 3];

const quiz = (page: Page) => page.locator('[data-block="fuel-type-quiz"]');
const answerTo = (page: Page, question: number, answer: number) =>
  quiz(page).locator(`[name="fuel_${question}"][value="${answer}"]`);

test('the fuel quiz: to a result, back by the browser’s button, and the result’s URL [B-4-01]', async ({
  page,
  language,
}) => {
  const t = words[language === 'en' ? 'en' : 'ar'];
  const press = (name: string) => quiz(page).getByRole('button', { name, exact: true }).click();
  const isAt = (step: string) => expect(quiz(page)).toHaveAttribute('data-step', step);
  await page.goto(`/${language}/owners`);
  await page.goto(`/${language}/fuel-quiz`);
  await expectAccessible(page, 'html', outlineRules);
  await press(t.start);
  for (const [at, answer] of answers.entries()) {
    await isAt(String(at + 1));
    await answerTo(page, at + 1, answer).check();
    await press(t.next);
  }
  await isAt('final');
  await page.goBack();
  await isAt('5');
  await page.goBack();
  await isAt('4');
  await expect(answerTo(page, 4, 4)).toBeChecked();
  await page.reload();
  await isAt('4');
  await press(t.next);
  await press(t.next);
  await press(t.result);
  await expect(quiz(page).locator('[data-fuel="petrol"]')).toBeVisible();
  await expectAccessible(page, 'html', outlineRules);
  const shared = page.url();
  expect(new URL(shared).search).toBe('?fuel_1=2&fuel_2=3&fuel_3=4&fuel_4=4&fuel_5=3');
  await quiz(page).getByRole('link').first().click();
  await expect(page).toHaveURL(`/${language}/vehicles?engine_types=petrol`);
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(quiz(page).locator('[data-fuel="petrol"]')).toBeVisible();
  await quiz(page).getByRole('link', { name: t.again }).click();
  await isAt('0');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fuel quiz is one form with the result in its page [B-4-03]', async ({
    page,
    language,
  }) => {
    const t = words[language === 'en' ? 'en' : 'ar'];
    await page.goto(`/${language}/fuel-quiz`);
    for (const [at, answer] of answers.entries()) {
      if (at !== 2) await answerTo(page, at + 1, answer).check();
    }
    const send = quiz(page).getByRole('button', { name: t.result });
    await send.click();
    await expect(answerTo(page, 5, 3)).toBeChecked();
    await answerTo(page, 3, 4).check();
    await send.click();
    await expect(quiz(page).locator('[data-fuel="petrol"]')).toBeInViewport();
    await quiz(page).getByRole('link', { name: t.again }).click();
    await expect(answerTo(page, 1, 2)).not.toBeChecked();
  });
});

test('the default links of the quiz lead to pages by one redirect [B-2-15]', {
  tag: '@once',
}, async ({ request }) => {
  for (const page of ['/petrol-vs-diesel.html', '/diesel-vs-petrol.html']) {
    const response = await request.get(`/ar${page}l`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`/ar${page}`);
    expect((await request.get(`/ar${page}`, { maxRedirects: 0 })).status()).toBe(200);
  }
  for (const page of [
    '/phev.html',
    '/bev.html',
    '/vehicles/index.html',
    '/retailer-locator.html',
  ]) {
    expect((await request.get(`/ar${page}`)).status()).toBe(200);
  }
});

test('an owner checks a VIN: nothing of it leaves the browser, nothing of the list arrives', {
  tag: '@once',
}, async ({ page }) => {
  const vin = 'SALEA7BW6N2104417';
  const sent: string[] = [];
  await page.goto('/ar/owners');
  expect(await page.content()).not.toContain('SALYA2BX7L');
  const checker = page.locator('[data-block="vin-checker"]');
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await checker.getByRole('textbox').fill('salea7bw6n21٠٤٤١٧');
  await checker.getByRole('button', { name: words.ar.vin }).click();
  await expect(checker.getByRole('status')).toContainText('سيارتك معنية');
  await checker.getByRole('textbox').fill('');
  await checker.getByRole('textbox').press('Enter');
  await expect(checker.getByRole('textbox')).toBeFocused();
  await expect(checker.getByText('اكتب رقم الهيكل.')).toBeVisible();
  expect(sent.filter((request) => request.includes(vin))).toEqual([]);
});
