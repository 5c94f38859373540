import type { Page } from '@playwright/test';
import { expectAccessible, outlineRules } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const words = {
  ar: { next: 'التالي', back: 'العودة إلى قسم الأخبار', others: 'أخبار أخرى' },
  en: { next: 'Next', back: 'Back to News Section', others: 'More stories' },
};

/** A list with three stories on a page. */
const list = '/catalogue/mena';
const stories = (page: Page) => page.locator('[data-block=news] li :is(h2, h3) a');

async function goToPageThree(page: Page, language: string) {
  const { next } = words[language === 'en' ? 'en' : 'ar'];
  const pages = page.locator('[data-block=news] nav');
  await page.goto(`/${language}${list}`);
  for (const number of [2, 3]) {
    await pages.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(`/${language}${list}?currentPage=${number}`);
  }
  await expect(stories(page)).toHaveCount(3);
}

test('news: the third page of the list, an article, and back to that page [S-2-20]', async ({
  page,
  language,
}) => {
  const t = words[language === 'en' ? 'en' : 'ar'];
  await page.goto(`/${language}/news/desert-days`);
  await expect(page.getByRole('link', { name: t.back })).toHaveAttribute(
    'href',
    `/${language}/news`,
  );
  await page.goto(`/${language}/news`);
  await expectAccessible(page, 'html', outlineRules);
  await goToPageThree(page, language);
  await stories(page).first().click();
  await expect(page.getByRole('heading', { level: 2, name: t.others })).toBeVisible();
  await expectAccessible(page, 'html', outlineRules);
  await page.getByRole('link', { name: t.back }).click();
  await expect(page).toHaveURL(`/${language}${list}?currentPage=3`);
  await expect(stories(page)).toHaveCount(3);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('news: the third page, an article, and the browser’s way back to that page', {
    tag: '@once',
  }, async ({ page }) => {
    await goToPageThree(page, 'ar');
    await stories(page).first().click();
    await expect(page.getByRole('heading', { level: 2, name: words.ar.others })).toBeVisible();
    await expect(page.getByRole('link', { name: words.ar.back })).toHaveAttribute(
      'href',
      '/ar/news',
    );
    await page.goBack();
    await expect(page).toHaveURL(`/ar${list}?currentPage=3`);
    await expect(stories(page)).toHaveCount(3);
  });
});

test('offers: from the list to an offer; one that has ended is gone', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await page.goto('/ar/offers');
  await page.locator('main h2 a').first().click();
  await expect(page).toHaveURL('/ar/offers/defender-110');
  await expectAccessible(page, 'html', outlineRules);
  const ended = await request.get('/ar/offers/defender-last-season');
  expect(ended.status()).toBe(410);
  expect(await ended.text()).toContain('/ar/offers/defender-110');
  expect((await request.get('/ar/offers/nothing', { maxRedirects: 0 })).status()).not.toBe(200);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['ar/offers/defender-110', 'en/offers/defender-110', 'ar/news/desert-days']) {
    expect(sitemap).toContain(`/${path}</loc>`);
  }
  expect(sitemap).not.toContain('defender-last-season');
});

test('a visitor calculates finance, browses offers and opens a story [S-1-05]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/en/finance');
  const calculator = page.locator('[data-block=finance-calculator]').first();
  const payment = calculator.locator('data').first();
  const before = await payment.getAttribute('value');
  await calculator.getByRole('slider').first().focus();
  await page.keyboard.press('End');
  await expect(payment).not.toHaveAttribute('value', before ?? '');
  await page.goto('/en/offers');
  expect(await page.locator('main h2 a').count()).toBeGreaterThan(2);
  await page.goto('/en/news');
  const story = page.locator('[data-block=news] li h2 a').first();
  const title = (await story.textContent()) ?? '';
  await story.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
