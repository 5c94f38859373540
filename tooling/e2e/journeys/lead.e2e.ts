import { buyerNamed } from '../market/buyer.ts';
import { leadsOf, signIn } from '../market/sign-in.ts';
import { TestDrive } from '../screens/test-drive.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

test('a test drive asked for becomes one lead, however often the button is pressed [S-1-08]', async ({
  page,
  language,
  texts,
  otherBrowser,
}, info) => {
  const buyer = buyerNamed(`lead-${info.project.name}`);
  const form = new TestDrive(page, texts);

  await test.step('the address fills in the model', async () => {
    await page.goto(`/${language}/test-drive?model=defender`);
    await expect(page.getByRole('combobox', { name: texts.lead.model })).toHaveValue('defender');
    await expectAccessible(page);
  });

  await test.step('what is missing is named at its field and above the form', async () => {
    await form.fillInPerson(buyer);
    await form.sendButton.click();
    await expect(page.getByText(texts.lead.threeWrong)).toBeVisible();
    await expect(page.getByText(texts.lead.required).last()).toBeVisible();
    await expect(form.firstName).toHaveValue(buyer.first);
    await expectAccessible(page);
  });

  await test.step('two presses, one thank-you', async () => {
    await form.fillInWish(buyer.email);
    await form.sendButton.dblclick();
    await form.thankYouHasFocus();
    await expectAccessible(page);
    await expect(form.firstName).toBeHidden();
    const sent = page.locator('[data-state=sent]');
    await expect(sent.locator('img[alt]').first()).toBeVisible();
    await expect(sent.locator('a[href^="tel:"]')).toBeVisible();
    await expect(sent).not.toContainText(buyer.first);
  });

  await test.step('whoever follows up leads reads it once', async () => {
    const staff = await otherBrowser();
    await signIn(staff, /leads@/);
    const leads = await leadsOf(staff, 'test-drive', buyer.email);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.data).toMatchObject({
      first_name: buyer.first,
      model: 'defender',
    });
  });
});
