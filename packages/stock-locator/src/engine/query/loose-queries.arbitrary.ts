import { sorts } from '@mawkib/core/vocabulary';
import * as fc from 'fast-check';
import { listKeys, rangeKeys } from '../filters/filter-definitions.js';
import { type LooseQuery, normaliseQuery } from './normalise-query.js';

const text = fc.oneof(
  fc.constantFrom(
    'Range Rover',
    'Defender',
    'أسود سانتوريني',
    'cash',
    'rent',
    'reserved',
    'a&b=c+d',
    '7',
    '٥',
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);
const bound = fc.option(fc.oneof(fc.nat(), fc.double(), text), { nil: undefined });
const values = fc.array(text, { maxLength: 5 });
const perKey = <K extends string, T>(keys: readonly K[], arbitrary: fc.Arbitrary<T>) =>
  fc.record(
    Object.fromEntries(keys.map((key) => [key, arbitrary])) as Record<K, typeof arbitrary>,
    {
      requiredKeys: [],
    },
  );

/** Queries as any caller may construct them. */
export const looseQueries: fc.Arbitrary<LooseQuery> = fc.record(
  {
    lists: perKey(listKeys, values),
    ranges: perKey(rangeKeys, fc.record({ from: bound, to: bound }, { requiredKeys: [] })),
    monthly: perKey(['deposit', 'term', 'from', 'to'], bound),
    nameplate_model_group: text,
    forced_statuses: values,
    forced_dealer_codes: values,
    location: perKey(['retailer', 'state', 'postcode', 'locality'], text),
    words: text,
    sort: fc.oneof(fc.constantFrom(...sorts), text),
    page: fc.oneof(fc.integer(), text),
  },
  { requiredKeys: [] },
);

export const queries = looseQueries.map(normaliseQuery);
