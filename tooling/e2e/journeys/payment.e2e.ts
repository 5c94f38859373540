import { limit } from '@mawkib/tooling-vitest/time-limits';
import { buyerNamed } from '../market/buyer.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { carPaidBy } from '../market/sellers.ts';
import { Payment } from '../screens/payment.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

let market: OwnMarket;

test.beforeAll(async () => {
  test.setTimeout(limit(150_000));
  market = await startOwnMarket({ hasSandbox: true });
});
test.afterAll(() => market.close());

/** The order page of a car with a deposit through this vendor. */
async function orderPage(request: Parameters<typeof carPaidBy>[0], vendor: string) {
  const car = await carPaidBy(request, vendor, market.origin);
  return `${market.origin}/ar/showroom-order-online/vehicle/${car}`;
}

test('a card is declined, then another one pays, once', { tag: '@once' }, async ({
  page,
  request,
  texts,
}) => {
  const payment = new Payment(page, texts);
  const thirdParties: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(market.origin)) thirdParties.push(sent.url());
  });
  const url = await orderPage(request, 'STRIPE');

  const policies = await Promise.all(
    ['/ar/', '/ar/vehicles', new URL(url).pathname].map(async (path) => {
      const headers = (await request.get(market.origin + path)).headers();
      return [headers['cross-origin-opener-policy'], headers['content-security-policy']];
    }),
  );
  for (const [opener, csp] of policies) {
    expect(opener).toBe('same-origin');
    expect(csp).toContain("form-action 'self';");
  }

  await payment.reach(url, buyerNamed('stripe'));
  expect(thirdParties.filter((each) => !each.includes('/v3/'))).toEqual([]);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessible(page, 'main');
  await payment.payByCard('4000000000000002');
  await expect(payment.declined).toBeVisible();
  await payment.payByCard('4242424242424242');
  const number = await payment.isPaid();
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
});

test("a bank's 3-D Secure page fails, then completes, and the order is paid once", {
  tag: '@once',
}, async ({ page, request, texts }) => {
  const payment = new Payment(page, texts);
  await payment.reach(await orderPage(request, 'STRIPE'), buyerNamed('three-d-secure'));
  for (const [choice, after] of [
    ['Fail', () => expect(payment.declined).toBeVisible()],
    ['Complete', () => payment.isPaid()],
  ] as const) {
    await payment.payByCard('4000000000003220');
    await payment.choose(choice);
    await after();
    // The secret of the payment, which Stripe adds, does not stay in the address.
    expect(page.url()).not.toContain('secret');
  }
});

test('LiqPay is paid in its widget, without leaving the page', { tag: '@once' }, async ({
  page,
  request,
  texts,
}) => {
  const payment = new Payment(page, texts);
  await payment.reach(await orderPage(request, 'LIQPAY'), buyerNamed('liqpay-widget'));
  // It is busy until LiqPay's script is there.
  const ready = page.locator('button:not([aria-busy])');
  await page.getByRole('button', { name: texts.payHere }).and(ready).click();
  const widget = page.frameLocator('#liqpay-widget iframe');
  await widget.getByRole('button', { name: 'Pay', exact: true }).click();
  await payment.isPaid();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('PayPal is cancelled, then paid by its link', { tag: '@once' }, async ({
    page,
    request,
    texts,
  }) => {
    const payment = new Payment(page, texts);
    const url = await orderPage(request, 'PAYPAL');
    await payment.reach(url, buyerNamed('paypal'), { hasScripts: false });
    await payment.continueTo('PayPal');
    await payment.choose('Cancel');
    await payment.isShown();
    await expect(page.getByText(texts.paymentCancelled)).toBeVisible();
    await payment.continueTo('PayPal');
    await payment.choose('Approve');
    await payment.isPaid();
  });

  test('LiqPay declines, then is paid by a post', { tag: '@once' }, async ({
    page,
    request,
    texts,
  }) => {
    const payment = new Payment(page, texts);
    const url = await orderPage(request, 'LIQPAY');
    await payment.reach(url, buyerNamed('liqpay'), { hasScripts: false });
    await payment.continueTo('LiqPay');
    await payment.choose('Let the bank decline');
    await expect(payment.declined).toBeVisible();
    await payment.continueTo('LiqPay');
    await payment.choose('Pay');
    await payment.isPaid();
  });

  test('Stripe states why it cannot work, and the retailer calls', { tag: '@once' }, async ({
    page,
    request,
    texts,
  }) => {
    const payment = new Payment(page, texts);
    const url = await orderPage(request, 'STRIPE');
    const buyer = buyerNamed('no-script-card');
    await payment.reach(url, buyer, { hasScripts: false });
    expect(await payment.wordsWithoutScript()).toContain(texts.noScriptForCard);
    await payment.askForCall(buyer);
    expect(await payment.wordsWithoutScript()).toContain(texts.willCall);
    await payment.isShown();
  });
});
