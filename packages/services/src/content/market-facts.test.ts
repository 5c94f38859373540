import { everyDealer } from '@mawkib/api-clients/content';
import {
  findDealers,
  getBreadcrumbs,
  getCollection,
  getCompareSpec,
  getContentVehicles,
  getDataFile,
  getDealer,
  getDealers,
  getGroupedNameplates,
  getModelCompareSpec,
  getNavEntriesV2,
  getNews,
  getVehicleSpecs,
  listStaffDealers,
  updateDealer,
} from '@mawkib/api-clients/contracts/content';
import { createCarSpecs } from '@mawkib/core/money';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { demoCars, demoDealers, generateVehicles } from '@mawkib/demo-market/data';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataFiles, dealerAreas, dealers, pages, pageVersions } from '../db/schema/index.js';
import { type LocalSource, startLocalSource } from '../testing/local-source.js';
import { setSetting } from '../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { findDealersHandler } from './dealers/dealer-handlers.js';
import { newsRow } from './feeds/news-row.fixture.js';

describeOnDatabase('market data', (open) => {
  let t: TestApi;
  let source: LocalSource;
  beforeAll(async () => {
    source = await startLocalSource();
    t = await open({ demo: true, config: { upstreamLocal: true } });
  });
  beforeEach(() => {
    source.requested.length = 0;
  });
  afterAll(async () => {
    source.close();
    await t.close();
  });
  const specs = async (id: string, locale: 'ar' | 'en' = 'ar') =>
    (await t.api.call(getVehicleSpecs, { params: { id }, query: { locale } })).data;

  describe('vehicles', () => {
    test('are the models of the catalogue in order, with their price from', async () => {
      const { data } = await t.api.call(getContentVehicles, { query: { locale: 'en' } });
      expect(data).toHaveLength(demoCars.length);
      expect(data[0]).toMatchObject({
        car_key: 'defender_110',
        name: 'Defender 110',
        nameplate: 'defender',
        price: 306_000,
      });
    });

    test('have nameplates by brand', async () => {
      const { data } = await t.api.call(getGroupedNameplates, { query: { locale: 'ar' } });
      expect(data.map(({ brand, nameplates }) => [brand, nameplates.length])).toEqual([
        ['Land Rover', 5],
        ['Jaguar', 6],
      ]);
      expect(data[0]?.nameplates[0]).toEqual({ key: 'defender', name: 'ديفندر' });
    });

    test('have specs by id, by car key in any spelling and by nameplate', async () => {
      const [first] = demoCars;
      const byId = await specs(first?.id ?? '');
      expect(await specs('defender_110')).toEqual(byId);
      expect(await specs('Defender 110')).toEqual(byId);
      expect(await specs('defender')).toEqual(byId);
      await expect(specs('xj')).rejects.toMatchObject({ status: 404, code: 'unknown_car' });
    });

    test('give pages the price and the specifications of a model by name', async () => {
      const logger = { warn() {}, error() {} };
      const fetchSpecs = (id: string) =>
        t.api.call(getVehicleSpecs, { params: { id }, query: { locale: 'en' } });
      const cars = createCarSpecs({ fetchSpecs, logger });
      await cars.load('defender_110');
      expect(cars.value('defender_110', 'price')).toBe(306_000);
      expect(cars.value('defender_110', 'power')).toBe('525');
      expect(cars.value('defender_110', 'monthly_price')).toBe(5020);
    });

    test('name the engine that a specification is limited to', async () => {
      const powers = (await specs('defender_110', 'en')).filter(({ key }) => key === 'power');
      expect(powers.find(({ engine_key }) => engine_key === 'p400')).toMatchObject({
        label: 'Power',
        value: '400',
        unit: 'hp',
      });
      expect(powers.at(-1)).toMatchObject({ engine_key: null, value: '525' });
    });

    test('cost no more than any new one in the demo stock', () => {
      const stock = generateVehicles({ dealers: demoDealers, today: new Date() });
      const fresh = stock.filter(({ state }) => state === 'new');
      expect(fresh.length).toBeGreaterThan(100);
      for (const { texts, base_minor, nameplate } of fresh) {
        const cars = demoCars.filter(({ model }) => model.nameplate === nameplate);
        const cheapest = Math.min(...cars.map(({ priceFrom }) => priceFrom));
        expect(base_minor / 100, texts.en.model_display_name).toBeGreaterThanOrEqual(
          Math.floor(cheapest / 100) * 100,
        );
      }
    });

    test('are read over HTTP: all of them, their nameplates, and the specs of one [S-7-17]', async () => {
      const get = async (path: string) => (await t.app.inject(`/services/content${path}`)).json();
      const { data } = await get('/vehicles?locale=en');
      expect(data.map(({ id }: { id: string }) => id)).toEqual(demoCars.map(({ id }) => id));
      const grouped = await get('/vehicles/grouped_nameplates?locale=en');
      expect(grouped.data.map(({ brand }: { brand: string }) => brand)).toEqual([
        'Land Rover',
        'Jaguar',
      ]);
      const found = await get(`/vehicles/${data[0].id}/specs?locale=en`);
      expect(found.data).toContainEqual(expect.objectContaining({ key: 'price', value: 306_000 }));
      expect((await get('/vehicles/nothing/specs')).code).toBe('unknown_car');
    });

    test('are compared over HTTP by id, the admin API under /api [S-7-20]', async () => {
      const models = async (path: string) => {
        const { data } = (await t.app.inject(`/services/content${path}?locale=en`)).json();
        return data.map(({ model }: { model: string }) => model);
      };
      expect(await models('/compare/spec/f_pace')).toEqual(['f_pace']);
      expect(await models('/compare/spec/defender_90')).toEqual(['defender_90']);
      expect(await models('/api/compare/spec/f_pace')).toEqual(['f_pace']);
      expect(await models('/api/compare/spec/x761')).toEqual(['f_pace']);
      const arabic = encodeURIComponent('ديفندر 130');
      expect(await models(`/api/compare/spec/${arabic}`)).toEqual(['defender_130']);
    });

    test('are compared by groups of specifications, of content and of the admin API', async () => {
      const input = { query: { locale: 'ar' as const } };
      const { data } = await t.api.call(getCompareSpec, { params: { id: 'f_pace' }, ...input });
      expect(data[0]?.model).toBe('f_pace');
      expect(data[0]?.groups?.map(({ label }) => label)).toEqual([
        'الأداء',
        'المحرك والدفع',
        'الأبعاد والسعة',
        'القدرات',
      ]);
      const groupsOf = async (model: string) =>
        (await t.api.call(getModelCompareSpec, { params: { model }, ...input })).data[0]?.groups;
      expect(await groupsOf('F-PACE')).toEqual(data[0]?.groups);
      const items = async (model: string) =>
        (await groupsOf(model))?.flatMap((group) => group.items.map(({ key }) => key));
      expect(await items('f_type')).not.toContain('towing');
      expect(await items('defender_90')).toContain('towing');
      const response = await t.app.inject('/services/content/api/compare/spec/xe?locale=en');
      expect(response.json().data[0].name).toBe('XE');
    });
  });

  describe('navigation', () => {
    test('resolves the page of the site that an entry links to', async () => {
      const { data } = await t.api.call(getNavEntriesV2, { query: { locale: 'en' } });
      const models = data.find(({ id }) => id === 'models');
      expect(models?.children[0]).toMatchObject({ label: 'Defender', page_id: 'defender' });
      expect(data.find(({ id }) => id === 'stock')).toMatchObject({ page_id: 'vehicles' });
      const approved = data.flatMap((it) => it.children).find(({ url }) => url.includes('?states'));
      expect(approved).toMatchObject({ page_id: 'vehicles' });
    });

    test('is read over HTTP, former and newer, with the breadcrumbs of a page [S-7-19]', async () => {
      const get = async (path: string) =>
        (await t.app.inject(`/services/content${path}?locale=en`)).json().data;
      const [former, newer] = [await get('/nav_entries'), await get('/nav_entries_v2')];
      expect(former[0]).toMatchObject({
        label: 'Models',
        children: [{ url: '/defender' }, {}, {}],
      });
      expect(former[0].children[0]).not.toHaveProperty('page_id');
      expect(newer[0].children[0]).toMatchObject({ label: 'Defender', page_id: 'defender' });
      expect(await get('/nav_entries/breadcrumbs/defender')).toEqual([
        { id: 'home', label: 'Home', url: '/' },
        { id: 'defender', label: 'Defender', url: '/defender' },
      ]);
    });

    test('lists the published pages from home to a page', async () => {
      const { db } = t.database;
      const [defender] = await db.select().from(pages).where(eq(pages.id, 'defender'));
      if (!defender?.published) throw new Error('no page');
      const copy = (id: string, path: string, title: string, isPublished: boolean) => ({
        ...defender,
        id,
        path,
        title: { ar: `مسودة ${title}` },
        published: isPublished
          ? { ...defender.published, path, title: { ar: title, en: `${title} en` } }
          : null,
        published_version: isPublished ? 1 : null,
      });
      await db
        .insert(pages)
        .values([
          copy('p-110', '/defender/110', '110', true) as never,
          copy('p-draft', '/defender/110/x', 'X', false) as never,
          copy('p-deep', '/defender/110/x/y', 'Y', true) as never,
        ]);
      const way = async (page_id: string, locale: 'ar' | 'en' = 'ar') =>
        (await t.api.call(getBreadcrumbs, { params: { page_id }, query: { locale } })).data;
      expect(await way('p-deep')).toEqual([
        { id: 'home', label: 'الرئيسية', url: '/' },
        { id: 'defender', label: 'ديفندر', url: '/defender' },
        { id: 'p-110', label: '110', url: '/defender/110' },
        { id: 'p-deep', label: 'Y', url: '/defender/110/x/y' },
      ]);
      expect((await way('defender', 'en')).map(({ label }) => label)).toEqual(['Home', 'Defender']);
      expect(await way('home')).toEqual([{ id: 'home', label: 'الرئيسية', url: '/' }]);
      for (const id of ['p-draft', 'stock', 'nothing']) {
        await expect(way(id)).rejects.toMatchObject({ status: 404, code: 'unknown_page' });
      }
      await db.delete(pageVersions).where(sql`page_id like 'p-%'`);
      await db.delete(pages).where(sql`id like 'p-%'`);
    });
  });

  test('a dealer has a page with hours by weekday, found by its slug or its code', async () => {
    const get = (slug: string, locale = 'en') =>
      t.api.call(getDealer, { params: { slug }, query: { locale } });
    const { data } = await get('mawkib-sheikh-zayed-road-mkdxb01');
    expect(data).toMatchObject({
      name: 'Mawkib Sheikh Zayed Road',
      hours: { week: { sat: [['09:00', '21:00']], fri: [['16:00', '21:00']] } },
      services: expect.arrayContaining(['sales', 'service']),
    });
    expect(data.opening_hours).toBe('Saturday to Thursday 9 am to 9 pm, Friday 4 pm to 9 pm');
    expect(data).not.toHaveProperty('texts');
    expect((await get('renamed-mkdxb01', 'ar')).data.slug).toBe(data.slug);
    await expect(get('nobody')).rejects.toMatchObject({ status: 404, code: 'unknown_dealer' });
  });

  describe('dealers by area', () => {
    const find = async (query: Record<string, string>, locale: 'ar' | 'en' = 'en') =>
      (await t.api.call(findDealers, { query }, { locale })).data;
    const codes = (found: { dealer_code: string }[]) => found.map((it) => it.dealer_code);

    test('are found by postcode, state, locality and brand, matching all of them', async () => {
      expect(codes(await find({ 'q[postcode_eq]': '12005' }))).toEqual(['MKDXB02', 'MKDXB04']);
      expect(codes(await find({ 'q[state_eq]': 'sharjah' }))).toEqual([
        'MKSHJ01',
        'MKSHJ01',
        'MKSHJ02',
      ]);
      const marina = { 'q[postcode_eq]': '12006', 'q[locality_eq]': 'Dubai Marina' };
      expect(await find({ ...marina, 'q[brand_eq]': 'Jaguar' })).toMatchObject([
        {
          dealer_code: 'MKDXB03',
          locality: 'Dubai Marina',
          postcode: '12006',
          area: { latitude: 25.08, longitude: 55.14 },
        },
      ]);
      expect(await find({ ...marina, 'q[brand_eq]': 'Land Rover' })).toEqual([]);
      expect(await find({ 'q[postcode_eq]': '99999' })).toEqual([]);
    });

    test('are found in any Arabic spelling, and named in the requested language', async () => {
      const found = await find({ 'q[state_eq]': 'رأس الخيمه' }, 'ar');
      expect(found).toMatchObject([{ dealer_code: 'MKRAK01', locality: 'النخيل' }]);
    });

    test('an empty search finds nothing', async () => {
      expect(await find({})).toEqual([]);
      expect(await find({ 'q[postcode_eq]': ' ' })).toEqual([]);
    });

    test('are nobody where neither an address nor areas are there, which is logged [S-8-13]', async () => {
      const { db } = t.database;
      const warn = vi.fn();
      const settings = createSettings(siteSettings, [], { warn, error: warn });
      const { handler: handle } = findDealersHandler({
        fetch: async () => ({ settings }),
      } as never);
      const found = (postcode: string) =>
        handle(
          { query: { 'q[postcode_eq]': postcode } } as never,
          { db, locale: 'en', log: { warn } } as never,
        );
      expect(await found('99999')).toEqual({ data: [] });
      expect(warn).not.toHaveBeenCalled();
      const areas = await db.select().from(dealerAreas);
      await db.delete(dealerAreas);
      expect(await found('12005')).toEqual({ data: [] });
      expect(warn.mock.calls).toEqual([['No API URL has been provided']]);
      await db.insert(dealerAreas).values(areas);
    });

    test('are those of another system where the setting names one [S-7-28]', async () => {
      await setSetting(t, 'dealers.postcode_url', `${source.origin}/dealers?key=1`);
      source.response({ data: [{ dealer_code: 'X1', locality: 'Sydney' }, { name: 'no code' }] });
      const search = { 'q[brand_eq]': 'jaguar', 'q[state_eq]': 'NSW' };
      const place = { 'q[postcode_eq]': '2000', 'q[locality_eq]': 'Sydney' };
      const response = await t.app.inject({
        url: '/services/content/dealers/by_postcode',
        query: { ...place, ...search },
      });
      expect(response.json().data).toEqual([{ dealer_code: 'X1', locality: 'Sydney' }]);
      expect(source.requested).toEqual([
        '/dealers?key=1&q[brand_eq]=jaguar&q[state_eq]=NSW&q[postcode_eq]=2000&q[locality_eq]=Sydney',
      ]);
      await setSetting(t, 'dealers.postcode_url');
    });

    test('are those of the reserve when the first address fails, else that is said [S-7-07]', async () => {
      const broken = 'https://127.0.0.1:1/dealers';
      await setSetting(t, 'dealers.postcode_url', broken);
      await expect(find({ 'q[postcode_eq]': '2001' })).rejects.toMatchObject({ status: 502 });
      await setSetting(t, 'dealers.fallback_url', `${source.origin}/reserve`);
      source.response({ data: [{ dealer_code: 'R1' }] });
      expect(codes(await find({ 'q[postcode_eq]': '2002' }))).toEqual(['R1']);
      expect(source.requested).toEqual(['/reserve?q[postcode_eq]=2002']);
      await setSetting(t, 'dealers.fallback_url', '/services/content/dealers/by_postcode');
      expect(codes(await find({ 'q[postcode_eq]': '12006' }))).toEqual(['MKDXB03']);
      await setSetting(t, 'dealers.postcode_url');
    });
  });

  describe('news', () => {
    const news = (query: Record<string, string>) => t.api.call(getNews, { query });

    test('are the published articles in a language, newest first', async () => {
      const { data, meta } = await news({ locale: 'ar', market: 'AE' });
      expect(data).toHaveLength(10);
      expect(meta).toEqual({ page: 1, items: 12, total: 10, pages: 1 });
      expect(data[0]).toMatchObject({ title: 'أيام الصحراء تعود هذا الشتاء' });
      expect(data[0]?.link).toBe('/news/desert-days');
      expect(data[0]?.image).toContain(`${data[0]?.image_id}/640x360`);
      const dates = data.map(({ date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted().reverse());
      expect((await news({ locale: 'en' })).data[0]?.title).toBe(
        'Desert days are back this winter',
      );
    });

    test('an unknown language falls back to en; a language without pages has none', async () => {
      const defaultNews = await news({ locale: 'en', market: 'AE' });
      expect(await news({ locale: 'xx', market: 'XX' })).toEqual(defaultNews);
      expect((await news({ locale: 'fr' })).data).toEqual([]);
    });

    test('come in pages; drafts and deleted articles are not among them', async () => {
      const { db } = t.database;
      const unpublished = { published: null, published_version: null };
      const rows = Array.from({ length: 30 }, (_, at) =>
        newsRow(`n${String(at).padStart(2, '0')}`, { en: `${at}` }, '2001-01-01'),
      );
      const draft = { ...newsRow('draft', { en: 'Draft' }, '2001-01-02'), ...unpublished };
      await db.insert(pages).values([...rows, draft]);
      const third = await news({ locale: 'en', page: '3', items: '12' });
      expect(third.data.map(({ id }) => id)).toEqual(rows.slice(14, 26).map(({ id }) => id));
      expect(third.meta).toEqual({ page: 3, items: 12, total: 40, pages: 4 });
      // More than twelve are not given.
      const beyond = await news({ locale: 'en', page: '9', items: '15' });
      expect(beyond).toMatchObject({ data: [], meta: { page: 9, items: 12, pages: 4 } });
      await db.delete(pages).where(like(pages.path, '/news/n__'));
      await db.delete(pages).where(eq(pages.id, 'draft'));
    });

    test('come from the URL in the setting, without invalid entries', async () => {
      await setSetting(t, 'mena.news_api_url', `${source.origin}/news`);
      source.response({ data: [{ id: 1, title: 'A' }, { id: 2 }, null], meta: { pages: 4 } });
      expect(await news({ locale: 'ar', page: '2' })).toEqual({
        data: [{ id: 1, title: 'A' }],
        meta: { pages: 4 },
      });
      expect(source.requested).toEqual(['/news?locale=ar&market=AE&page=2']);
      await setSetting(t, 'mena.news_api_url');
    });
  });

  describe('collections', () => {
    const collection = async (query: Record<string, string>) =>
      (await t.api.call(getCollection, { query })).data;

    test('are items of a name in a language, ten by default', async () => {
      const items = await collection({ lang: 'en', collection: 'accessories', market: 'AE' });
      expect(items).toHaveLength(6);
      expect(items[0]).toMatchObject({ title: 'Roof tent', group: 'Outdoors' });
      expect(await collection({ lang: 'ar', limit: '2' })).toHaveLength(2);
      expect(await collection({ collection: 'watches' })).toEqual([]);
    });

    test('come from the URL in the setting', async () => {
      await setSetting(t, 'mena.collections_api_url', `${source.origin}/c`);
      source.response([{ id: 1, title: 'A' }, { title: 'no id' }]);
      expect(await collection({ lang: 'en', collection: 'bags' })).toEqual([{ id: 1, title: 'A' }]);
      expect(source.requested).toEqual(['/c?lang=en&collection=bags&limit=10']);
      await setSetting(t, 'mena.collections_api_url');
    });
  });

  describe('data files', () => {
    const file = (name: string) => t.api.call(getDataFile, { params: { name } });

    test('are the market’s own by name; other names are errors', async () => {
      const content = { values: { city: { 20: { 25: 410 } } } };
      await t.database.db.insert(dataFiles).values({ name: 'range-test.json', content });
      expect(await file('range-test.json')).toEqual({ data: content });
      await expect(file('nothing.json')).rejects.toMatchObject({
        status: 404,
        code: 'unknown_data_file',
      });
      for (const name of ['Range.json', 'a.json.json', 'a%2fb.json', 'a.xml', '.json']) {
        const url = `/services/content/data_files/${name}`;
        const { statusCode } = await t.app.inject({ url });
        expect([name, statusCode]).toEqual([name, 400]);
      }
    });

    test('come from the folder in the setting', async () => {
      await setSetting(t, 'data_files.base_url', `${source.origin}/files/`);
      source.response([{ name: 'Round 1', results: [] }]);
      expect(await file('rounds-a.json')).toEqual({ data: [{ name: 'Round 1', results: [] }] });
      expect(source.requested).toEqual(['/files/rounds-a.json']);
    });

    test.each([
      ['fails', { data: [] }, { status: 500 }],
      ['is no file', '<html></html>', { type: 'text/html' }],
      ['is a bare text', 'text', {}],
      ['is larger than 1 MB', ['x'.repeat(1_000_001)], {}],
    ])('a source that %s is an error of the source', async (why, body, options) => {
      await setSetting(t, 'data_files.base_url', `${source.origin}/files`);
      source.response(body, options);
      await expect(file(`${why.replaceAll(' ', '-').toLowerCase()}.json`)).rejects.toMatchObject({
        status: 502,
        code: 'source_failed',
      });
      await setSetting(t, 'data_files.base_url');
    });
  });

  test('are found by indexes, at any number', async () => {
    const plans: readonly (readonly [index: string, fill: string, query: string])[] = [
      [
        'pages_news',
        `insert into pages (id, kind, path, title, traits, blocks, version, published_version,
            updated_at, published)
          select 'many-' || n, 'page', '/many/' || n, '{}', '{}', '[]', 1, 1, now(),
            jsonb_build_object('kind', 'page', 'path', '/many/' || n,
              'page_type', case when n % 10 = 0 then 'news' end,
              'traits', jsonb_build_object('date', (date '2020-01-01' + n)::text))
          from generate_series(1, 5000) n`,
        `select * from pages where live_path is not null
            and published ->> 'kind' = 'page' and published ->> 'page_type' = 'news'
          order by published #>> '{traits,date}' desc, id limit 12`,
      ],
      [
        'collection_items_collection',
        `insert into collection_items (id, collection, lang, market, position, title)
          select 'many-' || n, 'c' || n % 500, 'en', 'AE', n, 'x' from generate_series(1, 5000) n`,
        `select * from collection_items where lang = 'en' and collection = 'c7' and market = 'AE'
          order by position, id limit 10`,
      ],
      [
        'dealer_areas_keys',
        `insert into dealer_areas
          select '201', 'p' || n, '{}', '{}', array['brand:jaguar', 'postcode:p' || n]
          from generate_series(1, 5000) n`,
        `select * from dealer_areas where keys @> array['postcode:p77', 'brand:jaguar']`,
      ],
    ];
    await t.database.db
      .transaction(async (tx) => {
        for (const [index, fill, query] of plans) {
          await tx.execute(sql.raw(fill));
          await tx.execute(sql.raw(`analyze ${fill.split(' ')[2]}`));
          const plan = await tx.execute(sql.raw(`explain ${query}`));
          expect(JSON.stringify(plan)).toContain(index);
        }
        throw new Error('undone');
      })
      .catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
  });

  test('staff change hours and services; a change of an earlier version is rejected', async () => {
    const staff = await t.as('publisher');
    const [first] = (await t.api.call(listStaffDealers, {}, staff)).data;
    if (!first) expect.fail('No dealer');
    const hours = {
      week: {
        mon: [
          ['08:00', '12:00'],
          ['16:00', '00:00'],
        ] as [string, string][],
      },
      special: [{ from: '2027-01-01', to: '2027-01-01', week: {} }],
    };
    const change = (body: object) =>
      t.api.call(
        updateDealer,
        { params: { id: first.id }, body: { services: ['parts'], hours, ...body } as never },
        staff,
      );
    const saved = await change({ version: first.version });
    expect(saved.data).toMatchObject({ hours, services: ['parts'] });
    const { data } = await t.api.call(getDealers, { query: { locale: 'en', items: 1 } });
    expect(data[0]?.opening_hours).toContain('Monday 8 am to 12 pm, 4 pm to 12 am');
    await expect(change({ version: first.version })).rejects.toMatchObject({
      status: 409,
      code: 'stale_version',
    });
    const wrong = {
      week: {
        mon: [
          ['08:00', '12:00'],
          ['11:00', '14:00'],
        ],
      },
    };
    await expect(change({ version: saved.data.version, hours: wrong })).rejects.toMatchObject({
      status: 400,
    });
    const editor = await t.as('leads');
    await expect(t.api.call(listStaffDealers, {}, editor)).rejects.toMatchObject({ status: 403 });
    const { hours: before, services } = first;
    await change({ version: saved.data.version, hours: before, services });
  });

  test('dealers have pages of fifty, and all of them are read', async () => {
    const [first] = await t.database.db.select().from(dealers).limit(1);
    if (!first) expect.fail('No dealer');
    const { total } = (await t.api.call(getDealers, { query: { locale: 'en' } })).meta;
    const added = Array.from({ length: 120 - total }, (_, at) => ({
      ...first,
      id: `paged-${at}`,
      dealer_code: `PAGED${at}`,
      position: 1000 + at,
    }));
    await t.database.db.insert(dealers).values(added);
    try {
      const page = (query: object) =>
        t.api.call(getDealers, { query: { locale: 'en', items: 50, ...query } });
      const pages = await Promise.all([page({}), page({ page: 2 }), page({ page: 3 })]);
      expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 20]);
      expect(pages[2]?.meta).toEqual({ page: 3, items: 50, total: 120 });
      expect((await page({ page: 4 })).data).toEqual([]);
      const every = await everyDealer(t.api.call, 'en');
      expect(new Set(every.data.map(({ id }) => id)).size).toBe(120);
    } finally {
      await t.database.db.delete(dealers).where(like(dealers.id, 'paged-%'));
    }
  });
});
