import { runs } from '@mawkib/tooling-vitest/scope';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseQuery } from '../engine/query/normalise-query.js';
import { parseQuery, toSearch } from '../engine/query/search-params.js';
import { fromServiceQuery, toServiceQuery } from '../engine/query/service-query.js';
import { entryOfCard } from './cards/entry-of-card.js';
import { createColorNames } from './live-index/color-names.js';
import { createLiveIndex } from './live-index/create-live-index.js';
import { type FacetKey, facetKeys } from './live-index/stock-entry.js';

const spaces = fc.constantFrom(' ', '  ', '\u00a0', '\u2003', '\u3000', '\t', '\u200b', ' \u202e');
/** Values as feeds have them: any spaces, NFD, commas, invisible characters, far too long. */
const dirty = fc.oneof(
  fc.constantFrom(
    ...[
      'Land Rover',
      'Wrangler, Unlimited',
      'Wrangler',
      'Unlimited',
      'Black, Metallic',
      'a,b',
      'a',
      'b',
    ],
    ...['F-TYPE Coupé', 'F-TYPE Coupe\u0301', 'ديفندر', 'black', 'Black', 'x'.repeat(200), '', ' '],
  ),
  fc
    .tuple(
      spaces,
      fc.constantFrom('Land', 'Range'),
      spaces,
      fc.constantFrom('Rover', 'Cruiser'),
      spaces,
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 130 }),
);
const card = fc.record({
  status: fc.constantFrom('stock', ' stock', 'reserved', 'in\u00a0transit'),
  state: fc.constantFrom('new', 'used ', 'used'),
  nameplate_brand_name: dirty,
  nameplate_name: dirty,
  nameplate_model_group: fc.option(dirty),
  transmission: fc.option(dirty),
  color_canonical: fc.option(dirty),
  color_key: fc.option(dirty),
  color_name: fc.constantFrom('Black', 'أسود', 'White'),
  owner_id: dirty,
  engine_types: fc.array(dirty, { maxLength: 3 }),
  financing_options: fc.subarray(['cash', 'lease', 'murabaha', ' ', 'rent ']),
  number_of_seats: fc.option(fc.oneof(fc.integer({ min: -3, max: 150 }), fc.constant(4.5))),
});

it('every value that a list of a dirty stock offers finds as many vehicles as it says', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 12 }), (cards) => {
      const colors = createColorNames();
      const stock = cards.map((fields, at) => {
        const entry = entryOfCard({
          id: `v${at}`,
          created_at: '2026-01-01',
          publication_lists: ['all'],
          ...fields,
        });
        for (const key of entry.lists.specific_colors) colors.add(key, fields.color_name);
        return entry;
      });
      const index = createLiveIndex(stock, colors);
      const search = (query: object) =>
        index.search({ ...normaliseQuery(query), publications: ['all'], items: 0 });
      const { facets } = search({});
      for (const key of facetKeys) {
        for (const [value, count] of facets[key]) {
          const chosen = normaliseQuery(queryFor(key, value));
          const address = parseQuery(new URLSearchParams(toSearch(chosen)));
          expect(search(address).total, `${key} ${JSON.stringify(value)} in an address`).toBe(
            count,
          );
          const { page: _, items: __, ...sent } = toServiceQuery(chosen, { lang: 'ar' });
          const read = fromServiceQuery(sent).query;
          expect(search(read).total, `${key} ${JSON.stringify(value)} on the wire`).toBe(count);
        }
      }
    }),
    { numRuns: runs(150) },
  );
});

const queryFor = (key: FacetKey, value: string) =>
  key === 'nameplate_model_group'
    ? { nameplate_model_group: value }
    : { lists: { [key]: [value] } };
