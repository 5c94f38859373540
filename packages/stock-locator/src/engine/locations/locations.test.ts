import { withoutIsolates } from '@mawkib/core/locale';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseQuery, toSearch } from '../query/search-params.js';
import { everything, type SearchLocation } from '../query/vehicle-query.js';
import { distanceKm, formatDistance, isPoint } from './distances.js';
import { atLocation, withLocation } from './location-edits.js';
import { australianStates, marketStates } from './market-states.js';
import { nearRetailers, retailersWithin } from './near-retailers.js';
import {
  type FoundArea,
  type LocationSources,
  type RetailerRecord,
  resolveLocation,
} from './resolve-location.js';

const retailers: RetailerRecord[] = [
  { id: '1', dealer_code: 'D1', name: 'One', latitude: 25.2, longitude: 55.27 },
  { id: '2', dealer_code: 'D2', name: 'Two', latitude: 24.45, longitude: 54.38 },
  { id: '3', dealer_code: 'D3', name: 'Three', latitude: null, longitude: 999 },
];
const sources = (
  areas: readonly FoundArea[] | Error,
): LocationSources & { find: ReturnType<typeof vi.fn> } => ({
  find: vi.fn(async () => {
    if (areas instanceof Error) throw areas;
    return areas;
  }),
  all: async () => retailers,
});
const area = (dealer_code: string, locality: string | null = null, at?: [number, number]) => ({
  dealer_code,
  locality,
  area: at ? { latitude: at[0], longitude: at[1] } : null,
});

describe('a search by place', () => {
  it('holds retailer, state, postcode, locality and dealer codes [S-3-39]', async () => {
    const found = [area('D1', 'Deira'), area('D2', 'Deira')];
    const location = { postcode: '12005', locality: 'Deira', state: 'Dubai', retailer: 'D2' };
    const { search, outcome } = await resolveLocation(location, sources(found));
    expect(search).toEqual({
      retailer: 'D2',
      state: 'Dubai',
      postcode: '12005',
      locality: 'Deira',
      dealerCodes: ['D2'],
    });
    expect(outcome).toBe('found');
  });

  it('asks with what was named alone, in plain digits', async () => {
    const requested = sources([area('D1')]);
    await resolveLocation({ postcode: '١٢٠٠٥', state: 'Dubai' }, requested);
    expect(requested.find).toHaveBeenCalledExactlyOnceWith({
      state: 'Dubai',
      postcode: '12005',
      locality: undefined,
    });
  });

  it('takes the only locality of a postcode, and offers several', async () => {
    const one = await resolveLocation(
      { postcode: '1' },
      sources([area('D1', 'Deira'), area('D2', 'Deira')]),
    );
    expect([one.kind, one.search.locality, one.localities]).toEqual([
      'postcodeSearch',
      'Deira',
      [],
    ]);
    const two = await resolveLocation(
      { postcode: '1' },
      sources([area('D1', 'Deira'), area('D2', 'Jumeirah')]),
    );
    expect([two.kind, two.search.locality, two.localities]).toEqual([
      null,
      null,
      ['Deira', 'Jumeirah'],
    ]);
    expect(two.search.dealerCodes).toEqual(['D1', 'D2']);
  });

  it('tells nothing searched, nobody there and nobody to ask apart', async () => {
    const outcome = async (location: SearchLocation | undefined, areas: FoundArea[] | Error = []) =>
      (await resolveLocation(location, sources(areas))).outcome;
    expect(await outcome(undefined)).toBe('none');
    expect(await outcome({ postcode: '9' })).toBe('unmatched');
    expect(await outcome({ state: 'Dubai' }, new Error('away'))).toBe('failed');
    expect(await outcome({ retailer: 'D3' })).toBe('found');
    expect(await outcome({ retailer: 'gone' })).toBe('unmatched');
    const alone = { ...sources([]), all: () => Promise.reject(new Error('away')) };
    expect((await resolveLocation({ retailer: 'D1' }, alone)).outcome).toBe('failed');
    expect((await resolveLocation(undefined, alone)).retailers).toEqual([]);
  });

  it('makes no request by area for a retailer', async () => {
    const requested = sources([]);
    const { search, kind } = await resolveLocation({ retailer: 'D1' }, requested);
    expect([kind, search.dealerCodes]).toEqual(['retailerSearch', ['D1']]);
    expect(requested.find).not.toHaveBeenCalled();
  });

  it('never widens what the page demands', async () => {
    const found = await resolveLocation({ state: 'x' }, sources([area('D1'), area('D2')]), [
      'D2',
      'D9',
    ]);
    expect(found.search.dealerCodes).toEqual(['D2']);
    const none = await resolveLocation({ state: 'x' }, sources([area('D1')]), ['D9']);
    expect(none.outcome).toBe('unmatched');
  });

  it('knows the middle of a postcode where its areas say where they are', async () => {
    const areas = [area('D1', 'a', [24, 54]), area('D2', 'b', [26, 56]), area('D3', 'c')];
    expect((await resolveLocation({ postcode: '1' }, sources(areas))).centre).toEqual({
      latitude: 25,
      longitude: 55,
    });
    expect((await resolveLocation({ postcode: '1' }, sources([area('D1')]))).centre).toBeNull();
    const { at } = (await resolveLocation({ postcode: '1' }, sources([]))).retailers[2] ?? {};
    expect(at).toBeNull();
  });
});

describe('a place in the query', () => {
  it('goes to the first page, and everywhere without one', () => {
    const query = { ...everything, page: 4, lists: { models: ['XF'] } };
    const there = withLocation(query, { postcode: '1', locality: 'Deira' });
    expect(toSearch(there)).toBe('models=XF&_postcode=1&_locality=Deira');
    expect(toSearch(withLocation(there, undefined))).toBe('models=XF');
    expect(parseQuery(new URLSearchParams(toSearch(there)))).toEqual(there);
  });

  it('becomes dealer codes for the service', () => {
    expect(atLocation(everything, ['D2', 'D1']).forced_dealer_codes).toEqual(['D1', 'D2']);
    expect(atLocation(everything, [])).toBe(everything);
  });
});

describe('states of a market', () => {
  it('are the eight of Australia there [S-2-73]', () => {
    const values = marketStates('AU').map(({ value }) => value);
    expect(values).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    expect(values).toEqual([...australianStates]);
  });

  it('are the seven emirates, those that are configured, or none', () => {
    expect(marketStates('AE')).toHaveLength(7);
    const own = [{ value: 'A', label: { ar: 'أ', en: 'A' } }];
    expect(marketStates('AE', own)).toBe(own);
    expect(marketStates('QA')).toEqual([]);
  });
});

describe('distances', () => {
  const dubai = { latitude: 25.2048, longitude: 55.2708 };
  const abuDhabi = { latitude: 24.4539, longitude: 54.3773 };

  it('are kilometres as the crow flies', () => {
    expect(distanceKm(dubai, abuDhabi)).toBeCloseTo(122.7, 0);
    expect(distanceKm(dubai, dubai)).toBe(0);
    expect(
      distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }),
    ).toBeCloseTo(111.2, 0);
  });

  it('are the same both ways and never more than half way round', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20016);
      }),
    );
  });

  it('are written as the language does', () => {
    expect(withoutIsolates(formatDistance(4.26, 'en'))).toBe('4.3 km');
    expect(withoutIsolates(formatDistance(122.7, 'ar'))).toMatch(/123/);
    expect(formatDistance(4.26, 'ar')).toMatch(/كم/);
  });

  it('need points that can be', () => {
    expect([
      isPoint({ latitude: 91, longitude: 0 }),
      isPoint({ latitude: 1 }),
      isPoint(dubai),
    ]).toEqual([false, false, true]);
  });

  it('order the retailers, and choose those within a distance', async () => {
    const { retailers: known } = await resolveLocation(undefined, sources([]));
    const near = nearRetailers(known, abuDhabi);
    expect(near.map(({ retailer }) => retailer.id)).toEqual(['2', '1', '3']);
    expect(near[2]?.km).toBeNull();
    expect(retailersWithin(near, 10)).toEqual(['2']);
    expect(retailersWithin(near, 200)).toEqual(['2', '1']);
    expect(nearRetailers(known, null).map(({ retailer }) => retailer.id)).toEqual(['1', '2', '3']);
  });
});
