import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Buyer, buyerNamed } from '../market/buyer.ts';
import { capturedAt, mailedNumbers, payWithoutReturn } from '../market/captured-at.ts';
import { type KillableMarket, startKillableMarket } from '../market/killable-market.ts';
import { carPaidBy, freeCar } from '../market/sellers.ts';
import type { Words } from '../market/texts.ts';
import { Payment } from '../screens/payment.screen.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { expect, test } from '../watch/test.ts';

const vendors = ['STRIPE', 'PAYPAL', 'LIQPAY', 'FREE'] as const;
type Vendor = (typeof vendors)[number];
const ends = ['the browser is closed', 'the server is killed'] as const;
/**
 * Steps after which one of both ends: the car is held; the payment is shown; the vendor's page is
 * open; it is paid, but nobody returned; the return is on its way; the order is shown. Without a
 * payment: the form is filled in instead of the payment, posted instead of paid.
 */
const steps = ['held', 'offered', 'opened', 'paid', 'returning', 'ordered'] as const;
type Step = (typeof steps)[number];

interface Point {
  vendor: Vendor;
  step: Step;
  end: (typeof ends)[number];
}

const all: Point[] = vendors.flatMap((vendor) =>
  steps.flatMap((step) => ends.map((end) => ({ vendor, step, end }))),
);
/** None by default; `KILL_POINTS=all` walks all of them, `KILL_POINTS=PAYPAL` those of a vendor. */
const { KILL_POINTS: wanted } = process.env;
const points = all.filter(({ vendor }) => wanted === 'all' || vendor === wanted);

let market: KillableMarket;
test.beforeAll(async () => {
  test.setTimeout(limit(300_000));
  market = await startKillableMarket();
});
test.afterAll(() => market?.close());

for (const { vendor, step, end } of points) {
  test(`${vendor}: ${end} when the order is ${step}; one order and one capture`, {
    tag: '@once',
  }, async ({ browser, request, texts, contextOptions, storageState }) => {
    test.setTimeout(limit(240_000));
    const car =
      vendor === 'FREE'
        ? await freeCar(request, market.origin)
        : await carPaidBy(request, vendor, market.origin);
    const captured = vendor === 'FREE' ? 0 : await capturedAt(market.vendors, vendor);
    // The buyer of a card has scripts, the others none.
    const options = { ...contextOptions, javaScriptEnabled: vendor === 'STRIPE' };
    const context = await browser.newContext({ ...options, storageState });
    const buyer = buyerNamed(`${vendor}-${step}`.toLowerCase());
    const journey = new Journey(await context.newPage(), texts, vendor, buyer);
    await journey.walkTo(step, `${market.origin}/ar/showroom-order-online/vehicle/${car}`);

    const opened = await interrupt(browser, context, { end, options });
    const page = opened.pages()[0] ?? (await opened.newPage());
    const resumed = new Journey(page, texts, vendor, buyer);
    const number = await resumed.finish(step === 'ordered' ? journey.shown : undefined);

    if (vendor !== 'FREE') {
      await expect.poll(() => capturedAt(market.vendors, vendor)).toBe(captured + 1);
    }
    await expect
      .poll(() => mailedNumbers(market.vendors, buyer.email), { timeout: limit(30_000) })
      .toEqual([number]);
    await opened.close();
  });
}

async function interrupt(
  browser: Browser,
  context: BrowserContext,
  { end, options }: Pick<Point, 'end'> & { options: object },
): Promise<BrowserContext> {
  if (end === 'the server is killed') {
    await market.killAndStart();
    return context;
  }
  // Cookies survive in a browser that restores its windows.
  const storageState = await context.storageState();
  await context.close();
  return browser.newContext({ ...options, storageState });
}

const maxTurns = 12;

/** A buyer who continues an order from any page. */
class Journey {
  /** Address of the order that was shown. */
  shown = '';
  private readonly payment: Payment;
  private readonly reservation: Reservation;
  private readonly page: Page;
  private readonly texts: Words;
  private readonly vendor: Vendor;
  private readonly buyer: Buyer;

  constructor(page: Page, texts: Words, vendor: Vendor, buyer: Buyer) {
    this.page = page;
    this.texts = texts;
    this.vendor = vendor;
    this.buyer = buyer;
    this.payment = new Payment(page, texts);
    this.reservation = new Reservation(page, texts);
  }

  async walkTo(step: Step, url: string): Promise<void> {
    const { page, vendor, reservation } = this;
    await page.goto(url);
    await reservation.start();
    await reservation.isAtCheckout();
    if (step === 'held') return;
    if (vendor === 'STRIPE') await reservation.closeDialog();
    await reservation.fillIn(this.buyer);
    if (vendor === 'FREE') {
      if (step === 'offered') return;
      const name = this.texts.order;
      const button = page.getByRole('button', { name, exact: true });
      if (step === 'opened' || step === 'paid') {
        // Posted, and ended while the response is on its way.
        await button.click({ noWaitAfter: true });
        return;
      }
      await reservation.order();
      await reservation.isStored();
      this.shown = page.url();
      return;
    }
    await page.getByRole('button', { name: this.texts.toPayment }).click();
    await this.payment.isShown();
    if (step === 'offered') return;
    await this.openVendor();
    if (step === 'opened') return;
    if (step === 'paid') {
      await payWithoutReturn(market.vendors, vendor);
      return;
    }
    await this.pay({ isWaited: step === 'ordered' });
    if (step === 'ordered') {
      await this.payment.isPaid();
      this.shown = page.url();
    }
  }

  /** Goes on until the order is there; returns its number. */
  async finish(shown: string | undefined): Promise<string> {
    const { page, texts } = this;
    await page.goto(shown || `${market.origin}/ar/showroom-order-online/checkout`);
    for (let turn = 0; turn < maxTurns; turn += 1) {
      const url = new URL(page.url());
      const number = url.searchParams.get('order');
      if (url.pathname.endsWith('/success') && number) return number;
      if (url.origin === market.vendors) await this.pay({ isWaited: true });
      else if (await this.isHeading(texts.payDeposit)) {
        await this.openVendor();
        await this.pay({ isWaited: true });
      } else if (await this.isHeading(texts.details)) await this.fillInAgain();
      else await page.goto(`${market.origin}/ar/showroom-order-online/checkout`);
      await page.waitForTimeout(1_000);
    }
    throw new Error(`Still at ${page.url()}: ${await page.locator('main').textContent()}`);
  }

  private isHeading = (name: string) =>
    this.page
      .getByRole('heading', { level: 1, name })
      .waitFor({ timeout: limit(3_000) })
      .then(
        () => true,
        () => false,
      );

  private async fillInAgain() {
    const { page, texts, reservation, vendor } = this;
    if (vendor === 'STRIPE' && (await reservation.dialog.isVisible())) {
      await reservation.closeDialog();
    }
    await reservation.fillIn(this.buyer);
    const name = vendor === 'FREE' ? texts.order : texts.toPayment;
    await page.getByRole('button', { name, exact: true }).click();
  }

  private async openVendor() {
    if (this.vendor === 'PAYPAL') await this.payment.continueTo('PayPal');
    if (this.vendor === 'LIQPAY') await this.payment.continueTo('LiqPay');
    if (this.vendor === 'STRIPE') await this.page.getByLabel('Card number').waitFor();
  }

  private async pay({ isWaited }: { isWaited: boolean }) {
    if (this.vendor === 'STRIPE') await this.payment.payByCard('4242424242424242');
    else {
      const name = this.vendor === 'PAYPAL' ? 'Approve' : 'Pay';
      const button = this.page.getByRole('button', { name, exact: true });
      await button.click({ noWaitAfter: !isWaited });
    }
    if (isWaited) await this.page.waitForURL(`${market.origin}/**`);
  }
}
