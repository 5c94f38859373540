import { limit } from '@mawkib/tooling-vitest/time-limits';
import { orderTexts as words } from '../market/admin-texts.ts';
import { buyerNamed } from '../market/buyer.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { carPaidBy } from '../market/sellers.ts';
import { Payment } from '../screens/payment.screen.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

let market: OwnMarket;

test.beforeAll(async () => {
  test.setTimeout(limit(150_000));
  market = await startOwnMarket({ hasSandbox: true });
});
test.afterAll(() => market.close());

test('staff refund a part of a paid order, then cancel it, and the rest goes back', {
  tag: '@once',
}, async ({ page, request, texts }) => {
  test.setTimeout(limit(120_000));
  const { origin } = market;
  const payment = new Payment(page, texts);
  const car = await carPaidBy(request, 'STRIPE', origin);
  await payment.reach(`${origin}/ar/showroom-order-online/vehicle/${car}`, buyerNamed('refund'));
  await payment.payByCard('4242424242424242');
  const number = await payment.isPaid();

  await openAs(page, 'leads', `${origin}/ar/admin/orders`);
  // By keyboard alone.
  const row = page.getByRole('link', { name: number });
  await row.press('Enter');
  const sheet = page.getByRole('dialog', { name: number });
  const refund = sheet.getByRole('button', { name: words.refund });
  await refund.press('Enter');
  await expect(page.getByLabel(words.amount)).toBeFocused();
  await page.getByLabel(words.amount).fill('١٠٠٫٥');
  await expect(page.getByText(words.staysPaid)).toBeVisible();
  await page.getByLabel(words.reason).fill('خدش في الباب');
  await expectAccessible(page);
  // The sheet has a button of a similar name.
  await page.getByRole('button', { name: words.refundNow }).last().press('Enter');
  await expect(sheet.getByText(words.refunded, { exact: true }).first()).toBeVisible({
    timeout: limit(20_000),
  });
  // The button was gone while the refund was made.
  await expect(sheet.locator(':focus')).toBeVisible();

  await sheet.getByRole('button', { name: words.cancel }).press('Enter');
  await expect(page.getByText(words.carFree)).toBeVisible();
  await page.getByLabel(words.reason).fill('تراجع المشتري');
  await page.getByRole('button', { name: words.cancel, exact: true }).last().press('Enter');
  await expect(sheet.getByText(words.cancelled).first()).toBeVisible();
  await expect(sheet.getByText(words.wholeRefunded).first()).toBeVisible({
    timeout: limit(20_000),
  });
  await expectAccessible(page);
  // The button that had the focus is gone.
  await expect(sheet.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row).toBeFocused();
});

test('an electric car is ordered, its deposit paid, and the order cancelled', {
  tag: '@once',
}, async ({ page, browser, texts }) => {
  const { origin } = market;
  const buyer = buyerNamed('ev');
  await page.goto(`${origin}/ar/ev-order?model=Range%20Rover%20Electric`);
  await expect(page.getByLabel(words.model)).toHaveValue('Range Rover Electric');
  await page.locator('input[name=first_name]').fill(buyer.first);
  await page.locator('input[name=last_name]').fill(buyer.last);
  await page.locator('input[name=email]').fill(buyer.email);
  await page.locator('input[name=phone]').fill(buyer.mobile);
  await page.locator('input[name=consent]').check();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: words.sendOrder }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.haveOrder })).toBeVisible();
  const order = page.url();

  await page.getByRole('link', { name: words.payDeposit }).click();
  await new Payment(page, texts).payByCard('4242424242424242');
  await expect(page.getByRole('heading', { level: 1, name: words.depositPaid })).toBeVisible();
  expect(page.url()).not.toContain('secret');

  const elsewhere = await browser.newPage();
  await elsewhere.goto(order);
  await expect(elsewhere.getByText(words.elsewhere)).toBeVisible();
  await expect(elsewhere.getByText(buyer.email)).toHaveCount(0);
  await elsewhere.close();

  await page.getByRole('link', { name: words.cancel }).click();
  await page.getByRole('button', { name: words.yesCancel }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.beingCancelled })).toBeVisible();
  await expectAccessible(page, 'main');
});
