import { buyerNamed } from '../market/buyer.ts';
import { linkMailedTo } from '../market/link-mailed-to.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { Showroom } from '../screens/showroom.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

/** Requests of a list to the site: the data of its block, and of its page. */
const ownData = /\/block-data\/|\.data\?/;

/** A captive portal that responds instead of the site. */
const inTheWay = { status: 200, contentType: 'text/html', body: '<p>Sign in to this network</p>' };

test('cars by the month: asked for, kept when the site is out of reach, taken off again', {
  tag: '@desktop',
}, async ({ page, language, texts }) => {
  const list = new StockList(page, texts);
  await page.goto(`/${language}/vehicles`);
  const everything = (await list.total.textContent()) ?? '';
  const first = await list.firstCar();

  await test.step('the site cannot be reached: the list stays, with its age', async () => {
    await page.route(ownData, (route) => route.fulfill(inTheWay));
    await list.narrowToBudget({ max: '6000', deposit: '60000', months: '48' });
    await expect(list.lastKnown).toBeVisible();
    await expect(list.total).toHaveText(everything);
    expect(await list.firstCar()).toBe(first);
    await expectAccessible(page);
  });

  await test.step('“Try again” brings what was asked for', async () => {
    await page.unroute(ownData);
    await list.lastKnown.getByRole('link', { name: texts.again }).click();
    await expect(list.lastKnown).toHaveCount(0);
    await expect(page).toHaveURL(/monthly\.to=6000/);
    await expect(page).toHaveURL(/deposit=60000.*term=48|term=48.*deposit=60000/);
    await expect(list.total).not.toHaveText(everything);
    await expect(list.cards.first()).toBeVisible();
  });

  await test.step('the budget is a chip, and off again with it', async () => {
    await page.getByRole('link', { name: texts.budget.chip }).click();
    await expect(page).not.toHaveURL(/monthly|deposit|term/);
    await expect(list.total).toHaveText(everything);
  });
});

test('a card shows its second photo while the mouse rests on it', {
  tag: ['@desktop', '@once'],
}, async ({ page, texts }) => {
  const list = new StockList(page, texts);
  await page.goto('/ar/vehicles');
  const card = list.cards.first();
  const second = card.locator('[data-there]');
  // The application starts with the first event.
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  await card.hover();
  await expect(second).toHaveCSS('opacity', '1');
  const pictures = card.locator('picture img');
  const [first, other] = await pictures.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).currentSrc),
  );
  expect(other).toBeTruthy();
  expect(other).not.toBe(first);
  await page.mouse.move(2, 2);
  await expect(second).toHaveCSS('opacity', '0');
});

test('a list of several pages is whole again after a reload, at the same place', async ({
  page,
  language,
  texts,
}) => {
  // The application is busy, so it does not lay out what is below the screen.
  await page.addInitScript(() => {
    const idle = requestIdleCallback.bind(globalThis);
    globalThis.requestIdleCallback = (work, options) =>
      history.scrollRestoration === 'auto' ? idle(work, options) : -1;
  });
  const list = new StockList(page, texts);
  await page.goto(`/${language}/vehicles?sort=priceAsc`);
  const first = await list.firstCar();
  const onePage = await list.cards.count();
  await list.loadMore();
  await expect(list.cards).toHaveCount(2 * onePage);
  await list.cards.last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(list.cards).toHaveCount(2 * onePage);
  expect(await list.firstCar()).toBe(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a list without live updates shows its age, until they resume', {
  tag: '@once',
}, async ({ page, texts }) => {
  const changes = /\/listing\/all\/changes\?/;
  const list = new StockList(page, texts);
  let said = 'event: begun\ndata: {}\n\n';
  await page.route(changes, async (route) => {
    const body = said;
    said = '';
    await route.fulfill({ status: 200, contentType: 'text/event-stream', body });
  });
  await page.clock.install();
  const wholeStock = page.waitForResponse(/\/listing\/all\/snapshot\?/);
  await page.goto('/ar/vehicles');
  await page.mouse.move(9, 9);
  await wholeStock;

  await page.clock.fastForward('00:40');
  await expect(list.lastKnown).toBeVisible();
  await expectAccessible(page);
  await list.narrowTo('Defender');
  await expect(list.lastKnown).toBeVisible();

  await page.unroute(changes);
  await list.lastKnown.getByRole('link', { name: texts.again }).click();
  await expect(list.lastKnown).toHaveCount(0);
  await list.isNarrowedTo('Defender');
});

test('a car that one visitor reserves shows as taken in the open list of another', {
  tag: '@once',
}, async ({ page, texts, otherBrowser }) => {
  const list = new StockList(page, texts);
  await page.goto('/ar/vehicles?models=E-PACE&sort=priceAsc');
  const car = await list.freeCarAfter(0);
  await expect(list.card(car)).not.toHaveAttribute('data-taken');

  const other = await (await otherBrowser()).newPage();
  const reservation = new Reservation(other, texts);
  const buyer = buyerNamed('open-list');
  await other.goto(`/ar/showroom-order-online/vehicle/${car}`);
  await reservation.start();
  await reservation.closeDialog();
  await reservation.fillIn(buyer);
  await reservation.order();
  const number = await reservation.isStored();
  await other.goto(await linkMailedTo(buyer.email, `/confirmation/${number}?token=`));
  await reservation.confirm(number);
  await reservation.isConfirmed(number);

  await expect(list.card(car)).toHaveAttribute('data-taken', 'true');
  await list.open(car);
  await new Showroom(page, texts).isReserved();
});
