import { expectAccessible, outlineRules } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const words = {
  ar: { next: 'التالي', back: 'العودة إلى قسم الأخبار', others: 'أخبار أخرى' },
  en: { next: 'Next', back: 'Back to News Section', others: 'More stories' },
};

test('news: a later page of the list, an article, and back to that page [S-2-20]', async ({
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
  await page.getByRole('link', { name: t.next }).click();
  await expect(page).toHaveURL(`/${language}/news?currentPage=2`);
  const stories = page.locator('[data-block=news] li h2 a');
  await expect(stories).toHaveCount(3);
  await stories.first().click();
  await expect(page.getByRole('heading', { level: 2, name: t.others })).toBeVisible();
  await expectAccessible(page, 'html', outlineRules);
  await page.getByRole('link', { name: t.back }).click();
  await expect(page).toHaveURL(`/${language}/news?currentPage=2`);
  await expect(stories).toHaveCount(3);
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
