import { cardAttributes } from '@mawkib/core/settings';
import { states, statuses } from '@mawkib/core/vocabulary';
import { describe, expect, it } from 'vitest';
import { locationSearch } from '../locations/location-search.js';
import { activeFilters } from '../query/active-filters.js';
import { toggleValue, withoutFilters, withPage, withRange } from '../query/filter-edits.js';
import { normaliseQuery } from '../query/normalise-query.js';
import { everything } from '../query/vehicle-query.js';
import { similarVehicles } from '../showroom/similar-vehicles.js';
import { comparedModel } from './compared-model.js';
import { sourceCode } from './vehicle-states.js';

describe('vehicles', () => {
  it('has three states, two with a source code [S-4-01] [B-4-10] [B-4-11]', () => {
    expect(states).toEqual(['new', 'approved', 'used']);
    expect([sourceCode('new'), sourceCode('approved')]).toEqual(['NVL', 'AVL']);
  });

  it('sends any other state in capitals [B-4-21]', () => {
    expect(sourceCode('used')).toBe('USED');
  });

  it('has eight statuses', () => {
    expect(statuses).toHaveLength(8);
  });

  it('is compared by the platform code of its nameplate, else by its full name [S-3-46]', () => {
    const codes = ['f-pace', 'i-pace', 'f-type', 'XE', 'xf', 'constructor', null];
    const models = codes.map((code) =>
      comparedModel({ nameplate_external_code: code, model_display_name: 'Defender 110' }),
    );
    expect(models).toEqual([
      'x761',
      'x590',
      'x152',
      'x760',
      'x260',
      'Defender 110',
      'Defender 110',
    ]);
  });

  it('has at most six similar ones and not itself [S-9-02]', () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({ id: String(index) }));
    expect(similarVehicles({ id: '2' }, nine).map(({ id }) => id)).toEqual([
      '0',
      '1',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('has twelve card attributes in order', () => {
    expect(cardAttributes.join(' ')).toBe(
      'productionYear model mileage engines color drivetrain vin power capacity status state colorInterior',
    );
  });
});

describe('the search of an address', () => {
  it('is by postcode, state or retailer [S-4-09]', () => {
    expect(locationSearch({ postcode: '1', locality: 'a' })).toBe('postcodeSearch');
    expect(locationSearch({ state: 'DXB' })).toBe('stateSearch');
    expect(locationSearch({ retailer: 'r' })).toBe('retailerSearch');
    expect(locationSearch(undefined)).toBeNull();
  });
});

describe('an edit of a query', () => {
  it('goes back to the first page', () => {
    expect(toggleValue(withPage(everything, 4), 'models', 'XF')).toEqual({
      ...everything,
      lists: { models: ['XF'] },
    });
  });

  it('toggles', () => {
    const once = toggleValue(everything, 'models', 'XF');
    expect(toggleValue(once, 'models', 'XF')).toEqual(everything);
  });

  it('lists each removable part with the query without it', () => {
    const query = withRange(
      normaliseQuery({ lists: { models: ['XF', 'Defender'] }, words: 'أسود', sort: 'priceAsc' }),
      'mileage',
      { to: 5 },
    );
    const active = activeFilters(query);
    expect(active.map(({ id }) => id)).toEqual([
      'words',
      'models:Defender',
      'models:XF',
      'mileage',
    ]);
    const last = active.reduce((rest, { id }) => {
      const next = activeFilters(rest).find((other) => other.id === id);
      return next?.without ?? rest;
    }, query);
    expect(last).toEqual(withoutFilters(query));
    expect(last.sort).toBe('priceAsc');
  });
});
