import { buyerNamed } from '../market/buyer.ts';
import { linkMailedTo } from '../market/link-mailed-to.ts';
import type { Model } from '../market/texts.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { Showroom } from '../screens/showroom.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

/** Each project reserves a car of its own model, so that concurrent journeys do not interfere. */
const models: Record<string, Model> = {
  'ar-phone': 'Range Rover',
  'ar-desktop': 'Range Rover Sport',
  'en-phone': 'Range Rover Evoque',
  'en-desktop': 'Defender',
};

test('a visitor finds a car and reserves it [S-1-07] [S-2-13] [S-2-22] [S-2-33] [S-4-15] [S-9-31]', async ({
  page,
  language,
  texts,
  isPhone,
}, info) => {
  const model = models[info.project.name] ?? 'Defender';
  const buyer = buyerNamed(info.project.name);
  const list = new StockList(page, texts, isPhone);
  const showroom = new Showroom(page, texts);
  const reservation = new Reservation(page, texts);
  let car = '';

  await test.step('from the home page to the stock list', async () => {
    await page.goto(`/${language}/`);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: texts.browse }).click();
    await page.waitForURL(`**/${language}/vehicles`);
    await list.isShown();
    await expectAccessible(page);
  });

  await test.step('filter and sort: the address holds them, a reload brings them back', async () => {
    await list.narrowTo(model);
    await list.sortBy(texts.dearest);
    await expect(page).toHaveURL(
      new RegExp(`models=${model.replaceAll(' ', '\\+')}&sort=priceDesc$`),
    );
    await page.reload();
    await list.isNarrowedTo(model);
    await expect(list.sort).toHaveValue('priceDesc');
  });

  await test.step('load more, open a car; back brings list, filters and scroll', async () => {
    const first = await list.cards.count();
    await list.loadMore();
    await expect(page).toHaveURL(/page=2/);
    const loaded = await list.cards.count();
    car = await list.freeCarAfter(first);
    await list.card(car).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await list.open(car);
    await showroom.isShown();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await list.isNarrowedTo(model);
    await expect(list.cards).toHaveCount(loaded);
    await expect(list.sort).toHaveValue('priceDesc');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await list.open(car);
    await showroom.isShown();
    await showroom.hasSimilar(model);
    await expectAccessible(page);
  });

  await test.step('reserve: the car is held, said once', async () => {
    await showroom.reserve();
    await expect(reservation.startButton).toBeVisible();
    await expectAccessible(page);
    await reservation.start();
    await expect(reservation.dialog).toBeVisible();
    await expectAccessible(page);
    await reservation.closeDialog();
    expect(await reservation.stored('sl_order_online_soft_lock')).toMatchObject({ vehicleId: car });
    expect(await reservation.stored('sl_product_page_data')).toMatchObject({ vehicleId: car });
    await page.reload();
    await reservation.isAtCheckout();
    await expect(reservation.dialog).toBeHidden();
  });

  await test.step('a mistake is named and nothing typed is lost', async () => {
    await reservation.fillIn({ ...buyer, email: 'sara@' });
    await reservation.order();
    await expect(reservation.summaryOfErrors).toBeVisible();
    await expect(page.getByText(texts.wrongEmail).last()).toBeVisible();
    await expect(reservation.email).toBeFocused();
    await reservation.stillHolds(buyer);
    await expectAccessible(page);
  });

  const number = await test.step('the order is stored and has a number', async () => {
    await reservation.email.fill(buyer.email);
    await reservation.order();
    const made = await reservation.isStored();
    await expectAccessible(page);
    expect(await reservation.stored('sl_order_online_reservation')).toMatchObject({
      orderNumber: made,
      vehicleId: car,
    });
    return made;
  });

  await test.step('the mailed link confirms it; the car is shown reserved', async () => {
    await page.goto(await linkMailedTo(buyer.email, `/confirmation/${number}?token=`));
    await reservation.confirm(number);
    await reservation.isConfirmed(number);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: texts.toVehicle }).click();
    await showroom.isReserved();
  });
});
