import type { Locator, Page } from '@playwright/test';
import { type Buyer, buyerNamed } from '../market/buyer.ts';
import { publishDirectly, saveDirectly, tokenOf } from '../market/drafts.ts';
import { leadsOf, signIn } from '../market/sign-in.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { expect, test } from '../watch/test.ts';

const texts = {
  ask: 'استفسر عن العرض',
  send: 'أرسل الطلب',
  thanks: 'وصل طلبك',
  again: 'إعادة المحاولة',
  book: 'ابدأ الحجز',
  booking: 'الأسعار والحجز',
  next: 'التالي',
  summary: 'ملخص الطلب',
  failed: 'عذرًا! حدث خطأ ما.',
  thanksForRental: 'شكرًا لك!',
  back: 'العودة إلى قسم الأخبار',
  calculate: 'احسب',
  error: 'يُرجى مراجعة حقل واحد',
};

async function fillInPerson(within: Locator, buyer: Buyer) {
  await within.locator('[name=first_name]').fill(buyer.first);
  await within.locator('[name=last_name]').fill(buyer.last);
  await within.locator('[name=phone]').fill(buyer.mobile);
  await within.locator('[name=email]').fill(buyer.email);
}

/** Runs `send` with the connection for posts lost. */
async function withoutConnection(page: Page, send: () => Promise<void>) {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await send();
  await page.unrouteAll();
}

const offerLead = {
  offer_id: 'defender-110',
  offer_category: 'finance',
  offer_brand: 'defender',
};

test('an offer is asked about in its dialog, also after a lost connection, and is one lead', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const buyer = buyerNamed('offer');
  await page.goto('/ar/finance', { waitUntil: 'networkidle' });
  const offers = page.locator('[data-block=offers]');
  await offers.getByRole('link', { name: texts.ask }).first().click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: texts.send });
  await fillInPerson(dialog, buyer);
  await dialog.locator('[name=retailer]').selectOption({ index: 1 });
  await withoutConnection(page, async () => {
    await send.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
  });
  await send.click();
  await expect(dialog.getByRole('heading', { name: texts.thanks })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const staff = await otherBrowser();
  await signIn(staff, /leads@/);
  const [lead, ...others] = await leadsOf(staff, 'offer', buyer.email);
  expect(others).toEqual([]);
  expect(lead?.data).toMatchObject(offerLead);
});

test('a rental is asked for, again after an error with all data kept, and is one lead', {
  tag: '@once',
}, async ({ page, otherBrowser }) => {
  const buyer = buyerNamed('rental');
  await page.goto('/ar/rent-a-car', { waitUntil: 'networkidle' });
  await page.locator('#rent-a-car').getByRole('button', { name: texts.book }).click();
  const overlay = page.getByRole('dialog', { name: texts.booking });
  const next = overlay.getByRole('button', { name: texts.next, exact: true }).last();
  await overlay.getByRole('combobox', { name: 'السيارة', exact: true }).selectOption({ index: 1 });
  await overlay.locator('select[name=pickup_location]').selectOption('dubai');
  await overlay.getByRole('button', { name: 'الشهر التالي' }).first().click();
  const days = overlay.locator('[data-day]:not([data-off])');
  await days.nth(3).click();
  await days.nth(6).click();
  const total = await overlay.locator('[data-total]').getAttribute('data-total');
  expect(Number(total)).toBeGreaterThan(0);
  await next.click();
  await fillInPerson(overlay, buyer);
  await overlay.locator('[name=consent]').check();
  await next.click();
  await expect(overlay.getByRole('heading', { name: texts.summary })).toBeFocused();
  const send = overlay.getByRole('button', { name: texts.send });
  await withoutConnection(page, async () => {
    await send.click();
    await expect(overlay.getByRole('heading', { name: texts.failed })).toBeFocused();
  });
  await overlay.getByRole('button', { name: texts.again }).click();
  await expect(overlay).toContainText(buyer.email);
  await send.dblclick();
  await expect(overlay.getByRole('heading', { name: texts.thanksForRental })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  const staff = await otherBrowser();
  await signIn(staff, /leads@/);
  const [lead, ...others] = await leadsOf(staff, 'rental', buyer.email);
  expect(others).toEqual([]);
  expect(lead?.data).toMatchObject({
    vehicle: 'ديفندر 110',
    pickup_location: expect.stringContaining('دبي'),
    days: expect.stringMatching(/^\d+$/),
  });
});

test('without a script, two blocks with one form: errors and thanks are at the one that was sent', {
  tag: '@once',
}, async ({ page, browser, baseURL, otherBrowser }) => {
  await openAs(page, 'publisher', '/ar/cms');
  await page.waitForURL('/ar/cms');
  const context = page.context();
  const title = { ar: 'نموذجان', en: 'Two forms' };
  const made = await context.request.post('/services/content/pages', {
    headers: await tokenOf(context),
    data: { path: '/two-forms', title },
  });
  const { id, version } = (await made.json()).data;
  const operations = ['first', 'second'].map((block, index) => ({
    ...{ kind: 'insert_block', index },
    block: {
      ...{ id: block, template: 'jlr-form-component', version: 1, groups: [] },
      fields: { form_id: 'rental' },
    },
  }));
  const saved = await saveDirectly(context, id, version, operations);
  expect(saved.status()).toBe(200);
  const draft = (await saved.json()).data;
  expect((await publishDirectly(context, id, draft.version)).status()).toBe(200);

  const buyer = buyerNamed('second-form');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` });
  const visitor = await plain.newPage();
  await visitor.goto('/ar/two-forms');
  const forms = visitor.locator('[data-block=jlr-form-component]');
  const second = forms.nth(1);
  await fillInPerson(second, { ...buyer, email: 'sara@example' });
  await second.locator('[name=consent]').check();
  await second.getByRole('button', { name: texts.send }).click();
  await expect(second.locator('[name=first_name]')).toHaveValue(buyer.first);
  await expect(second.locator('[aria-invalid=true]')).toHaveAttribute('name', 'email');
  await expect(second.getByText(texts.error)).toBeInViewport();
  await expect(forms.first().locator('[name=first_name]')).toHaveValue('');
  await expect(forms.first().locator('[aria-invalid=true]')).toHaveCount(0);
  await second.locator('[name=email]').fill(buyer.email);
  await second.getByRole('button', { name: texts.send }).click();
  await expect(second.getByRole('heading', { name: texts.thanks })).toBeInViewport();
  await expect(forms.first().locator('[name=email]')).toHaveValue('');
  await plain.close();
  const staff = await otherBrowser();
  await signIn(staff, /leads@/);
  expect(await leadsOf(staff, 'rental', buyer.email)).toHaveLength(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of an offer is a page, and its lead has the offer', {
    tag: '@once',
  }, async ({ page, otherBrowser }) => {
    const buyer = buyerNamed('offer-no-script');
    await page.goto('/ar/finance');
    await page
      .locator('[data-block=offers]')
      .getByRole('link', { name: texts.ask })
      .first()
      .click();
    const main = page.locator('main');
    await fillInPerson(main, buyer);
    await main.locator('[name=retailer]').selectOption({ index: 1 });
    await main.getByRole('button', { name: texts.send }).click();
    await expect(main.getByRole('heading', { name: texts.thanks })).toBeVisible();
    const staff = await otherBrowser();
    await signIn(staff, /leads@/);
    const [lead, ...others] = await leadsOf(staff, 'offer', buyer.email);
    expect(others).toEqual([]);
    expect(lead?.data).toMatchObject(offerLead);
  });

  test('cars and prices are on the page, and a rental is asked for in the contact form', {
    tag: '@once',
  }, async ({ page, otherBrowser }) => {
    const buyer = buyerNamed('rental-no-script');
    await page.goto('/ar/rent-a-car');
    const cars = page.locator('[data-block=rent-a-car]');
    await expect(cars).toContainText('1,450');
    await cars.getByRole('link', { name: texts.book }).click();
    const main = page.locator('main');
    await fillInPerson(main, buyer);
    await main.locator('[name=message]').fill('رينج روڤر، دبي، ثلاثة أيام');
    await main.locator('[name=consent]').check();
    await main.getByRole('button', { name: texts.send }).click();
    await expect(main.getByRole('heading', { name: texts.thanks })).toBeVisible();
    const staff = await otherBrowser();
    await signIn(staff, /leads@/);
    expect(await leadsOf(staff, 'rental', buyer.email)).toHaveLength(1);
  });

  test('finance is calculated by its form, and news is paged by links', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/ar/finance');
    const calculator = page.locator('[data-block=finance-calculator]');
    const payment = calculator.locator('data').first();
    const before = Number(await payment.getAttribute('value'));
    await calculator.locator('[name=down_payment]').first().fill('٥٠');
    await calculator.getByRole('button', { name: texts.calculate }).first().click();
    await expect(page).toHaveURL(/[?&]down_payment=/);
    await expect(calculator).toBeInViewport();
    expect(Number(await payment.getAttribute('value'))).toBeLessThan(before * 0.7);

    await page.goto('/ar/news');
    await page.getByRole('link', { name: texts.next }).click();
    await expect(page).toHaveURL('/ar/news?currentPage=2');
    await page.locator('[data-block=news] li h2 a').first().click();
    await page.getByRole('link', { name: texts.back }).click();
    await expect(page.locator('[data-block=news] li h2 a').first()).toBeVisible();

    await page.goto('/ar/owners');
    await expect(page.locator('[data-block=vin-checker]')).toContainText('JavaScript');
  });
});
