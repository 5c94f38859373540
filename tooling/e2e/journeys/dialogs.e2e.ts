import { buyerNamed } from '../market/buyer.ts';
import { dialogTexts } from '../market/dialog-texts.ts';
import { leadsOf, signIn } from '../market/sign-in.ts';
import { TestDrive } from '../screens/test-drive.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { Keyboard } from '../watch/keyboard.ts';
import { expect, test } from '../watch/test.ts';

const licence = Buffer.from('%PDF-1.7\nlicence');

test('by keyboard a form is sent in a dialog, a video opens, and leaving the site is confirmed [S-2-69] [S-2-70]', async ({
  page,
  language,
  texts,
  otherBrowser,
}, info) => {
  const t = dialogTexts[language];
  const buyer = buyerNamed(`dialog-${info.project.name}`);
  const keyboard = new Keyboard(page);
  const dialog = page.getByRole('dialog');
  const form = new TestDrive(page, texts);
  const leads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/forms/')) leads.push(request.url());
  });

  await page.goto(`/${language}/retailers`);
  const address = page.url();
  const opener = page.getByRole('link', { name: t.form });

  await test.step('the form opens over the page, which keeps its place', async () => {
    const actions = page.locator('summary', { hasText: t.actions });
    await keyboard.goTo(actions);
    await keyboard.press('Enter');
    await keyboard.goTo(opener);
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(form.firstName).toBeVisible();
    await expectAccessible(page);
    expect(page.url()).toBe(address);
  });

  await test.step('it asks before it closes over what was typed', async () => {
    await form.firstName.focus();
    await keyboard.type(buyer.first);
    await keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: t.discard })).toBeVisible();
    await keyboard.goTo(page.getByRole('button', { name: t.keep }));
    await keyboard.press('Enter');
    await expect(form.firstName).toHaveValue(buyer.first);
  });

  await test.step('it is sent once and thanks in its place', async () => {
    await form.fillInPerson(buyer);
    await page.getByRole('combobox', { name: texts.lead.model }).selectOption('defender');
    await form.fillInWish(buyer.email);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: licence });
    await expect(dialog.getByText('licence.pdf')).toBeVisible();
    await form.sendButton.focus();
    await keyboard.press('Enter');
    await form.thankYouHasFocus();
    expect(leads).toHaveLength(1);
    await expectAccessible(page);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    const staff = await otherBrowser();
    await signIn(staff, /leads@/);
    const [lead, ...others] = await leadsOf(staff, 'test-drive', buyer.email);
    expect(others).toEqual([]);
    expect(lead?.data).toMatchObject({ source: 'quick-actions', licence: ['licence.pdf'] });
    const file = `/services/forms/forms/test-drive/leads/${lead?.id}/files/${lead?.files?.[0]?.id}`;
    expect(await (await staff.request.get(file)).body()).toEqual(licence);
    expect((await page.request.get(file)).status()).toBe(401);
  });

  await test.step('a link of another site asks first', async () => {
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
    const link = language === 'ar' ? page.locator('footer a[href*="instagram"]') : away;
    // On a phone it is in a column that is closed.
    const column = page.locator('footer details', { has: page.locator('a[href*="instagram"]') });
    if (!(await link.isVisible())) await column.locator('summary').press('Enter');
    await link.focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.exit })).toBeVisible();
    await expect(dialog).toContainText('social.example');
    await expectAccessible(page);
    await keyboard.goTo(page.getByRole('button', { name: t.stay }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    expect(page.url()).toBe(address);
  });

  await test.step('a video waits for consent in its dialog', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
      link.textContent = 'Film';
      document.querySelector('main')?.append(link);
      link.focus();
    });
    await keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[data-consent-placeholder]')).toBeVisible();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a link is a page that is posted natively [S-2-69]', {
    tag: '@once',
  }, async ({ page, language, texts }) => {
    const buyer = buyerNamed('dialog-no-script');
    const form = new TestDrive(page, texts);
    await page.goto(`/${language}/forms/test-drive?_columns=2&model=defender`);
    await form.fillInPerson(buyer);
    await expect(page.getByRole('combobox', { name: texts.lead.model })).toHaveValue('defender');
    await form.fillInWish(buyer.email);
    await form.sendButton.click();
    await expect(form.thanks).toBeVisible();
    await page.getByRole('link', { name: dialogTexts[language].back }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/$`));
  });
});
