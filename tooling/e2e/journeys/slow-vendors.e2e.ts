import { limit } from '@mawkib/tooling-vitest/time-limits';
import { buyerNamed } from '../market/buyer.ts';
import { type OwnMarket, startOwnMarket } from '../market/own-market.ts';
import { carPaidBy } from '../market/sellers.ts';
import { Payment } from '../screens/payment.screen.ts';
import { differences, policyOf } from '../watch/policy-of.ts';
import { expect, test } from '../watch/test.ts';

/** Measures times, so it runs alone: `SLOW_VENDORS=yes`. */
const isWanted = process.env.SLOW_VENDORS !== undefined;

let market: OwnMarket;
test.beforeAll(async () => {
  test.setTimeout(limit(150_000));
  market = await startOwnMarket({ hasSandbox: true });
});
test.afterAll(() => market?.close());

/** Max bytes of compressed scripts before the payment. */
const maxScript = 185_000;

const faults = [
  // Longer than any limit: a page that waited for it would not respond.
  { kind: 'delay', ms: 3_600_000 },
  { kind: 'drop' },
  { kind: 'lose' },
  { kind: 'status', status: 503 },
];

const scriptPolicy = ['connect-src', 'cross-origin-opener-policy', 'frame-src', 'img-src'];
const vendors = [
  { vendor: 'STRIPE', adds: [...scriptPolicy, 'permissions-policy', 'script-src'] },
  { vendor: 'PAYPAL', adds: [...scriptPolicy, 'script-src'] },
  { vendor: 'LIQPAY', adds: [...scriptPolicy, 'form-action', 'script-src'].toSorted() },
];

test.use({ javaScriptEnabled: false });
for (const { vendor, adds } of isWanted ? vendors : []) {
  test(`${vendor} is slow, away or wrong: the checkout responds in time, with a next step`, {
    tag: '@once',
  }, async ({ page, request, texts }) => {
    test.setTimeout(limit(120_000));
    const car = await carPaidBy(request, vendor, market.origin);
    const url = `${market.origin}/ar/showroom-order-online/vehicle/${car}`;
    await new Payment(page, texts).reach(url, buyerNamed(vendor.toLowerCase()), {
      hasScripts: false,
    });
    const checkout = `${market.origin}/ar/showroom-order-online/checkout`;
    const plain = await page.goto(checkout);

    const policies = await Promise.all(
      ['/ar/', '/ar/vehicles', `/ar/showroom-order-online/vehicle/${car}`].map(async (path) =>
        policyOf((await request.get(market.origin + path)).headers()),
      ),
    );
    const [ofEveryPage = {}, ...others] = policies;
    for (const other of others) expect(differences(ofEveryPage, other)).toEqual([]);
    const own = policyOf((await plain?.allHeaders()) ?? {});
    expect(differences(ofEveryPage, own)).toEqual(adds);
    for (const name of adds.filter((each) => each.endsWith('-src'))) {
      expect(own[name]?.startsWith(ofEveryPage[name] ?? '')).toBe(true);
    }

    const scripts = await page
      .locator('link[rel=modulepreload], script[src]')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('href') ?? each.getAttribute('src')),
      );
    const sizes = await Promise.all(
      [...new Set(scripts)].map(async (path) => {
        const { headers } = await fetch(new URL(path ?? '', market.origin), {
          headers: { 'accept-encoding': 'br' },
        });
        return Number(headers.get('content-length'));
      }),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
    expect(bytes).toBeLessThan(maxScript);

    for (const fault of faults) {
      await request.post(`${market.sandbox}/_sandbox/faults`, {
        data: { service: vendor.toLowerCase(), times: null, ...fault },
      });
      for (const address of [checkout, `${checkout}?payment=${vendor.toLowerCase()}`]) {
        const response = await page.goto(address);
        expect(response?.status(), `${fault.kind} at ${address}`).toBeLessThan(500);
        const next = page.locator('main').locator('a[href], button').first();
        await expect(next, `${fault.kind} at ${address}`).toBeVisible();
      }
      await request.delete(`${market.sandbox}/_sandbox/faults`);
    }
    // The address says that it is paid; the vendor knows that it is not.
    await page.goto(`${checkout}?payment=${vendor.toLowerCase()}`);
    expect(new URL(page.url()).pathname).not.toContain('/success');
  });
}
