import type { APIRequestContext } from '@playwright/test';
import { buyerNamed } from '../market/buyer.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

interface Car {
  id: string;
  status: string;
  company_uuid: string;
}

/** The seller that has all steps in its orders. */
const seller = '6f0d2a51-6b1c-4c0e-9a53-2f9a3c7d1e03';
const stock = '/services/stock/public_api/listing/all?items=100';
const maxPages = 10;

async function carOfSeller(request: APIRequestContext): Promise<Car> {
  for (let number = 1; number <= maxPages; number += 1) {
    const response = await request.get(`${stock}&page=${number}`);
    const { data } = (await response.json()) as { data: Car[] };
    const car = data.find((one) => one.company_uuid === seller && one.status === 'stock');
    if (car) return car;
  }
  throw new Error('The seller has no car');
}

test('all steps of an order, then the checkout and the success page; nothing typed is lost [S-2-34]', {
  tag: '@once',
}, async ({ page, texts, request }) => {
  const car = await carOfSeller(request);
  const reservation = new Reservation(page, texts);
  const at = (step: number) => page.waitForURL(new RegExp(`vehicle/${car.id}\\?step=${step}$`));
  const next = () => reservation.nextButton.click();

  await page.goto(`/ar/showroom-order-online/vehicle/${car.id}`);
  await expectAccessible(page);
  await reservation.startButton.click();
  await at(2);

  await page.getByRole('radio', { name: 'نعم، لديّ سيارة' }).check();
  await page.getByLabel('العلامة').selectOption('nissan');
  await page.getByLabel('الطراز').selectOption('patrol');
  await page.getByLabel('نوع الهيكل').selectOption('suv');
  await page.getByLabel('نوع الوقود').selectOption('petrol');
  await page.getByLabel('عداد المسافة (كم)').fill('٨٠٠٠٠');
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
  await page.goBack();
  await at(3);
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
  expect(stored).toMatchObject({ location: 'delivery', tradeInData: { mileage: 80_000 } });
  expect(JSON.stringify(stored)).not.toContain('الوصل');
  await next();

  await reservation.isAtCheckout();
  await reservation.closeDialog();
  await reservation.fillIn(buyerNamed('all-steps'));
  await reservation.order();
  await reservation.isStored();
});
