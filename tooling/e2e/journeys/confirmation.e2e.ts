import { buyerNamed } from '../market/buyer.ts';
import { linkMailedTo } from '../market/link-mailed-to.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const pathOf = (order: string) => `/ar/showroom-order-online/confirmation/${order}`;

test('confirmed, not found and rejected are three screens at one address [S-2-35] [S-2-36]', {
  tag: '@once',
}, async ({ page, texts }) => {
  const buyer = buyerNamed('confirmation');
  const reservation = new Reservation(page, texts);
  await page.goto('/ar/vehicles?models=I-PACE');
  const car = await new StockList(page, texts).freeCarAfter(0);
  await page.goto(`/ar/showroom-order-online/vehicle/${car}`);
  await reservation.start();
  await reservation.closeDialog();
  await reservation.fillIn(buyer);
  await reservation.order();
  const number = await reservation.isStored();

  await page.goto(pathOf('MK-0000-0000'));
  await reservation.isUnconfirmed(texts.noSuchOrder, 'MK-0000-0000');
  await expectAccessible(page);

  await page.goto(pathOf(number));
  await reservation.isUnconfirmed(texts.badLink, number);
  await page.goto(`${pathOf(number)}?token=wrong`);
  await reservation.confirm(number);
  await reservation.isUnconfirmed(texts.badLink, number);
  await expect(page).toHaveURL(`${pathOf(number)}?token=wrong`);
  await expectAccessible(page);

  const link = await linkMailedTo(buyer.email, `${pathOf(number)}?token=`);
  await page.goto(link);
  await reservation.confirm(number);
  await reservation.isConfirmed(number);
  await expect(page).toHaveURL(pathOf(number));
  await page.goto(link);
  await reservation.isUnneeded(number);

  await test.step('its buyer sees what was ordered, and can cancel it', async () => {
    await expectAccessible(page);
    await expect(page.getByRole('definition').filter({ hasText: /\d{3}/ }).first()).toBeVisible();
    await reservation.cancel('تغيّرت خططي');
    await expect(page).toHaveURL(pathOf(number));
    await expectAccessible(page);
    await page.goto(`/ar/showroom-order-online/vehicle/${car}`);
    await expect(reservation.startButton).toBeVisible();
  });
});

test('a scanner that opens the mailed link confirms nothing, however often it does', {
  tag: '@once',
}, async ({ page, texts, request }) => {
  const buyer = buyerNamed('scanner');
  const reservation = new Reservation(page, texts);
  await page.goto('/ar/vehicles?models=I-PACE');
  const car = await new StockList(page, texts).freeCarAfter(1);
  await page.goto(`/ar/showroom-order-online/vehicle/${car}`);
  await reservation.start();
  await reservation.closeDialog();
  await reservation.fillIn(buyer);
  await reservation.order();
  const number = await reservation.isStored();
  const link = await linkMailedTo(buyer.email, `${pathOf(number)}?token=`);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect((await request.fetch(link, { method })).status()).toBe(200);
  }
  await page.goto(link);
  await expectAccessible(page);
  const second = await page.context().newPage();
  await second.goto(link);
  await reservation.confirm(number);
  await reservation.isConfirmed(number);
  await new Reservation(second, texts).confirm(number);
  await new Reservation(second, texts).isUnneeded(number);
});

test('when the time is over the buyer sees a notice, and the browser remembers it', {
  tag: '@once',
}, async ({ page, texts }) => {
  const reservation = new Reservation(page, texts);
  await page.goto('/ar/vehicles?models=I-PACE');
  const car = await new StockList(page, texts).freeCarAfter(3);
  await page.clock.install();
  await page.goto(`/ar/showroom-order-online/vehicle/${car}`);
  await reservation.start();
  await reservation.closeDialog();
  await page.clock.fastForward('16:00');
  await reservation.hasLostTheCar();
  await expectAccessible(page);
  expect(await reservation.stored('sl_order_online_soft_lock')).toMatchObject({
    vehicleId: car,
    kickedOutModal: true,
  });
});
