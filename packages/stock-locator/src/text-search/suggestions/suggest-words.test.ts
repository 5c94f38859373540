import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withReadWords } from '../../engine/query/read-words.js';
import { parseQuery } from '../../engine/query/search-params.js';
import { everything, type VehicleQuery } from '../../engine/query/vehicle-query.js';
import { marketValues } from '../market.fixture.js';
import { createVocabulary } from '../vocabulary/vocabulary.js';
import { type SuggestedWords, type SuggestionSource, suggestSearchText } from './suggest-words.js';

const cars = [
  { models: 'Defender', colors: 'black', dealers: 'd-1', price: 280_000, extra: 'Panoramic roof' },
  { models: 'Defender', colors: 'white', dealers: 'd-2', price: 340_000, extra: 'Heated seats' },
  { models: 'Discovery', colors: 'black', dealers: 'd-1', price: 310_000, extra: 'Panoramic roof' },
  { models: 'Range Rover', colors: 'black', dealers: 'd-2', price: 610_000, extra: 'Tow bar' },
  { models: 'Range Rover Sport', colors: 'red', dealers: 'd-2', price: 470_000, extra: 'Tow bar' },
];
const left = ({ lists, ranges, words }: VehicleQuery) =>
  cars.filter(({ price, extra, ...car }) => {
    const { from = 0, to = Infinity } = ranges.display_price ?? {};
    const chosen = Object.entries(lists).every(([key, values]) => {
      const own = (car as Record<string, string>)[key];
      return own !== undefined && values.includes(own);
    });
    return chosen && price >= from && price <= to && (!words || extra === words);
  });

const source: SuggestionSource = {
  vocabulary: createVocabulary(marketValues),
  base: everything,
  count: (query) => left(query).length,
  prices(query) {
    const prices = left(query).map(({ price }) => price);
    return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined;
  },
  valueLabel: (_, value) => value,
  rangeLabel: (_, { from, to }) => `${from ?? ''}–${to ?? ''}`,
  equipment: (typed) =>
    [...new Set(cars.map(({ extra }) => extra))].filter((name) =>
      name.toLowerCase().startsWith(typed.trim().toLowerCase()),
    ),
};
const shown = (typed: string) =>
  suggestSearchText(typed, source).map(({ label, total }) => `${label}: ${total}`);
const first = (typed: string): SuggestedWords | undefined => suggestSearchText(typed, source)[0];

describe('words that are being typed', () => {
  it('are completed to names, with what they leave', () => {
    expect(shown('de')).toEqual(['Defender: 2']);
    expect(shown('black dis')).toEqual(['Discovery: 1']);
    expect(shown('range ro')).toEqual(['Range Rover: 1', 'Range Rover Sport: 1']);
    expect(shown('ديف')).toEqual(['Defender: 2']);
    expect(shown('spor')).toEqual(['Range Rover Sport: 1']);
  });

  it('narrow what stands before them', () => {
    expect(shown('defender bl')).toEqual(['black: 1']);
    expect(first('defender bl')).toMatchObject({
      key: 'colors',
      text: 'defender black',
      search: 'models=Defender&colors=black',
    });
  });

  it('narrow before they widen', () => {
    expect(shown('range rover sport r').indexOf('red: 1')).toBe(0);
    expect(shown('discovery bl').at(0)).toBe('black: 1');
    expect(shown('discovery de').at(-1)).toBe('Defender: 3');
  });

  it('stand first as they are, where they mean something', () => {
    expect(shown('black')[0]).toBe('black: 3');
    expect(shown('ديفندر أسود')[0]).toBe('Defender · black: 1');
  });

  it('become prices that there are', () => {
    expect(shown('defender under 3')).toEqual(['–300000: 1']);
    expect(shown('تحت 3')).toEqual(['–300000: 1']);
    expect(shown('black over 5')).toEqual(['500000–: 1']);
    expect(shown('under').length).toBeGreaterThan(1);
  });

  it('become dealers and equipment', () => {
    expect(shown('corn')).toEqual(['d-1: 2']);
    expect(shown('black pano')).toEqual(['Panoramic roof: 2']);
    expect(first('black pano')?.search).toBe('q=Panoramic+roof&colors=black');
  });

  it('are not completed where they are not wanted', () => {
    expect(shown('not bl')).not.toContain('black: 3');
  });

  it('never lead to nothing, and lead to what they promise', () => {
    const word = fc.constantFrom('def', 'range', 'black', 'أسود', 'under', '3', 'pano', 'not', 'x');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
        ),
        (typed) => {
          const all = suggestSearchText(typed, source);
          expect(all.length).toBeLessThanOrEqual(8);
          expect(new Set(all.map(({ search }) => search)).size).toBe(all.length);
          for (const { search, total } of all) {
            const query = withReadWords(parseQuery(new URLSearchParams({ q: typed })), search);
            expect(left({ ...query, words: query.words }).length).toBe(total);
            expect(total).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
