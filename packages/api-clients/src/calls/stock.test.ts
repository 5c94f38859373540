import { createModelLists } from '@mawkib/core/dynamic-content';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CallOptions } from '../call.js';
import { fixtures } from '../contracts/answers.fixture.js';
import {
  getDynamicContent,
  getTradeInOptions,
  getVehicleConfigData,
} from '../contracts/stock/company-configs.js';
import {
  getConfiguredVehicle,
  getListingRetailers,
  getVehicle,
  listVehicles,
  listVehiclesLight,
  type Retailer,
} from '../contracts/stock/listings.js';
import type { RawVehicle } from '../contracts/stock/raw-vehicle.js';
import { bindOperations } from '../testing/bind-operations.js';
import {
  recordingLogger,
  type StubResponse,
  testService,
  transports,
} from '../testing/service.fixture.js';
import type { HttpOptions } from '../transports/fetch.js';
import { configuredGet } from './configured-get.js';
import {
  loadCompanyConfig,
  loadListingDealers,
  loadSimilarVehicles,
  loadTranslations,
} from './stock.js';

const operations = {
  getConfiguredVehicle,
  getDynamicContent,
  getListingRetailers,
  getTradeInOptions,
  getVehicle,
  getVehicleConfigData,
  listVehicles,
  listVehiclesLight,
};
const service = testService();
const base = '/services/stock';
const lines = () => service.seen.map(({ line }) => line);

describe.each(transports)('calls of the stock service over %s', (_, create) => {
  const open = (
    response: StubResponse | (() => StubResponse),
    options: HttpOptions & CallOptions = {},
  ) => {
    service.response = typeof response === 'function' ? response : () => response;
    const log = recordingLogger();
    const call = create({ origin: service.origin, ...options });
    return {
      ...log,
      call,
      client: bindOperations(call, operations),
    };
  };

  it('lists vehicles, whole or light, by items, page and sort [S-7-01]', async () => {
    const { client } = open({ body: fixtures.listVehicles });
    const input = { params: { listing: 'main' }, query: { items: 6, page: 2, sort: '-price' } };
    const { data, meta } = await client.listVehicles(input);
    const light = await client.listVehiclesLight(input);
    expect(lines()).toEqual([
      `GET ${base}/public_api/listing/main?items=6&page=2&sort=-price`,
      `GET ${base}/public_api/listing/main/light?items=6&page=2&sort=-price`,
    ]);
    expectTypeOf(data).toEqualTypeOf<RawVehicle[]>();
    expect([data[0]?.id, meta.total, light.meta.total]).toEqual(['v1', 1, 1]);
  });

  it('sends 1, 5 and 12 where 0, 5 and 50 items are asked for [S-9-01]', async () => {
    const { client } = open({ body: fixtures.listVehicles });
    for (const items of [0, 5, 50]) {
      await client.listVehicles({ params: { listing: 'main' }, query: { items } });
    }
    expect(lines().map((line) => /items=(\d+)/.exec(line)?.[1])).toEqual(['1', '5', '12']);
  });

  it('gives one vehicle, by id and by configuration [S-7-02]', async () => {
    const { client } = open({ body: fixtures.getVehicle });
    const params = { listing: 'main' };
    const found = await client.getVehicle({ params: { ...params, id: '123' } });
    const config_url = 'https://build.example/x?y=1';
    const configured = await client.getConfiguredVehicle({ params, query: { config_url } });
    expect(lines()).toEqual([
      `GET ${base}/public_api/listing/main/vehicle/123`,
      `GET ${base}/public_api/listing/main/vehicle?config_url=${config_url}`,
    ]);
    expectTypeOf(configured.data).toEqualTypeOf<RawVehicle>();
    expect(found.data.vin).toBe(configured.data.vin);
  });

  it('reads a section of the configuration, all of it unless named [S-7-03]', async () => {
    const { call } = open({ body: fixtures.getCompanyConfig });
    await loadCompanyConfig(call, { company: 'ae' });
    await loadCompanyConfig(call, { company: 'ae', section: 'order' });
    expect(lines()).toEqual([
      `GET ${base}/public_api/company_config/all`,
      `GET ${base}/public_api/company_config/order`,
    ]);
    expect(service.seen.map(({ headers }) => headers['company-config'])).toEqual(['ae', 'ae']);
  });

  it('asks for several types of configuration between commas [S-7-13]', async () => {
    const types = ['order_online', 'order_online_steps_page'];
    const { call } = open({
      body: { data: types.map((type) => ({ config_type: type, data: 1 })) },
    });
    const entries = await loadCompanyConfig(call, { company: 'ae', types });
    expect(lines()).toEqual([
      `GET ${base}/public_api/company_config/all?config_type=order_online,order_online_steps_page`,
    ]);
    expect(entries.map(({ config_type }) => config_type)).toEqual(types);
  });

  it('finds translations by the language in lower case [S-7-04]', async () => {
    const { call, logger } = open({ body: fixtures.getWidgetTranslations });
    expect(await loadTranslations(call, { key: 'seats', language: 'AR', logger })).toEqual({
      seats: 'مقاعد',
    });
    expect(lines()).toEqual([`GET ${base}/public_api/widget_translations_configs/seats`]);
  });

  it('falls back to English, and states when there is nothing at all', async () => {
    const { call, logger, messages } = open({ body: fixtures.getWidgetTranslations });
    expect(await loadTranslations(call, { key: 'seats', language: 'fr', logger })).toEqual({
      seats: 'Seats',
    });
    expect(await loadTranslations(call, { key: 'seats', language: 'constructor', logger })).toEqual(
      { seats: 'Seats' },
    );
    expect(messages()).toEqual([]);
    service.response = () => ({ body: { data: {} } });
    expect(await loadTranslations(call, { key: 'seats', language: 'ar', logger })).toBeNull();
    expect(messages()).toEqual(['Missing translations']);
  });

  it("gives a listing's retailers [S-7-05]", async () => {
    const { client } = open({ body: fixtures.getListingRetailers });
    const query = { lang: 'ar' as const, city: 'دبي' };
    const { data } = await client.getListingRetailers({ params: { id: 'main' }, query });
    expectTypeOf(data).toEqualTypeOf<Retailer[]>();
    expect([lines(), data[0]?.dealer_code]).toEqual([
      [`GET ${base}/public_api/listing/main/retailers?lang=ar&city=دبي`],
      'AE01',
    ]);
  });

  it('gives the dealers of a brand by name [S-7-06]', async () => {
    const { call } = open({ body: fixtures.getListingRetailers });
    await loadListingDealers(call, { listing: 'main', brand: 'Land Rover' });
    expect(lines()).toEqual([
      `GET ${base}/public_api/listing/main/retailers?filter[brands_name_eq]=Land Rover&sort=name`,
    ]);
  });

  it('gives the options of a trade-in form [S-7-08]', async () => {
    const { client } = open({ body: fixtures.getTradeInOptions });
    const { data } = await client.getTradeInOptions({}, { locale: 'ar' });
    expect(lines()).toEqual([`GET ${base}/trade_in/form_options?lang=ar`]);
    expect(Object.keys(data)).toEqual(['bodyTypes', 'brands', 'models', 'fuelTypes']);
  });

  it('gives configuration data of vehicles [S-7-09]', async () => {
    const { client } = open({ body: fixtures.getVehicleConfigData });
    await client.getVehicleConfigData({ query: { model: 'defender', year: '2027' } });
    expect(lines()).toEqual([
      `GET ${base}/public_api/vehicles/config_data?model=defender&year=2027`,
    ]);
  });

  it('gives the models of lists, and nothing but 200 will do [S-7-10]', async () => {
    const { client } = open({ body: fixtures.getDynamicContent });
    const lists = ['list-a', 'list-b'];
    const { data } = await client.getDynamicContent({ params: { lists } });
    expect(lines()).toEqual([`GET ${base}/public_api/dynamic_content/list-a,list-b`]);
    expect(data['list-a']).toEqual(['defender']);
    for (const response of [{ status: 204 }, { status: 202, body: fixtures.getDynamicContent }]) {
      service.response = () => response;
      await expect(client.getDynamicContent({ params: { lists } })).rejects.toMatchObject({
        kind: 'http',
        status: response.status,
      });
    }
  });

  it('keeps the models of two lists apart that one request brought [B-7-06]', async () => {
    const { call, logger } = open({ body: { data: { a: ['Defender'], b: ['Discovery Sport'] } } });
    const apiUrl = `${service.origin}/stock`;
    const lists = { stock: 'a', demo: 'b' };
    const source = createModelLists({ apiUrl, lists, get: configuredGet(call), logger });
    expect(await source.load()).toEqual({ stock: ['defender'], demo: ['discovery_sport'] });
    expect(lines()).toEqual(['GET /stock/public_api/dynamic_content/a,b']);
  });

  it('treats a 204 and a 500 of the lists as a failure, and reports it [B-7-07]', async () => {
    for (const status of [204, 500]) {
      const { call, logger, messages } = open({ status });
      const apiUrl = service.origin;
      const source = createModelLists({
        apiUrl,
        lists: { x: 'a' },
        get: configuredGet(call),
        logger,
      });
      expect(await source.load()).toEqual({ x: [] });
      expect(messages()).toEqual(['Dynamic-content lists could not be fetched']);
    }
  });

  it('finds similar vehicles by their model, the current one left out [S-7-11]', async () => {
    const [vehicle] = (fixtures.listVehicles as { data: object[] }).data;
    const data = ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6'].map((id) => ({ ...vehicle, id }));
    const { call } = open({ body: { ...(fixtures.listVehicles as object), data } });
    const similar = await loadSimilarVehicles(call, {
      listing: 'main',
      id: 'v2',
      model: 'Defender',
    });
    expect(lines()).toEqual([
      `GET ${base}/public_api/listing/main?items=7&page=1&filter[nameplate_name_in]=Defender`,
    ]);
    expect(similar.map(({ id }) => id)).toEqual(['v0', 'v1', 'v3', 'v4', 'v5', 'v6']);
  });

  it('asks for a vehicle under its lists and id, and for nothing without them [S-7-14]', async () => {
    const { client } = open({ body: fixtures.getVehicle });
    await client.getVehicle({ params: { listing: 'a,b', id: '5' } });
    for (const params of [
      { listing: '', id: '5' },
      { listing: 'a,b', id: '' },
    ]) {
      await expect(client.getVehicle({ params })).rejects.toMatchObject({ kind: 'contract' });
    }
    expect(lines()).toEqual([`GET ${base}/public_api/listing/a,b/vehicle/5`]);
  });
});
