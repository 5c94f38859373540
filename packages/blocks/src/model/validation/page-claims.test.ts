import { describe, expect, it } from 'vitest';
import { example, exampleOf } from '../example.fixture.js';
import { pageClaims } from './page-claims.js';

const block = (fields: object, groups: object[] = []) => ({
  id: 'b1',
  template: example.template,
  version: example.version,
  fields,
  groups,
});

describe('claims of a stored page', () => {
  it('are typed prices of every language, group, link, fallback and JSON text', () => {
    const fields = {
      name: { ar: '490 درهمًا', en: 'AED 490' },
      links: [{ url: '/x?AED 1', label: { en: 'AED 2' }, hidden_fields: { price: 'AED 3' } }],
      config: JSON.stringify({ title: 'AED 4' }),
      dc_strategy: { key: 'k', value: 'v', fallback: { fields: { name: { en: 'AED 5' } } } },
    };
    const groups = [{ id: 'g', fields: { label: { en: 'AED 6' }, offer_key: 'xe' } }];
    const { prices, offers } = pageClaims([block(fields, groups), null, 4], exampleOf);
    expect(prices.map(({ amount, place }) => [amount, place.group, place.field])).toEqual([
      [490, undefined, 'name'],
      [490, undefined, 'name'],
      [2, undefined, 'links'],
      [4, undefined, 'config'],
      [5, undefined, 'dc_strategy'],
      [6, 'g', 'label'],
    ]);
    expect(prices.at(-1)?.offer).toBe('xe');
    expect(offers).toMatchObject([{ key: 'xe', place: { block: 'b1', group: 'g' } }]);
  });

  it('are the offers of keys and tags, and no prices of tags', () => {
    const name = { en: 'AED {offer: xe-1 : price } and {offer:gone} {price:a:b} AED' };
    expect(pageClaims([block({ name, offer_key: ' XE ' })], exampleOf)).toMatchObject({
      prices: [],
      offers: [
        { key: 'XE', place: { field: 'offer_key' } },
        { key: 'xe-1', property: 'price' },
        { key: 'gone', property: '' },
      ],
    });
  });

  it('are none of anything else', () => {
    for (const page of [null, 'AED 4', {}, [[]], [{ id: 'a' }]]) {
      expect(pageClaims(page, exampleOf)).toEqual({ prices: [], offers: [] });
    }
  });
});
