import { limit } from '@mawkib/tooling-vitest/time-limits';
import { buyerNamed } from '../market/buyer.ts';
import { codeSentBy } from '../market/code-sent-by.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { carWithTerms } from '../market/sellers.ts';
import { Payment } from '../screens/payment.screen.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { expect, test } from '../watch/test.ts';

let market: OwnMarket;

test.beforeAll(async () => {
  test.setTimeout(limit(150_000));
  market = await startOwnMarket({ hasSandbox: true });
});
test.afterAll(() => market.close());

test('a buyer leaves at any step of the order and comes back to it', { tag: '@once' }, async ({
  page,
  texts,
  request,
}) => {
  test.setTimeout(limit(120_000));
  // This seller's orders have all steps.
  const car = await carWithTerms(request, market.origin);
  const reservation = new Reservation(page, texts);
  const payment = new Payment(page, texts);
  const strip = page.getByRole('complementary', { name: texts.yourReservation });
  const others = ['', 'vehicles', 'offers', 'retailers'];
  const tabs = page.getByRole('navigation', { name: 'خيارات الحجز' }).getByRole('listitem');
  let left = 0;

  const isAtStep = (step: number) =>
    expect(tabs.nth(step - 1)).toHaveAttribute('aria-current', 'step');

  /** Opens the car's page and another page; the strip of the latter leads back. */
  const leaveAndComeBack = async () => {
    const carPage = await page.goto(`${market.origin}/ar/showroom/${car}`);
    const html = (await carPage?.text()) ?? '';
    for (const text of [texts.heldByOther, texts.waitForIt]) expect(html).not.toContain(text);
    await expect(page.getByText(texts.heldForYou).first()).toBeVisible();
    left += 1;
    if (left === 1) await isStillOwn();
    await page.goto(`${market.origin}/ar/${others[left % others.length]}`);
    // The application starts with the first sign of a visitor.
    await page.mouse.move(left, 300);
    await strip.getByRole('link').click();
  };

  /** The application runs, and has heard of the hold. */
  const isStillOwn = async () => {
    await expect(page.getByRole('timer').first()).toHaveText(/^1[345]:\d\d$/);
    await expect(page.getByText(texts.heldByOther)).toHaveCount(0);
    await expect(page.getByRole('link', { name: texts.waitForIt })).toHaveCount(0);
  };

  await page.goto(`${market.origin}/ar/showroom-order-online/vehicle/${car}`);
  await reservation.startButton.click();
  for (const step of [2, 3, 4, 5, 6]) {
    await isAtStep(step);
    await leaveAndComeBack();
    await isAtStep(step);
    await reservation.nextButton.click();
  }

  const buyer = buyerNamed('leaving');
  const code = page.locator('input[name="phone_code"]');
  const toCode = async () => {
    await reservation.fillIn(buyer);
    await page.locator('input[name="terms_reservation"]').check();
    await page.getByRole('button', { name: texts.toPayment }).click();
    await expect(code).toBeVisible();
  };
  await reservation.isAtCheckout();
  await leaveAndComeBack();
  await reservation.isAtCheckout();
  await reservation.closeDialog();
  await toCode();
  await leaveAndComeBack();
  // No browser keeps the buyer's details, so they are asked again.
  await reservation.isAtCheckout();
  await toCode();
  await code.fill(await codeSentBy(market.sandbox));
  await page.getByRole('button', { name: 'تأكيد الرمز' }).click();

  await payment.isShown();
  await leaveAndComeBack();
  await payment.isShown();
});
