import { expect, it } from 'vitest';
import { listDataOf } from './list-data-of.server.ts';

const car = (id: string, model: string) => ({ id, state: 'new', nameplate_name: model });
const listing = (data: unknown[], meta: object = {}) => ({
  state: 'ready',
  value: { data, meta: { page: 2, items: 12, total: 30, facets: {}, ...meta } },
});
const at = { publicUrl: 'https://cars.example', locale: 'ar' as const };

it('tells the pages of the cars of the first list, from its place on', () => {
  const states = {
    news: { state: 'ready', value: { data: [{ id: 'news' }], meta: { total: 1 } } },
    failed: { state: 'failed', reason: 'network' },
    stock: listing([car('9', 'Defender'), car('10', 'XF')]),
    other: listing([car('11', 'XE')]),
  };
  expect(listDataOf(states, at)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 30,
    itemListElement: [
      { position: 13, url: 'https://cars.example/ar/showroom/new-defender-9' },
      { position: 14, url: 'https://cars.example/ar/showroom/new-xf-10' },
    ],
  });
});

it('tells nothing of an empty list, nor where there is none', () => {
  expect(listDataOf({ stock: listing([]) }, at)).toBeNull();
  expect(listDataOf({}, at)).toBeNull();
});
