import { limit } from '@mawkib/tooling-vitest/time-limits';
import { Reservation } from '../screens/reservation.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { cutText } from '../watch/cut-text.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { largeText } from '../watch/large-text.ts';
import { expect, test } from '../watch/test.ts';

test('a buyer’s hold is shown to others while it lasts, and leads the buyer back', {
  tag: '@once',
}, async ({ page, texts, otherBrowser }) => {
  const list = '/ar/vehicles?models=Discovery&sort=priceAsc';
  await page.goto(list);
  const car = await new StockList(page, texts).freeCarAfter(1);
  const other = await (await otherBrowser()).newPage();
  await other.goto(`/ar/showroom/${car}`);
  const reserve = other.getByRole('link', { name: texts.reserve }).first();
  await expect(reserve).toBeVisible();
  // The stream of changes is open.
  await other.waitForRequest(/\/changes\?/).catch(() => {});

  await page.goto(`/ar/showroom-order-online/vehicle/${car}`);
  const buyer = new Reservation(page, texts);
  await buyer.start();

  const main = other.getByRole('main');
  await expect(main.getByText(texts.heldByOther).first()).toBeVisible({ timeout: limit(3_000) });
  await expect(main.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);
  await expect(reserve).toHaveCount(0);
  await expectAccessible(other);
  await main.getByRole('link', { name: texts.waitForIt }).first().click();
  await other.getByRole('textbox', { name: texts.email }).fill('waiting');
  await other.getByRole('button', { name: texts.sendRequest }).click();
  await expect(other.getByText(texts.completeEmail)).toBeVisible();
  const email = `waiting-${Date.now()}@buyers.example`;
  await other.getByRole('textbox', { name: texts.email }).fill(email);
  await other.getByRole('button', { name: texts.sendRequest }).click();
  await expect(other.getByRole('heading', { name: texts.checkMail })).toBeVisible();
  await expectAccessible(other);

  // Others see the label whole in a list too, at any text size.
  await other.goto(list);
  await expect(other.getByText(texts.heldByOther).first()).toBeVisible();
  await largeText(other);
  for (const width of [390, 1280]) {
    await other.setViewportSize({ width, height: 900 });
    expect(await cutText(other), `${width} px`).toEqual([]);
  }

  // The buyer leaves the order, and a strip on every other page leads back.
  await page.goto('/ar/vehicles');
  const strip = page.getByRole('complementary', { name: texts.yourReservation });
  await expect(strip.getByRole('timer')).toHaveText(/^1[345]:\d\d$/);
  await expectAccessible(page);
  await page.goto(`/ar/showroom/${car}`);
  await expect(page.getByText(texts.heldForYou).first()).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.goto('/ar/vehicles');
  await strip.getByRole('link').click();
  await buyer.isAtCheckout();
});
