import { getDealers } from '@mawkib/api-clients/contracts/content';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import type { StockLocations } from '@mawkib/stock-locator/engine';
import { describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { type BlockDataOptions, loadBlockData } from '../../definitions/load-block-data.js';
import type { PublicBlock } from '../../model/definition/public-values.js';

const block: PublicBlock = {
  id: 'stock',
  template: 'stock-locator',
  fields: { ci_key_list: '', ci_key_brand: 'All', ci_key_model: 'None', vehicles: { list: [] } },
  groups: [],
};
const areas = [
  { dealer_code: 'D1', locality: 'Deira' },
  { dealer_code: 'D2', locality: 'Deira' },
];
const dealers = [{ id: '1', dealer_code: 'D1', name: 'One', latitude: 25, longitude: 55 }];
const settingsOf = (features: string, attributes?: string, maps: Record<string, string> = {}) =>
  createSettings(
    siteSettings,
    [
      { key: 'stock_locator.features', value: features },
      ...(attributes ? [{ key: 'stock_locator.card_attributes', value: attributes }] : []),
      ...Object.entries(maps).map(([key, value]) => ({ key, value })),
    ],
    { warn: vi.fn(), error: vi.fn() },
    { locale: 'ar' },
  );

interface Shown {
  data: unknown[];
  features?: readonly string[];
  locations?: StockLocations;
  cardAttributes?: readonly string[];
}

/** Loads a stock list at a URL; returns its data and requests. */
async function load(
  search: string,
  features: string,
  answers: Record<string, unknown> = {},
  attributes?: string,
  maps?: Record<string, string>,
) {
  const requested: { id: string; query: Record<string, unknown> }[] = [];
  const defaults = { findDealers: areas, getDealers: dealers, listVehicles: [] };
  const call = vi.fn(async ({ id }: { id: string }, { query }: { query: never }) => {
    requested.push({ id, query });
    const data = { ...defaults, ...answers }[id];
    if (data instanceof Error) throw data;
    return { data, meta: { facets: {}, ranges: {} } };
  }) as unknown as BlockDataOptions['call'];
  const { stock } = await loadBlockData([block], {
    definitionOf,
    call,
    search: new URLSearchParams(search),
    locale: 'ar',
    path: '/vehicles',
    settings: settingsOf(features, attributes, maps),
  });
  const value = stock?.state === 'ready' ? (stock.value as Shown) : undefined;
  const listing = requested.find(({ id }) => id === 'listVehicles')?.query ?? {};
  return { value, requested, codes: listing['filter[owner_dealer_codes_includes]'] };
}

describe('the stock list of a market with a search by place', () => {
  it('asks for the retailers of a place with the four parameters, then for their vehicles', async () => {
    const search = '_postcode=12005&_locality=Deira&_state=Dubai&models=XF';
    const { value, requested, codes } = await load(search, 'postcode_search');
    expect(requested.find(({ id }) => id === 'findDealers')?.query).toEqual({
      'q[brand_eq]': undefined,
      'q[state_eq]': 'Dubai',
      'q[postcode_eq]': '12005',
      'q[locality_eq]': 'Deira',
    });
    expect(codes).toBe('D1  D2');
    expect(value?.locations).toMatchObject({ kind: 'postcodeSearch', outcome: 'found' });
    expect(value?.locations?.states.map(({ label }) => label.ar)).toContain('دبي');
  });

  it('shows every vehicle where no retailer is, or nobody can say', async () => {
    const nobody = await load('_postcode=9&_locality=x', 'postcode_search', { findDealers: [] });
    expect([nobody.codes, nobody.value?.locations?.outcome]).toEqual([undefined, 'unmatched']);
    const away = await load('_state=Dubai', 'postcode_search', { findDealers: new Error('away') });
    expect([away.codes, away.value?.locations?.outcome]).toEqual([undefined, 'failed']);
  });

  it('asks for fifty retailers, and takes no more at once [S-7-16]', async () => {
    const { requested } = await load('', 'postcode_filter');
    expect(requested.find(({ id }) => id === 'getDealers')?.query).toMatchObject({ items: 50 });
    const taken = (items: number) => getDealers.parts.query.parse({ items }).items;
    expect([taken(50), taken(51), taken(500)]).toEqual([50, 50, 50]);
  });

  it("asks for maps with the market's key, its region, and its language or the page's", async () => {
    const maps = {
      'maps.tiles_url': 'https://maps.example/{z}/{x}/{y}.png?k={key}&r={region}&l={language}',
      'maps.api_key': 'a&b',
      'maps.region': 'AE',
    };
    const of = async (more = {}) =>
      (await load('', 'postcode_filter', {}, undefined, { ...maps, ...more })).value?.locations
        ?.map;
    expect((await of())?.tilesUrl).toBe('https://maps.example/{z}/{x}/{y}.png?k=a%26b&r=AE&l=ar');
    expect((await of({ 'maps.language': 'fr' }))?.tilesUrl).toMatch(/l=fr$/);
  });

  it('searches at a place only where that is switched on, and makes no request without either', async () => {
    const filter = await load('_postcode=12005', 'postcode_filter');
    expect([filter.codes, filter.value?.locations?.outcome]).toEqual([undefined, 'none']);
    expect(filter.value?.locations?.retailers).toHaveLength(1);
    const none = await load('_postcode=12005', 'owner_visible');
    expect(none.requested.map(({ id }) => id)).toEqual(['listVehicles']);
    expect(none.value?.features).toEqual(['owner_visible']);
    expect(none.value?.locations).toBeUndefined();
  });
});

describe('cards of a stock list', () => {
  it('tell the attributes that the market names, the twelve unless it does', async () => {
    const { value } = await load('', '');
    expect(value?.cardAttributes).toHaveLength(12);
    const own = await load('', '', {}, 'mileage, productionYear, price, constructor, mileage');
    expect(own.value?.cardAttributes).toEqual(['mileage', 'productionYear']);
  });
});
