import { expect, it } from 'vitest';
import { normaliseQuery } from '../engine/query/normalise-query.js';
import { entryOfCard } from './cards/entry-of-card.js';
import { createColorNames } from './live-index/color-names.js';
import { createLiveIndex } from './live-index/create-live-index.js';

it('prices to ten billion are filtered, sorted and drawn', () => {
  const prices = [10_000_000_000, 9_999_999_999, 2_147_483_648, 5, 10_000_000_001];
  const stock = prices.map((sale_price, at) =>
    entryOfCard({
      id: `v${at}`,
      status: 'stock',
      created_at: '2026-01-01',
      publication_lists: ['all'],
      sale_price,
    }),
  );
  const index = createLiveIndex(stock, createColorNames());
  const search = (query: object) => {
    const found = index.search({ ...normaliseQuery(query), publications: ['all'], items: 9 });
    return found.entries.map(({ id }) => id);
  };
  expect(search({ ranges: { display_price: { from: 2_147_483_648 } }, sort: 'priceDesc' })).toEqual(
    ['v0', 'v1', 'v2'],
  );
  expect(search({ ranges: { display_price: { to: '٩٬٩٩٩٬٩٩٩٬٩٩٩' } }, sort: 'priceAsc' })).toEqual([
    'v3',
    'v2',
    'v1',
  ]);
  const { ranges } = index.search({ ...normaliseQuery({}), publications: ['all'], items: 0 });
  expect(ranges.display_price).toMatchObject({ min: 5, max: 10_000_000_000 });
});
