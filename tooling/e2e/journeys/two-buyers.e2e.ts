import { Reservation } from '../screens/reservation.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

test('two buyers reserve the same car at once: one gets it, the other sees a notice', {
  tag: '@once',
}, async ({ page, texts, otherBrowser }) => {
  await page.goto('/ar/vehicles?models=Discovery&sort=priceDesc');
  const car = await new StockList(page, texts).freeCarAfter(0);
  const pages = [page, await (await otherBrowser()).newPage()];
  const buyers = pages.map((each) => ({ page: each, at: new Reservation(each, texts) }));
  for (const each of pages) await each.goto(`/ar/showroom-order-online/vehicle/${car}`);

  const answers = await Promise.all(
    buyers.map(async ({ page: own, at }) => {
      const answered = own.waitForResponse((response) => response.request().method() === 'POST');
      await at.startButton.click();
      return (await answered).status();
    }),
  );
  // A redirect without a page load is 202.
  expect([...answers].sort()).toEqual([202, 409]);

  const [winner, other] = answers[0] === 202 ? buyers : [...buyers].reverse();
  await winner?.at.toCheckout();
  await winner?.at.isAtCheckout();
  if (winner) await expect(winner.at.dialog).toBeVisible();
  await other?.at.isHeldByAnother();
  if (other) await expectAccessible(other.page);
});
