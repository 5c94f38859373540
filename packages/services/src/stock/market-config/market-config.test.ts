import {
  getCompanyConfig,
  getConfiguredVehicle,
  getDynamicContent,
  getExternalStock,
  getListingRetailers,
  getTradeInOptions,
  getVehicleConfigData,
  getWidgetTranslations,
  type Retailer,
} from '@mawkib/api-clients/contracts/stock';
import { readExternalStockList } from '@mawkib/core/dynamic-content';
import { demoProductLists } from '@mawkib/demo-market/data';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyConfig, vehicles, widgetTranslations } from '../../db/schema/index.js';
import { startLocalSource } from '../../testing/local-source.js';
import { setSetting } from '../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('what a market configures', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true, config: { upstreamLocal: true } });
  });
  afterAll(() => t.close());

  describe("a company's configuration", () => {
    const config = async (
      { section, ...query }: { section?: string; config_type?: string; lang?: 'ar' | 'en' },
      company = 'default',
    ) => {
      const params = section === undefined ? {} : { section };
      const headers = { 'Company-Config': company };
      return (await t.api.call(getCompanyConfig, { params, headers, query })).data;
    };

    test('returns all sections by default, with texts in the requested language', async () => {
      const all = await config({ lang: 'en' });
      expect(all).toHaveLength(11);
      const showroom = await config({ section: 'showroom', lang: 'en' });
      expect(showroom.map(({ config_type }) => config_type)).toEqual([
        'additional',
        'cash',
        'lease',
        'subscription',
      ]);
      expect(showroom[2]).toMatchObject({ data: { title: 'Lease', interest_rate: 2.49 } });
      const arabic = await config({ section: 'showroom', lang: 'ar' });
      expect(arabic[2]).toMatchObject({ data: { title: 'تأجير' } });
    });

    test('returns the requested types, separated by commas', async () => {
      const config_type = 'order_online, config_order_online_steps_page';
      const found = await config({ config_type });
      expect(found.map((entry) => entry.config_type).sort()).toEqual([
        'config_order_online_steps_page',
        'order_online',
      ]);
      const response = await t.app.inject({
        url: '/services/stock/public_api/company_config/all?config_type=cash,lease',
        headers: { 'company-config': 'default' },
      });
      expect(response.json().data).toHaveLength(2);
      expect(await config({ config_type: 'nothing' })).toEqual([]);
    });

    test("is the company's own, else the default", async () => {
      await t.database.db.insert(companyConfig).values({
        company: 'jaguar',
        section: 'showroom',
        config_type: 'cash',
        position: 1,
        data: { title: { ar: 'جاكوار', en: 'Jaguar' } },
      });
      const cash = { config_type: 'cash', lang: 'en' as const };
      expect(await config(cash, 'jaguar')).toMatchObject([{ data: { title: 'Jaguar' } }]);
      expect(await config(cash, 'nobody')).toMatchObject([{ data: { title: 'Buy' } }]);
    });
  });

  test('texts of a widget are localised, with English as fallback', async () => {
    await t.database.db
      .insert(widgetTranslations)
      .values({ key: 'showroom', language: 'fr', texts: { back: 'Retour' } });
    const { data } = await t.api.call(getWidgetTranslations, { params: { key: 'showroom' } });
    expect(Object.keys(data)).toEqual(['ar', 'en', 'fr']);
    expect(data.ar?.reserve).toBe('احجز هذه السيارة');
    expect(data.fr).toMatchObject({ back: 'Retour', similar: 'Similar cars' });
    const none = await t.api.call(getWidgetTranslations, { params: { key: '__proto__' } });
    expect(none.data).toEqual({});
  });

  test('trade-in options are named in the requested language, models with their brand', async () => {
    const options = async (lang: 'ar' | 'en') =>
      (await t.api.call(getTradeInOptions, { query: { lang } })).data;
    const english = await options('en');
    expect(english.bodyTypes[0]).toEqual({ value: 'suv', label: 'SUV' });
    expect(english.fuelTypes.map(({ value }) => value)).toContain('electric');
    expect(english.models.find(({ value }) => value === 'patrol')).toEqual({
      value: 'patrol',
      label: 'Patrol',
      brand: 'nissan',
    });
    const brands = new Set(english.brands.map(({ value }) => value));
    for (const { brand } of english.models) expect(brands).toContain(brand);
    const { bodyTypes, brands: makers, models, fuelTypes } = await options('ar');
    for (const { label } of [...bodyTypes, ...makers, ...models, ...fuelTypes]) {
      expect(label).toMatch(/\p{Script=Arabic}/u);
    }
  });

  test('trade-in options are read over HTTP in the language of the query [S-7-08]', async () => {
    const response = await t.app.inject({
      url: '/services/stock/trade_in/form_options?lang=ar',
      headers: { 'accept-language': 'en' },
    });
    const { data } = response.json();
    expect(Object.keys(data)).toEqual(['bodyTypes', 'brands', 'models', 'fuelTypes']);
    for (const options of Object.values<{ label: string }[]>(data)) {
      expect(options[0]?.label).toMatch(/\p{Script=Arabic}/u);
    }
  });

  test('lists return their models by uuid; an unknown one has none', async () => {
    const { new_cars, approved_cars } = demoProductLists;
    const lists = [approved_cars, new_cars.toUpperCase(), crypto.randomUUID(), "x'; --"];
    const { data } = await t.api.call(getDynamicContent, { params: { lists } });
    expect(Object.values(data).map(({ length }) => length)).toEqual([6, 14, 0]);
    expect(data[approved_cars]).toContain('F-TYPE');
  });

  test('lists are its own, or those of the URL in the setting', async () => {
    const { new_cars } = demoProductLists;
    const models = async () =>
      (await t.api.call(getDynamicContent, { params: { lists: [new_cars, new_cars] } })).data;
    const source = await startLocalSource();
    source.response({ data: { [new_cars]: ['XJ'] } });
    await setSetting(t, 'dynamic_content.api_base_url', `${source.origin}/api/`);
    expect(await models()).toEqual({ [new_cars]: ['XJ'] });
    expect(source.requested).toEqual([`/api/public_api/dynamic_content/${new_cars}`]);
    for (const [at, wrong] of [{ data: 'x' }, [1]].entries()) {
      source.response(wrong);
      await setSetting(t, 'dynamic_content.api_base_url', `${source.origin}/${at}`);
      await expect(models()).rejects.toMatchObject({ status: 502, code: 'source_failed' });
    }
    await setSetting(t, 'dynamic_content.api_base_url', '/services/stock');
    expect((await models())[new_cars]).toHaveLength(14);
    source.close();
  });

  test('the external stock list is its own, or that of the address in the setting [S-7-56] [B-7-08]', async () => {
    const models = async () => readExternalStockList(await t.api.call(getExternalStock, {}));
    const source = await startLocalSource();
    expect(await models()).toContain('range_rover_velar');
    source.response({ data: [{ 'F-PACE': 1 }, { XJ: 2 }, 'x'] });
    await setSetting(t, 'dynamic_content.external_stock_list_url', `${source.origin}/list`);
    expect(await models()).toEqual(['f_pace', 'xj']);
    expect(source.requested).toEqual(['/list']);
    await setSetting(t, 'dynamic_content.external_stock_list_url', 'https://127.0.0.1/list');
    await expect(models()).rejects.toMatchObject({ status: 502, code: 'source_failed' });
    source.close();
  });

  describe('a configured vehicle', () => {
    const configured = async () => {
      const [found] = await t.database.db
        .select()
        .from(vehicles)
        .where(sql`config_url is not null`)
        .limit(1);
      if (!found?.config_url) throw new Error('no configured vehicle');
      return { ...found, config_url: found.config_url };
    };

    test('is found by its address [S-7-02]', async () => {
      const { id, config_url } = await configured();
      const find = (url: string) =>
        t.api.call(getConfiguredVehicle, {
          params: { listing: 'all' },
          query: { config_url: url, lang: 'en' },
        });
      expect((await find(config_url)).data).toMatchObject({ id, config_url });
      await expect(find(`${config_url}x`)).rejects.toMatchObject({ status: 404 });
      const url = encodeURIComponent(config_url);
      const response = await t.app.inject(
        `/services/stock/public_api/listing/new/vehicle?config_url=${url}`,
      );
      expect(response.json().data.id).toBe(id);
    });

    test('has data of its model: trims, engines, paints, seats', async () => {
      const { nameplate, config_url } = await configured();
      const data = async (query: Record<string, string>) =>
        (await t.api.call(getVehicleConfigData, { query })).data as {
          car_key: string;
          nameplate: string;
          trims: object[];
          colors: { name: string }[];
        }[];
      const found = await data({ config_url, lang: 'en' });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((it) => it.nameplate))).toEqual(
        new Set([nameplate.toLowerCase().replace(/[ -]/g, '_')]),
      );
      const [car] = await data({ car_key: 'F-PACE', lang: 'en' });
      expect(car?.trims[0]).toMatchObject({ name: 'S', price_from: 254_000 });
      expect(car?.colors.map(({ name }) => name)).toContain('Pearl Shore');
      expect(await data({ nameplate: 'defender' })).toHaveLength(3);
      expect(await data({ config_url: 'https://elsewhere.example' })).toEqual([]);
      expect((await data({})).length).toBe(15);
    });

    test('has its data read over HTTP by the query [S-7-09]', async () => {
      const response = await t.app.inject(
        '/services/stock/public_api/vehicles/config_data?nameplate=defender&lang=en',
      );
      expect(response.statusCode).toBe(200);
      const { data } = response.json();
      expect(data).toHaveLength(3);
      for (const car of data) expect(car).toMatchObject({ nameplate: 'defender' });
    });
  });

  describe('retailers of a listing', () => {
    const retailers = async (id: string, query: Record<string, string> = {}) =>
      (await t.api.call(getListingRetailers, { params: { id }, query: { lang: 'en', ...query } }))
        .data;

    test('sell its vehicles, and have the seven fields', async () => {
      const all = await retailers('all');
      expect(all).toHaveLength(12);
      for (const row of all) {
        const { name, address, email, phone, city, zip_code, dealer_code } = row;
        for (const text of [name, address, email, phone, city, dealer_code]) {
          expect(text).toMatch(/\S/);
        }
        expect(zip_code).toBeNull();
      }
      await t.database.db
        .update(vehicles)
        .set({ owner_id: '201' })
        .where(eq(vehicles.owner_id, '212'));
      expect(await retailers('all')).toHaveLength(11);
      await expect(retailers('nothing')).rejects.toMatchObject({ code: 'unknown_listing' });
    });

    test('are read over HTTP by the query [S-7-05]', async () => {
      const get = async (query: string) => {
        const path = '/services/stock/public_api/listing/new/retailers';
        return (await t.app.inject(`${path}?lang=ar&${query}`)).json().data as Retailer[];
      };
      const all = await get('');
      expect(all.length).toBeGreaterThan(3);
      for (const { name, dealer_code } of all) {
        expect([name, dealer_code]).toEqual([
          expect.stringMatching(/\p{Script=Arabic}/u),
          expect.stringMatching(/^MK[A-Z]{3}\d\d$/),
        ]);
      }
      const codes = (found: Retailer[]) => found.map(({ dealer_code }) => dealer_code);
      const jaguar = await get('filter[brands_name_eq]=Jaguar&sort=name');
      expect(codes(all)).toContain('MKAAN01');
      expect(codes(jaguar)).not.toContain('MKAAN01');
      expect(codes(jaguar).length).toBeGreaterThan(0);
    });

    test('can be filtered by brand and sorted by name', async () => {
      const found = await retailers('jaguar', {
        'filter[brands_name_eq]': 'Jaguar',
        sort: 'name',
      });
      const names = found.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect(found.map((it) => it.dealer_code)).not.toContain('MKAAN01');
      expect(await retailers('all', { 'filter[brands_name_eq]': 'Other' })).toEqual([]);
    });
  });
});
