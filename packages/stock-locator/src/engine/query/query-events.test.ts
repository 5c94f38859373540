import { eventSchemas } from '@mawkib/core/analytics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withList, withoutFilters, withPage, withRange, withSort } from './filter-edits.js';
import { queries } from './loose-queries.arbitrary.js';
import { normaliseQuery } from './normalise-query.js';
import { queryEvents } from './query-events.js';
import { everything } from './vehicle-query.js';

const narrowed = withRange(withList(everything, 'states', ['used']), 'mileage', { to: 5000 });

it.each([
  [
    'a value is chosen',
    withList(everything, 'states', ['new']),
    { filter_key: 'states', filter_values: ['new'], is_removed: false },
  ],
  [
    'a span is chosen',
    withRange(everything, 'power', { from: 100 }),
    { filter_key: 'power', filter_from: 100, is_removed: false },
  ],
  [
    'words are searched',
    normaliseQuery({ ...everything, words: 'دفندر' }),
    { filter_key: 'words', filter_values: ['دفندر'], is_removed: false },
  ],
])('%s', (_, after, payload) => {
  expect(queryEvents(everything, after)).toEqual([{ name: 'filter', payload }]);
});

it('a value or a span is taken away', () => {
  const less = withRange(narrowed, 'mileage', undefined);
  expect(queryEvents(narrowed, less)).toEqual([
    { name: 'filter', payload: { filter_key: 'mileage', is_removed: true } },
  ]);
  expect(queryEvents(less, withList(less, 'states', []))).toEqual([
    { name: 'filter', payload: { filter_key: 'states', filter_values: [], is_removed: true } },
  ]);
});

it('clearing all is one event, and so are a sort and a page', () => {
  expect(queryEvents(narrowed, withoutFilters(narrowed))).toEqual([
    { name: 'filter', payload: { filter_key: 'all', is_removed: true } },
  ]);
  expect(queryEvents(narrowed, withSort(narrowed, 'priceAsc'))).toEqual([
    { name: 'sort', payload: { sort: 'priceAsc' } },
  ]);
  expect(queryEvents(narrowed, withPage(narrowed, 2))).toEqual([
    { name: 'load_more', payload: { page_number: 2 } },
  ]);
  expect(queryEvents(withPage(narrowed, 2), narrowed)).toEqual([]);
});

it('between any two queries, states what analytics takes, and nothing where nothing changed', () => {
  fc.assert(
    fc.property(queries, queries, (before, after) => {
      expect(queryEvents(before, before)).toEqual([]);
      for (const { name, payload } of queryEvents(before, after)) {
        expect(eventSchemas[name].read(payload, () => {})).toBeDefined();
      }
    }),
  );
});
