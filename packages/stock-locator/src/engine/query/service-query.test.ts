import { sorts } from '@mawkib/core/vocabulary';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFilters, rangeFilters } from '../filters/filter-definitions.js';
import { pageSize, serviceSorts } from '../filters/stock-filters.js';
import { queries } from './loose-queries.arbitrary.js';
import { normaliseQuery } from './normalise-query.js';
import { fromServiceQuery, toServiceQuery } from './service-query.js';
import { everything } from './vehicle-query.js';

const send = (loose: Parameters<typeof normaliseQuery>[0]) =>
  toServiceQuery(normaliseQuery(loose), { lang: 'ar' });

describe('the query of the stock service', () => {
  it('comes back as it was, but for the place', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { location: _place, ...sent } = query;
        const response = fromServiceQuery(toServiceQuery(query, { lang: 'en', items: 12 }));
        expect(response).toEqual({ query: sent, unknown: [], unreadable: [] });
      }),
    );
  });

  it('comes back when every value was turned into text', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { location: _place, ...sent } = query;
        const params = Object.entries(toServiceQuery(query, { lang: 'en' }));
        const texts = new URLSearchParams(params.map(([name, value]) => [name, String(value)]));
        expect(fromServiceQuery(Object.fromEntries(texts)).query).toEqual(sent);
      }),
    );
  });

  it('asks for twelve vehicles at most [S-9-01]', () => {
    const { items } = toServiceQuery(everything, { lang: 'ar' });
    expect([items, pageSize]).toEqual([12, { min: 1, max: 12 }]);
  });

  it('names lists with _in [S-9-21]', () => {
    const query = send({
      lists: { brands: ['Jaguar'], models: ['XF'], states: ['new'], dealers: ['d1'] },
    });
    expect(query).toMatchObject({
      'filter[nameplate_brand_name_in]': 'Jaguar',
      'filter[nameplate_name_in]': 'XF',
      'filter[state_in]': 'new',
      'filter[owner_id_in]': 'd1',
    });
  });

  it('names the model group with _eq and engines with _includes [S-9-22]', () => {
    const query = send({ nameplate_model_group: 'Sport', lists: { engine_types: ['petrol'] } });
    expect(query).toMatchObject({
      'filter[nameplate_model_group_eq]': 'Sport',
      'filter[engine_type_includes]': 'petrol',
    });
  });

  it.each(rangeFilters.map(({ key }) => key))(
    'sends %s as bounds, an open end not at all [S-9-23]',
    (key) => {
      expect(send({ ranges: { [key]: { from: 1, to: 2 } } })).toMatchObject({
        [`filter[${key}_gteq]`]: 1,
        [`filter[${key}_lteq]`]: 2,
      });
      expect(send({ ranges: { [key]: { from: 1 } } })).not.toHaveProperty([`filter[${key}_lteq]`]);
    },
  );

  it('names the further filters as proposed [S-9-24] [S-9-25]', () => {
    const query = send({
      lists: {
        financing_options: ['lease', 'cash'],
        transmissions: ['automatic'],
        body_types: ['suv'],
        colors: ['black'],
        specific_colors: ['Santorini Black'],
        statuses: ['stock'],
        number_of_seats: ['7'],
      },
    });
    expect(query).toMatchObject({
      'filter[financing_options_includes]': 'cash  lease',
      'filter[transmission_in]': 'automatic',
      'filter[body_type_in]': 'suv',
      'filter[color_canonical_in]': 'black',
      'filter[color_name_in]': 'Santorini Black',
      'filter[status_in]': 'stock',
      'filter[number_of_seats_in]': '7',
    });
  });

  it('knows the backend key of all filters [B-0-16]', () => {
    expect(listFilters).toHaveLength(12);
    expect(rangeFilters).toHaveLength(6);
    const names = Object.keys(
      send({
        lists: { colors: ['c'], specific_colors: ['s'], dealers: ['d'] },
        ranges: { display_price: { from: 1 } },
      }),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'filter[color_canonical_in]',
        'filter[color_name_in]',
        'filter[owner_id_in]',
        'filter[display_price_gteq]',
      ]),
    );
  });

  it('limits to forced statuses and dealer codes [S-9-27]', () => {
    expect(send({ forced_statuses: ['stock'], forced_dealer_codes: ['D1'] })).toMatchObject({
      'filter[status_in]': 'stock',
      'filter[owner_dealer_codes_includes]': 'D1',
    });
  });

  it('has a sort parameter for each of the nine sorts [S-9-19]', () => {
    expect(sorts).toHaveLength(9);
    expect(new Set(sorts.map((sort) => send({ sort }).sort)).size).toBe(9);
    expect(serviceSorts.priceDesc).toBe('-price');
  });

  it('reads repeated and array values', () => {
    const { query } = fromServiceQuery({ 'filter[nameplate_name_in][]': ['XF', 'Defender'] });
    expect(query.lists.models).toEqual(['Defender', 'XF']);
  });

  it('names what it cannot read', () => {
    const read = fromServiceQuery({
      'filter[evil_in]': 'x',
      'filter[power_gteq]': 'fast',
      other: '1',
    });
    expect(read).toEqual({
      query: everything,
      unknown: ['filter[evil_in]'],
      unreadable: ['filter[power_gteq]'],
    });
  });
});
