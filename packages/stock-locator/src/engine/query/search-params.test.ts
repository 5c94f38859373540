import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looseQueries, queries } from './loose-queries.arbitrary.js';
import { normaliseQuery } from './normalise-query.js';
import { parseQuery, toSearch } from './search-params.js';
import { everything } from './vehicle-query.js';

const parse = (search: string) => parseQuery(new URLSearchParams(search));

describe('the query in an address', () => {
  it('comes back as it was, whatever the query', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(toSearch(query))).toEqual(query);
      }),
    );
  });

  it('has one address only', () => {
    fc.assert(
      fc.property(looseQueries, (loose) => {
        const address = toSearch(normaliseQuery(loose));
        expect(toSearch(parse(address))).toBe(address);
      }),
    );
  });

  it('is found in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const query = parse(search);
        expect(parse(toSearch(query))).toEqual(query);
      }),
    );
  });

  it('writes ranges with .from and .to and lists with two spaces between [S-9-26] [B-0-17]', () => {
    const query = normaliseQuery({
      lists: { models: ['Range Rover', 'Defender'] },
      ranges: { mileage: { from: 0, to: 5000 } },
    });
    const address = toSearch(query);
    expect(address).toBe('models=Defender++Range+Rover&mileage.from=0&mileage.to=5000');
    expect(parse(address)).toEqual(query);
  });

  it('leaves defaults out', () => {
    expect(toSearch(everything)).toBe('');
    expect(parse('page=1&sort=createdAtDesc&models=&mileage.from=')).toEqual(everything);
  });

  it('joins the repeated keys of a native form', () => {
    expect(parse('models=Defender&models=Range+Rover').lists.models).toEqual([
      'Defender',
      'Range Rover',
    ]);
  });

  it('reads Arabic digits and turns a range that is the wrong way round', () => {
    const query = parse(
      'display_price.from=٤٠٠٬٠٠٠&display_price.to=٣٠٠٠٠٠&number_of_seats=٧&page=٢',
    );
    expect(query.ranges.display_price).toEqual({ from: 300_000, to: 400_000 });
    expect(query.lists.number_of_seats).toEqual(['7']);
    expect(query.page).toBe(2);
  });

  it('drops bounds that are not numbers [S-5-22]', () => {
    const { ranges } = parse(
      'mileage.from=abc&power.to=NaN&msrp_price.from=-5&msrp_price.to=1e9999',
    );
    expect(ranges).toEqual({ msrp_price: { from: 0 } });
  });

  it('keeps to the values of a closed set, to real seats, sorts and pages', () => {
    const query = parse(
      'financing_options=cash++crypto&number_of_seats=0++-1++5&sort=evil&page=-3',
    );
    expect(query).toEqual({
      ...everything,
      lists: { financing_options: ['cash'], number_of_seats: ['5'] },
    });
  });

  it('lets filters narrow forced statuses and never widen them [S-9-27]', () => {
    const forced = 'forced_statuses=stock++available_soon';
    expect(parse(`${forced}&statuses=stock++sold`).lists.statuses).toEqual(['stock']);
    expect(parse(`${forced}&statuses=sold`).lists.statuses).toBeUndefined();
  });

  it('reads dealer codes under both names and the place of a search [S-7-29]', () => {
    const query = parse(
      'filter[owner_dealer_codes_includes]=D1&forced_dealer_codes=D2&_postcode=12&_locality=Deira&_state=DXB&_retailer=r1',
    );
    expect(query.forced_dealer_codes).toEqual(['D1', 'D2']);
    expect(query.location).toEqual({
      postcode: '12',
      locality: 'Deira',
      state: 'DXB',
      retailer: 'r1',
    });
    expect(parse(toSearch(query))).toEqual(query);
  });

  it('bounds hostile input', () => {
    const query = parse(`models=${'x'.repeat(5000)}++${'y++'.repeat(3000)}&q=${'z'.repeat(9999)}`);
    expect(query.lists.models?.length).toBeLessThanOrEqual(60);
    expect(query.words).toHaveLength(200);
  });
});
