import type { APIRequestContext } from '@playwright/test';
import { buyerNamed } from '../market/buyer.ts';
import { linkMailedTo } from '../market/link-mailed-to.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { expect, test } from '../watch/test.ts';

const stock = '/services/stock/public_api/listing/all?items=100';

interface Car {
  id: string;
  status: string;
  config_url: string | null;
}

/** A car of the market that has a configuration and that nobody has reserved. */
async function configuredCar(request: APIRequestContext): Promise<Car & { config_url: string }> {
  const { data } = (await (await request.get(stock)).json()) as { data: Car[] };
  const car = data.find(({ status, config_url }) => config_url && status === 'stock');
  if (!car?.config_url) throw new Error('No car of the market has a configuration');
  return { ...car, config_url: car.config_url };
}

test('a configured car is ordered by the URL of its configuration, which every address keeps [S-2-12] [S-2-37] [S-3-36] [S-4-15]', {
  tag: '@once',
}, async ({ page, texts, request }) => {
  const car = await configuredCar(request);
  const query = `?${new URLSearchParams({ config_url: car.config_url })}`;
  const at = (step: string) => `/ar/showroom-order-online/${step}${query}`;
  const reservation = new Reservation(page, texts);

  await page.goto(`/ar/showroom-order-online/${query}`);
  await expect(page).toHaveURL(at('vehicle'));
  // Title and note of the configurator journey's own entry.
  await expect(page.getByRole('heading', { name: 'احجز السيارة التي صمّمتها' })).toBeVisible();
  await reservation.startButton.click();
  await expect(page).toHaveURL(`${at('vehicle')}&step=2`);
  await reservation.nextButton.click();
  await expect(page).toHaveURL(`${at('vehicle')}&step=3`);
  await expect(page.getByText('تُصنع السيارة بعد تأكيد الطلب')).toBeVisible();
  await reservation.nextButton.click();
  await expect(page).toHaveURL(at('checkout'));
  await reservation.closeDialog();
  const buyer = buyerNamed('configured');
  await reservation.fillIn(buyer);
  await reservation.order();
  await expect(page).toHaveURL(/success\?config_url=.*&order=MK-/);
  const number = await reservation.isStored();
  // The success page has the market's button.
  await expect(page.getByRole('link', { name: 'تصفّح المزيد من السيارات' })).toBeVisible();
  await page.goto(await linkMailedTo(buyer.email, `/confirmation/${number}?token=`));
  await reservation.confirm(number);
  await reservation.isConfirmed(number);
});

test('the order route without a configuration continues with the car of before, else with the stock [S-2-12]', {
  tag: '@once',
}, async ({ page, request }) => {
  await page.goto('/ar/showroom-order-online/');
  await expect(page).toHaveURL(/\/ar\/vehicles/);
  const { id } = await configuredCar(request);
  await page.goto(`/ar/showroom-order-online/vehicle/${id}`);
  await page.goto('/ar/showroom-order-online/');
  await expect(page).toHaveURL(`/ar/showroom-order-online/vehicle/${id}`);
});
