import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const texts = {
  ar: {
    search: 'ابحث في الموقع',
    go: 'بحث',
    typed: 'رنج روفر',
    model: 'رينج روڤر',
    found: /نتائج/,
  },
  en: {
    search: 'Search the site',
    go: 'Search',
    typed: 'rang rover',
    model: 'Range Rover',
    found: /Results/,
  },
} as const;

test('a visitor types with a typo, picks a suggestion by keyboard, and reads all results', async ({
  page,
  language,
}) => {
  const t = texts[language as keyof typeof texts];
  const open = async () => {
    await page.locator('.mk-search-popup summary').press('Enter');
    return page.getByRole('combobox', { name: t.search });
  };
  await page.goto(`/${language}/offers`);

  await test.step('a suggestion opens the model page', async () => {
    const field = await open();
    await expect(field).toBeFocused();
    await field.pressSequentially(t.typed);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(t.model);
    await expectAccessible(page);
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/range-rover$`));
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('Enter without a choice leads to the results', async () => {
    const field = await open();
    await field.fill(t.typed);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/search\\?q=\\S+\\+\\S+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.found);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the popup is a form and the results are pages [S-2-53]', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/ar/offers');
    await page.locator('.mk-search-popup summary').click();
    const popup = page.locator('.mk-search-popup');
    await popup.getByRole('searchbox').fill('رنج روفر');
    await popup.getByRole('button', { name: texts.ar.go }).click();
    await expect(page).toHaveURL(`/ar/search?${new URLSearchParams({ q: 'رنج روفر' })}`);
    await expect(
      page.getByRole('main').getByRole('link', { name: texts.ar.model }).first(),
    ).toBeVisible();
    await page.goto('/ar/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3Ezzzz');
    await expect(page.getByRole('main')).not.toContainText('undefined');
  });
});
