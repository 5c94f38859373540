import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CallOptions } from '../call.js';
import { fixtures } from '../contracts/answers.fixture.js';
import {
  getBreadcrumbs,
  getNavEntries,
  getNavEntriesV2,
} from '../contracts/content/nav-entries.js';
import { getOfferCarModels } from '../contracts/content/offers.js';
import type { ContentPage } from '../contracts/content/public-pages.js';
import {
  getCompareSpec,
  getContentVehicles,
  getGroupedNameplates,
  getModelCompareSpec,
  getVehicleSpecs,
} from '../contracts/content/vehicle-facts.js';
import { bindOperations } from '../testing/bind-operations.js';
import {
  recordingLogger,
  type StubResponse,
  testService,
  transports,
} from '../testing/service.fixture.js';
import type { HttpOptions } from '../transports/fetch.js';
import {
  loadData,
  loadDealers,
  loadExchangeRates,
  loadOffers,
  loadPage,
  loadPageMetaheads,
  loadSettings,
  loadStockList,
  searchDealers,
} from './content.js';

const operations = {
  getBreadcrumbs,
  getCompareSpec,
  getContentVehicles,
  getGroupedNameplates,
  getModelCompareSpec,
  getNavEntries,
  getNavEntriesV2,
  getOfferCarModels,
  getVehicleSpecs,
};
const service = testService();
const base = '/services/content';
const lines = () => service.seen.map(({ line }) => line);

describe.each(transports)('calls of the content service over %s', (_, create) => {
  const open = (response: StubResponse, options: HttpOptions & CallOptions = {}) => {
    service.response = () => response;
    const log = recordingLogger();
    const call = create({ origin: service.origin, ...options });
    return { ...log, call, client: bindOperations(call, operations) };
  };

  it('reads settings in one request and drops what has no key [S-3-01]', async () => {
    const rows = [
      { id: '1', key: 'meta.title_divider', value: '|' },
      { id: '2', value: 'no key' },
      { id: '3', key: '', value: 'blank key' },
      null,
    ];
    const { call, logger } = open({ body: { data: rows } });
    expect(await loadSettings(call, { logger })).toEqual([rows[0]]);
    expect(lines()).toEqual([`GET ${base}/settings`]);
  });

  it('logs a 403 of the settings in the words of the spec, and rejects [S-6-08]', async () => {
    const { call, logger, messages } = open({ status: 403 });
    await expect(loadSettings(call, { logger })).rejects.toMatchObject({ status: 403 });
    expect(messages()).toEqual(['user has no permissions']);
    service.response = () => ({ status: 500 });
    await expect(loadSettings(call, { logger })).rejects.toMatchObject({ status: 500 });
    expect(messages()).toHaveLength(1);
  });

  it('gives a page by its path, with every field of the spec [S-3-02]', async () => {
    const { call } = open({ body: fixtures.getPageByPath });
    const page = await loadPage(call, '/defender', { locale: 'ar' });
    expect(lines()).toEqual([`GET ${base}/public_api/pages/by_path/defender?locale=ar`]);
    if (page.type !== 'page') throw new Error('a page was expected');
    expectTypeOf(page).toEqualTypeOf<ContentPage>();
    const { id, attributes } = page;
    expectTypeOf(attributes.meta_title).toEqualTypeOf<string | null>();
    expectTypeOf(attributes.disable_seo_tracking).toEqualTypeOf<boolean>();
    expect(id).toBe('p1');
    expect(attributes).toMatchObject({
      path: '/defender',
      title: 'ديفندر',
      meta_title: null,
      meta_description: null,
      image_id: null,
      external_meta_image: null,
      canonical_url: null,
      disable_seo_tracking: false,
      page_type: 'models',
    });
  });

  it('rejects a page without a path, and makes no request [S-5-17]', async () => {
    const { call } = open({ body: fixtures.getPageByPath });
    for (const path of ['', '  ']) {
      await expect(loadPage(call, path)).rejects.toMatchObject({
        name: 'ServiceError',
        message: 'You have to provide current page pathname.',
      });
    }
    expect(lines()).toEqual([]);
    await loadPage(call, '/');
    expect(lines()).toEqual([`GET ${base}/public_api/pages/by_path/`]);
  });

  it("asks for a page's meta heads and the global ones [S-7-26]", async () => {
    const { call } = open({ body: fixtures.getMetaheads });
    expect(await loadPageMetaheads(call, '9')).toHaveLength(1);
    expect(lines()).toEqual([`GET ${base}/metaheads?q[page_id_equal_or_null]=9`]);
  });

  it('lists 50 dealers, however many there are [S-7-16]', async () => {
    const [dealer] = (fixtures.getDealers as { data: object[] }).data;
    const data = Array.from({ length: 60 }, (_, index) => ({ ...dealer, id: `d${index}` }));
    const { call } = open({ body: { data, meta: { page: 1, items: 50, total: 60 } } });
    expect(await loadDealers(call)).toHaveLength(50);
    expect(lines()).toEqual([`GET ${base}/dealers?items=50`]);
  });

  it('gives vehicles, grouped nameplates and specs of one [S-7-17]', async () => {
    const { client } = open({ body: fixtures.getContentVehicles });
    const { data: vehicles } = await client.getContentVehicles();
    service.response = () => ({ body: fixtures.getGroupedNameplates });
    const { data: groups } = await client.getGroupedNameplates();
    service.response = () => ({ body: fixtures.getVehicleSpecs });
    const { data: specs } = await client.getVehicleSpecs({ params: { id: '7' } });
    expect(lines()).toEqual([
      `GET ${base}/vehicles`,
      `GET ${base}/vehicles/grouped_nameplates`,
      `GET ${base}/vehicles/7/specs`,
    ]);
    expectTypeOf(specs[0]?.value).toEqualTypeOf<string | number | null | undefined>();
    expect([vehicles[0]?.car_key, groups[0]?.nameplates[0]?.key, specs[0]?.value]).toEqual([
      'defender_110',
      'defender',
      389_000,
    ]);
  });

  it('gives the models that have offers [S-7-18]', async () => {
    const { client } = open({ body: fixtures.getOfferCarModels });
    expect((await client.getOfferCarModels()).data[0]?.key).toBe('defender');
    expect(lines()).toEqual([`GET ${base}/offer_car_models`]);
  });

  it('reads the former and the newer navigation, and breadcrumbs [S-7-19]', async () => {
    const { client } = open({ body: { data: [] } });
    await client.getNavEntries();
    await client.getNavEntriesV2();
    await client.getBreadcrumbs({ params: { page_id: '9' } });
    expect(lines()).toEqual([
      `GET ${base}/nav_entries`,
      `GET ${base}/nav_entries_v2`,
      `GET ${base}/nav_entries/breadcrumbs/9`,
    ]);
  });

  it('gives specs to compare by id [S-7-20]', async () => {
    const { client } = open({ body: fixtures.getCompareSpec });
    expect((await client.getCompareSpec({ params: { id: '4' } })).data[0]?.model).toBe('defender');
    expect(lines()).toEqual([`GET ${base}/compare/spec/4`]);
  });

  it('sends admin calls to {admin_api}/api [B-7-04]', async () => {
    const { client } = open(
      { body: fixtures.getModelCompareSpec },
      {
        bases: { admin: `${service.origin}/administration/` },
      },
    );
    await client.getModelCompareSpec({ params: { model: 'xe' } });
    expect(lines()).toEqual(['GET /administration/api/compare/spec/xe']);
  });

  it('sends content calls to {api} [B-7-05]', async () => {
    const { client, call, logger } = open(
      { body: { data: [] } },
      { bases: { content: `${service.origin}/api/v1` } },
    );
    await loadSettings(call, { logger });
    await client.getModelCompareSpec({ params: { model: 'xe' } });
    expect(lines()).toEqual(['GET /api/v1/settings', 'GET /api/v1/api/compare/spec/xe']);
  });

  it('reads exchange rates under configured keys, and makes no request without an address [S-7-22]', async () => {
    const { call, logger } = open({ body: { data: { startdate: '2026-11-01', USD: 0.27 } } });
    expect(await loadExchangeRates(call, { logger, url: '' })).toBeNull();
    expect(await loadExchangeRates(call, { logger, url: undefined })).toBeNull();
    expect(lines()).toEqual([]);
    const url = `${service.origin}/currency-exchange`;
    const expected = { startDate: '2026-11-01', rates: { USD: 0.27 } };
    expect(await loadExchangeRates(call, { logger, url })).toEqual(expected);
    service.response = () => ({ body: { rates: { from: '2026-11-01', USD: 0.27 } } });
    const keys = { responseKey: 'rates', startDateKey: 'from' };
    expect(await loadExchangeRates(call, { logger, url, ...keys })).toEqual(expected);
    expect(lines()).toEqual(['GET /currency-exchange', 'GET /currency-exchange']);
  });

  it('takes a bare text for no offers, a list for the offers [S-7-24]', async () => {
    const { call, logger, messages } = open({ text: 'no offers today' });
    const url = `${service.origin}/offers`;
    expect(await loadOffers(call, { url, logger })).toEqual([]);
    service.response = () => ({ text: '"[]"' });
    expect(await loadOffers(call, { url, logger })).toEqual([]);
    service.response = () => ({ body: [{ car_model_key: 'defender', price: 1 }] });
    expect(await loadOffers(call, { url, logger })).toEqual([
      { car_model_key: 'defender', price: 1 },
    ]);
    expect([lines(), messages()]).toEqual([['GET /offers', 'GET /offers', 'GET /offers'], []]);
  });

  it('reports that the address of the offers is missing [S-8-11]', async () => {
    const { call, logger, messages } = open({});
    expect(await loadOffers(call, { url: undefined, logger })).toEqual([]);
    expect([messages(), lines()]).toEqual([['Missing api url: mena.offers_api_url'], []]);
  });

  it('loads data of an address, null where it cannot be had', async () => {
    const { call, logger, messages } = open({ body: [{ race: 1 }] });
    const url = `${service.origin}/races.json`;
    expect(await loadData(call, { url, logger })).toEqual([{ race: 1 }]);
    for (const response of [{ status: 500 }, { drop: true }]) {
      service.response = () => response;
      expect(await loadData(call, { url, logger })).toBeNull();
    }
    expect(messages()).toEqual(Array(2).fill('The data of a page could not be loaded'));
  });

  it('reads the models of the external stock list [S-7-56] [B-7-08]', async () => {
    const { call, logger } = open({ body: [{ defender: 1 }, { discovery: 2 }] });
    const url = `${service.origin}/list.json`;
    expect(await loadStockList(call, { url, logger })).toEqual(['defender', 'discovery']);
    service.response = () => ({ body: [{ 'f-pace': 1 }, { xe: 2 }, null, 'xj', ['x']] });
    expect(await loadStockList(call, { url, logger })).toEqual(['f-pace', 'xe']);
    expect(lines()).toEqual(['GET /list.json', 'GET /list.json']);
  });

  it('asks the reserve for dealers where there is no address, or it fails [S-7-07]', async () => {
    const { call, logger } = open({ body: fixtures.findDealers });
    const url = `${service.origin}/by-postcode`;
    const fallbackUrl = `${service.origin}/reserve?market=ae`;
    await searchDealers(call, { postcode: '1' }, { url, fallbackUrl, logger });
    await searchDealers(call, { postcode: '2' }, { fallbackUrl, logger });
    service.response = ({ line }) =>
      line.includes('reserve') ? { body: fixtures.findDealers } : { status: 503 };
    await searchDealers(call, { postcode: '3' }, { url, fallbackUrl, logger });
    expect(lines()).toEqual([
      'GET /by-postcode?q[postcode_eq]=1',
      'GET /reserve?market=ae&q[postcode_eq]=2',
      'GET /by-postcode?q[postcode_eq]=3',
      'GET /reserve?market=ae&q[postcode_eq]=3',
    ]);
  });

  it('searches dealers by brand, state, postcode and locality [S-7-28]', async () => {
    const data = [
      { dealer_code: 'A', locality: 'دبي' },
      { dealer_code: 'B', locality: 'دبي' },
      { dealer_code: 'C' },
      { locality: 'no code' },
    ];
    const { call, logger } = open({ body: { data } });
    const search = { brand: 'jaguar', state: 'NSW', postcode: '2000', locality: 'Sydney' };
    const found = await searchDealers(call, search, { url: `${service.origin}/dealers`, logger });
    expect(lines()).toEqual([
      'GET /dealers?q[brand_eq]=jaguar&q[state_eq]=NSW&q[postcode_eq]=2000&q[locality_eq]=Sydney',
    ]);
    expect([found.dealerCodes, found.localities]).toEqual([['A', 'B', 'C'], ['دبي']]);
  });

  it('reports that dealers have no address, and lists none [S-8-13]', async () => {
    const { call, logger, messages } = open({});
    const found = await searchDealers(call, { postcode: '1' }, { url: ' ', logger });
    expect([found.dealers, messages(), lines()]).toEqual([
      [],
      ['No API URL has been provided'],
      [],
    ]);
  });
});
