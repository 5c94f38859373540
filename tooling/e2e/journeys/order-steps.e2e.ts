import { limit } from '@mawkib/tooling-vitest/time-limits';
import { buyerNamed } from '../market/buyer.ts';
import { codeSentBy } from '../market/code-sent-by.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { carWithTerms } from '../market/sellers.ts';
import { Payment } from '../screens/payment.screen.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

let market: OwnMarket;

test.beforeAll(async () => {
  test.setTimeout(limit(150_000));
  market = await startOwnMarket({ hasSandbox: true });
});
test.afterAll(() => market.close());

test('all steps of an order, then its payment and the success page; nothing typed is lost [S-1-07] [S-2-34] [S-3-32] [S-4-10] [S-4-11]', {
  tag: '@once',
}, async ({ page, texts, request }) => {
  test.setTimeout(limit(120_000));
  // This seller's orders have all steps.
  const car = await carWithTerms(request, market.origin);
  const reservation = new Reservation(page, texts);
  const at = (step: number) => page.waitForURL(new RegExp(`vehicle/${car}\\?step=${step}$`));
  const next = () => reservation.nextButton.click();
  const tabs = page.getByRole('navigation', { name: 'خيارات الحجز' });

  await page.goto(`${market.origin}/ar/showroom-order-online/vehicle/${car}`);
  await expectAccessible(page);
  await expect(tabs.getByRole('listitem')).toHaveCount(6);
  await expect(tabs.getByRole('link')).toHaveCount(0);
  await reservation.startButton.click();
  await at(2);
  await expect(tabs.getByRole('link')).toHaveCount(1);
  expect(await reservation.stored('sl_order_online_steps')).toMatchObject({
    active: 1,
    enabled: [0, 1],
  });

  await page.getByRole('radio', { name: 'نعم، لدي سيارة' }).check();
  await page.getByLabel('العلامة').selectOption('nissan');
  await page.getByLabel('الطراز').selectOption('patrol');
  await page.getByLabel('نوع الهيكل').selectOption('suv');
  await page.getByLabel('نوع الوقود').selectOption('petrol');
  await page.getByLabel('المسافة المقطوعة (كم)').fill('٨٠٠٠٠');
  await page.getByLabel('تاريخ أول تسجيل').fill('31/12/1949');
  await page.getByLabel('رقم اللوحة').fill('أ ١٢٣٤٥');
  await next();
  await expect(page.getByText('أدخل تاريخًا بين عام 1950 واليوم').first()).toBeVisible();
  await expect(page.getByLabel('الطراز')).toHaveValue('patrol');
  await page.getByLabel('تاريخ أول تسجيل').fill('01/05/2019');
  await next();
  await at(3);

  await page.getByRole('checkbox', { name: 'صيانة لثلاث سنوات' }).check();
  await next();
  await at(4);
  await expect(page.locator('[data-line="pack:service"]')).toContainText('8,500');
  await tabs.getByRole('link', { name: /باقات الخدمة/ }).click();
  await at(3);
  await expect(tabs.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'صيانة لثلاث سنوات' })).toBeChecked();
  await next();
  await at(4);

  await page.getByRole('radio', { name: 'التوصيل إلى عنوانك' }).check();
  await page.getByLabel('الإمارة أو المنطقة').selectOption('dubai');
  await page.getByLabel('الشارع').fill('شارع الوصل');
  await page.getByLabel('المبنى أو الفيلا').fill('فيلا 7');
  await next();
  await at(5);
  await page.getByRole('radio', { name: 'معاينة السيارة' }).check();
  await page.locator('label:has(> input[name="slot"])').first().click();
  await expectAccessible(page);
  await next();
  await at(6);
  await page.reload();
  await expect(page.getByText('أحضر رخصة القيادة')).toBeVisible();
  expect(await reservation.stored('sl_order_online_steps')).toMatchObject({
    active: 5,
    enabled: [0, 1, 2, 3, 4, 5],
  });
  const stored = await reservation.stored('sl_order_online_data');
  expect(stored).toMatchObject({
    location: 'delivery',
    tradeInData: {
      brand: 'nissan',
      model: 'patrol',
      bodyType: 'suv',
      fuelType: 'petrol',
      mileage: 80_000,
      registrationDate: '2019-05-01',
      registrationNumber: 'أ12345',
    },
  });
  expect(JSON.stringify(stored)).not.toContain('الوصل');
  await next();

  await reservation.isAtCheckout();
  await reservation.closeDialog();
  await reservation.fillIn(buyerNamed('all-steps'));
  await page.locator('input[name="terms_reservation"]').check();
  await page.getByRole('button', { name: texts.toPayment }).click();
  await page.locator('input[name="phone_code"]').fill(await codeSentBy(market.sandbox));
  await page.getByRole('button', { name: 'تأكيد الرمز' }).click();

  const payment = new Payment(page, texts);
  await payment.isShown();
  await expect(page.locator('[data-line="pack:service"]')).toContainText('8,500');
  await payment.payByCard('4242424242424242');
  await payment.isPaid();
});
