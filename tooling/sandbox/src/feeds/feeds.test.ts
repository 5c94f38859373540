import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const json = async (path: string) => (await test.call(path)).json();

it('the feeds have the shapes that the documents name', async () => {
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
