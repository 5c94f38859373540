import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything, normaliseQuery, toSearch, withReadWords, writeReadWords } from '../index.js';
import { queries } from './loose-queries.arbitrary.js';

describe('words that a service read', () => {
  const requested = normaliseQuery({
    words: 'ديفندر تحت 300 ألف قفل',
    lists: { brands: ['Land Rover'] },
    page: 3,
  });

  it('take the place of the words', () => {
    const written = writeReadWords({
      lists: { models: ['Defender'] },
      ranges: { display_price: { to: 300_000 } },
      words: 'قفل',
      sort: 'priceAsc',
    });
    expect(toSearch(withReadWords(requested, written))).toBe(
      toSearch(
        normaliseQuery({
          lists: { brands: ['Land Rover'], models: ['Defender'] },
          ranges: { display_price: { to: 300_000 } },
          words: 'قفل',
          sort: 'priceAsc',
          page: 3,
        }),
      ),
    );
  });

  it('keep the order that was asked where words say nothing of it', () => {
    const sorted = normaliseQuery({ ...requested, sort: 'mileageAsc' });
    expect(withReadWords(sorted, writeReadWords({ lists: {}, ranges: {} })).sort).toBe(
      'mileageAsc',
    );
  });

  it('change nothing where nothing was read or nothing asked', () => {
    expect(withReadWords(requested, undefined)).toBe(requested);
    expect(withReadWords(everything, 'models=Defender')).toBe(everything);
  });

  it('come back as they were written', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { lists, ranges, words, sort } = query;
        const back = withReadWords(
          { ...everything, words: 'x' },
          writeReadWords({ lists, ranges, words, sort }),
        );
        expect(back).toEqual(normaliseQuery({ lists, ranges, words, sort }));
      }),
    );
  });
});
