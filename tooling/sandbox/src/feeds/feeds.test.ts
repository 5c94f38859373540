import { getCurrencyExchange } from '@mawkib/api-clients/contracts/content';
import { getExternalStockList, verifyEmail } from '@mawkib/api-clients/contracts/external';
import { getNavigation } from '@mawkib/api-clients/contracts/navigation';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const json = async (path: string) => (await test.call(path)).json();

it("the product's data matches the contracts of its clients", async () => {
  const headers = { ApiKey: test.sandbox.keys.emailVerifier };
  const verified = await test.call('/email-verifier', { headers, json: { email: 'a@b.example' } });
  for (const [operation, response] of [
    [getNavigation, await json('/naas/nav.ar-land-rover.json')],
    [getExternalStockList, await json('/feeds/stock-list')],
    [getCurrencyExchange, await json('/feeds/currency-exchange')],
    [verifyEmail, await verified.json()],
  ] as const) {
    expect(operation.response.safeParse(response), operation.id).toMatchObject({ success: true });
  }
});

it('the feeds have the documented shapes', async () => {
  const models = (await json('/feeds/stock-list')).flatMap((entry: object) => Object.keys(entry));
  expect(models).toContain('defender');
  const [offer] = await json('/feeds/offers');
  expect(offer).toMatchObject({ car_model_key: 'defender' });
  const { data } = await json('/feeds/currency-exchange');
  expect(data).toMatchObject({ startdate: '2026-01-15', USD: expect.any(Number) });
  const feed = await json('/feeds/collections?lang=en&market=ae&collection=stories&limit=3');
  expect(feed.data).toHaveLength(3);
  expect(feed.data[0]).toMatchObject({
    id: 'ae-stories-1',
    title: 'Into the desert',
    group: 'Travel',
  });
});
