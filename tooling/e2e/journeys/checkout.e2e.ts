import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { Page } from '@playwright/test';
import { buyerNamed } from '../market/buyer.ts';
import { codeSentBy } from '../market/code-sent-by.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { carPaidBy, carWithTerms } from '../market/sellers.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { loadMeasured } from '../watch/load-measured.ts';
import { expect, test } from '../watch/test.ts';

let market: OwnMarket;

test.beforeAll(async () => {
  test.setTimeout(limit(150_000));
  market = await startOwnMarket({ hasSandbox: true });
});
test.afterAll(() => market.close());

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

test('before the payment it loads nothing of others, and stands still', {
  tag: '@once',
}, async ({ page, request, texts }) => {
  const car = await carPaidBy(request, 'STRIPE', market.origin);
  await page.goto(`${market.origin}/ar/showroom-order-online/vehicle/${car}`);
  await new Reservation(page, texts).start();
  const loaded = await loadMeasured(page, `${market.origin}/ar/showroom-order-online/checkout`);
  expect(loaded.others).toEqual([]);
  expect(loaded.script).toBeGreaterThan(1_000);
  // What it meets today; the aim is 185 KB.
  expect(loaded.script).toBeLessThanOrEqual(198 * 1024);
  expect(loaded.layoutShift).toBeLessThanOrEqual(0.02);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a company accepts the terms, verifies its number and chooses to pay nothing now', {
    tag: '@once',
  }, async ({ page, request, texts }) => {
    const car = await carWithTerms(request, market.origin);
    const buyer = buyerNamed('company');
    await page.goto(`${market.origin}/ar/showroom-order-online/vehicle/${car}`);
    await new Reservation(page, texts).start();

    await field(page, 'first_name').fill(buyer.first);
    await page.getByLabel('شركة', { exact: true }).check();
    await page.locator('main noscript button[name=_type]').click();
    await expect(field(page, 'first_name')).toHaveValue(buyer.first);
    await field(page, 'company_name').fill('النخيل للتجارة');
    for (const type of ['فرد', 'شركة']) {
      await page.getByLabel(type, { exact: true }).check();
      await page.locator('main noscript button[name=_type]').click();
    }
    await expect(field(page, 'company_name')).toHaveValue('النخيل للتجارة');
    await field(page, 'trade_licence').fill('CN-1234567');
    await field(page, 'tax_number').fill('١٠٠ ١٢٣٤ ٥٦٧٨ ٩٠٠٣');
    await field(page, 'contact_person').fill('هند الشامسي');
    await field(page, 'last_name').fill(buyer.last);
    await field(page, 'email').fill(`invalid@${buyer.email.split('@')[1]}`);
    await field(page, 'phone').fill(buyer.mobile);
    await field(page, 'consent').check();
    const send = page.getByRole('button', { name: texts.toPayment });
    await send.click();
    await expect(page.getByText('دون الموافقة على هذه الشروط').first()).toBeVisible();
    await field(page, 'terms_reservation').check();
    await send.click();
    await expect(page.getByText('لا يمكن إرسال البريد إلى هذا العنوان').first()).toBeVisible();
    await field(page, 'email').fill(buyer.email);
    await send.click();

    await field(page, 'phone_code').fill('000000');
    await page.getByRole('button', { name: 'تأكيد الرمز' }).click();
    await expect(page.getByText('الرمز غير صحيح').first()).toBeVisible();
    await field(page, 'phone_code').fill(await codeSentBy(market.sandbox));
    await page.getByRole('button', { name: 'تأكيد الرمز' }).click();

    await expect(page.getByRole('heading', { level: 1, name: texts.payDeposit })).toBeVisible();
    await page.getByRole('link', { name: 'تعديل بياناتي' }).click();
    await expect(field(page, 'company_name')).toHaveValue('النخيل للتجارة');
    await expect(field(page, 'terms_reservation')).toBeChecked();
    await page.goBack();
    await page.locator('main noscript button[name=vendor]').click();
    await page.getByRole('button', { name: texts.order, exact: true }).click();
    await page.waitForURL('**/success?order=*');
    await page.getByText('الشروط التي وافقت عليها').click();
    await expect(page.getByText('يُخصم العربون من السعر').first()).toBeVisible();
  });
});
