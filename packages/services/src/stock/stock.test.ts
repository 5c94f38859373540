import { brotliDecompressSync } from 'node:zlib';
import { isServiceError } from '@mawkib/api-clients';
import type { Locale } from '@mawkib/api-clients/contracts';
import {
  getVehicle,
  listVehicles,
  listVehiclesLight,
  type RawVehicle,
} from '@mawkib/api-clients/contracts/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vehicles } from '../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

type Query = Record<string, unknown> & { lang?: Locale };

describeOnDatabase('stock', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const list = (query: Query = {}, listing = 'all') =>
    t.api.call(listVehicles, { params: { listing }, query });

  /** All pages of a query. */
  const all = async (query: Query = {}): Promise<RawVehicle[]> => {
    const found: RawVehicle[] = [];
    for (let page = 1; ; page += 1) {
      const response = await list({ ...query, page });
      found.push(...response.data);
      if (found.length >= response.meta.total) return found;
    }
  };
  const errorOf = async (promise: Promise<unknown>) => {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!isServiceError(error)) throw error ?? new Error('Nothing was refused');
    return error.problem;
  };

  describe('lists', () => {
    test('have up to twelve vehicles a page, and all pages list each vehicle once', async () => {
      const first = await list({ items: 50 });
      expect(first.data).toHaveLength(12);
      expect(first.meta).toMatchObject({ page: 1, items: 12 });
      const everything = await all();
      expect(new Set(everything.map(({ id }) => id)).size).toBe(first.meta.total);
      expect(everything.some(({ status }) => status === 'sold')).toBe(false);
      expect(first.meta.total).toBeGreaterThan(560);
      expect(first.meta.total).toBeLessThan(600);
    });

    test('show available before reserved vehicles by default', async () => {
      const statuses = (await all()).map(({ status }) => status);
      const firstReserved = statuses.indexOf('reserved');
      expect(firstReserved).toBeGreaterThan(0);
      expect(new Set(statuses.slice(firstReserved))).toEqual(new Set(['reserved']));
    });

    test('in every sort of the service, ascending and descending [S-9-20]', async () => {
      const read: Record<string, (vehicle: RawVehicle) => number> = {
        production_year: (vehicle) => vehicle.production_year ?? 0,
        created_at: (vehicle) => Date.parse(vehicle.created_at),
        mileage: (vehicle) => vehicle.mileage ?? 0,
        price: (vehicle) => vehicle.sale_price || Number.POSITIVE_INFINITY,
      };
      for (const [name, value] of Object.entries(read)) {
        const up = (await all({ sort: name })).map(value);
        const down = (await all({ sort: `-${name}` })).map(value).filter(Number.isFinite);
        expect(up, name).toEqual(up.toSorted((a, b) => a - b));
        expect(down, `-${name}`).toEqual(down.toSorted((a, b) => b - a));
      }
      const statuses = (await all({ sort: 'status' })).map(({ status }) => status);
      expect([statuses[0], statuses.at(-1)]).toEqual(['stock', 'reserved']);
    });

    test('have cards without facets and with the first photo', async () => {
      const params = { listing: 'all' };
      const { data, meta } = await t.api.call(listVehiclesLight, { params, query: { items: 3 } });
      expect(data).toHaveLength(3);
      expect(data[0]?.photos).toHaveLength(1);
      expect(data[0]).not.toHaveProperty('features_standard');
      expect(meta).not.toHaveProperty('facets');
    });

    test('over HTTP by items, page and sort, whole and light, each with its paging [S-7-01]', async () => {
      const get = async (path: string) => {
        const query = 'items=5&page=2&sort=-price';
        return (
          await t.app.inject(`/services/stock/public_api/listing/all${path}?${query}`)
        ).json();
      };
      const [whole, light] = [await get(''), await get('/light')];
      const ids = (data: { id: string }[]) => data.map(({ id }) => id);
      const sorted = await all({ sort: '-price' });
      expect(ids(whole.data)).toEqual(ids(sorted.slice(5, 10)));
      expect(ids(light.data)).toEqual(ids(whole.data));
      for (const { meta } of [whole, light]) {
        expect(meta).toMatchObject({ page: 2, items: 5, total: sorted.length });
      }
    });

    test('have one photo a vehicle, and up to 10 KB compressed', async () => {
      for (const path of ['', '/light']) {
        const { headers, rawPayload } = await t.app.inject({
          url: `/services/stock/public_api/listing/all${path}?lang=ar`,
          headers: { 'accept-encoding': 'br' },
        });
        expect(headers['content-encoding']).toBe('br');
        const { data } = JSON.parse(brotliDecompressSync(rawPayload).toString());
        expect(data.map(({ photos }: RawVehicle) => photos.length)).toEqual(Array(12).fill(1));
        expect(rawPayload.length).toBeLessThanOrEqual(10_000);
      }
    });

    test('can be limited to a publication; an unknown one is rejected', async () => {
      const used = await list({ items: 12 }, 'used');
      expect(used.data.every(({ state }) => state === 'used')).toBe(true);
      expect(await errorOf(list({}, 'nowhere'))).toMatchObject({
        status: 404,
        code: 'unknown_listing',
      });
    });
  });

  describe('filters', () => {
    const cases: [title: string, query: Query, holds: (vehicle: RawVehicle) => boolean][] = [
      [
        'brands, models, states and dealers by _in [S-9-21]',
        {
          'filter[nameplate_brand_name_in]': 'Land Rover',
          'filter[nameplate_name_in]': ['Defender', 'Discovery'],
          'filter[state_in]': 'new,approved',
          'filter[owner_id_in]': '201  202  205',
        },
        (vehicle) =>
          ['Defender', 'Discovery'].includes(vehicle.nameplate_name) &&
          vehicle.state !== 'used' &&
          ['201', '202', '205'].includes(vehicle.owner_id),
      ],
      [
        'model group by _eq and engines by _includes [S-9-22]',
        {
          'filter[nameplate_model_group_eq]': 'Range Rover',
          'filter[engine_type_includes]': 'diesel',
        },
        (vehicle) =>
          vehicle.nameplate_model_group === 'Range Rover' &&
          (vehicle.engine_types as string[]).includes('diesel'),
      ],
      [
        'ranges by _gteq and _lteq, open ends too [S-9-23]',
        {
          'filter[display_price_gteq]': 200000,
          'filter[display_price_lteq]': '٤٠٠٠٠٠',
          'filter[mileage_lteq]': 50000,
          'filter[production_year_gteq]': 2024,
          'filter[power_gteq]': 250,
        },
        (vehicle) =>
          vehicle.sale_price >= 200_000 &&
          vehicle.sale_price <= 400_000 &&
          Number(vehicle.mileage) <= 50_000 &&
          Number(vehicle.production_year) >= 2024 &&
          (vehicle.power ?? 0) >= 250,
      ],
      [
        'financing, transmission, colours, statuses and seats [S-9-24] [S-9-25]',
        {
          'filter[financing_options_includes]': 'lease',
          'filter[transmission_in]': 'automatic',
          'filter[body_type_in]': 'suv,sedan',
          'filter[color_canonical_in]': 'black,white',
          'filter[status_in]': 'stock',
          'filter[number_of_seats_in]': '5,7',
        },
        (vehicle) =>
          ['suv', 'sedan'].includes(vehicle.body_type ?? '') &&
          vehicle.financing_options.includes('lease') &&
          vehicle.transmission === 'automatic' &&
          ['black', 'white'].includes(vehicle.color_canonical ?? '') &&
          vehicle.status === 'stock' &&
          [5, 7].includes(Number(vehicle.number_of_seats)),
      ],
      [
        'forced dealer codes and statuses, which filters cannot widen [S-9-27]',
        {
          'filter[owner_dealer_codes_includes]': 'MKDXB01',
          forced_statuses: 'stock',
          'filter[status_in]': 'stock  reserved',
        },
        (vehicle) => vehicle.owner_id === '201' && vehicle.status === 'stock',
      ],
    ];
    test.each(cases)('%s', async (_title, query, holds) => {
      const found = await all(query);
      const everything = await all();
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id).sort()).toEqual(
        everything
          .filter(holds)
          .map(({ id }) => id)
          .sort(),
      );
    });

    test('a specific colour by the value of its facet, in both languages', async () => {
      const { meta } = await list({ lang: 'ar' });
      const color = meta.facets.specific_colors?.[0];
      const query = { 'filter[color_name_in]': color?.value, lang: 'ar' as const };
      const found = await list(query);
      expect(found.meta.total).toBe(color?.count);
      expect(new Set(found.data.map(({ color_name }) => color_name))).toEqual(
        new Set([color?.label]),
      );
    });

    test('Arabic text in any spelling', async () => {
      const plain = await list({ q: 'ديفندر دبي' });
      const other = await list({ q: 'ديفندَر   دبى' });
      expect(plain.meta.total).toBeGreaterThan(0);
      expect(other.meta.total).toBe(plain.meta.total);
      const rover = await list({ q: 'رينج روڤر' });
      expect((await list({ q: 'رينج روفر' })).meta.total).toBe(rover.meta.total);
      expect(rover.meta.total).toBeGreaterThan(0);
    });

    test('text that names values and bounds is parsed into filters, which are returned', async () => {
      const { meta } = await list({ q: 'ديفندر أسود تحت ٦٠٠ ألف' });
      const requested = await list({
        'filter[nameplate_name_in]': 'Defender',
        'filter[color_canonical_in]': 'black',
        'filter[display_price_lteq]': 600_000,
      });
      expect(meta.read_words).toBe('models=Defender&colors=black&display_price.to=600000');
      expect(requested.meta.total).toBeGreaterThan(0);
      expect({ ...meta, read_words: undefined }).toEqual({
        ...requested.meta,
        read_words: undefined,
      });
      expect(requested.meta.read_words).toBeUndefined();
    });

    test('text never widens a filter, and its unparsed rest stays text', async () => {
      const models = { 'filter[nameplate_name_in]': 'Defender  XF' };
      const defenders = await list({ ...models, q: 'defender' });
      expect(new Set(defenders.data.map(({ nameplate_name }) => nameplate_name))).toEqual(
        new Set(['Defender']),
      );
      expect((await list({ ...models, q: 'discovery' })).meta.total).toBe(0);
      const [vehicle] = (await list()).data;
      const one = await list({ q: vehicle?.item_id ?? '' });
      expect(one.data.map(({ id }) => id)).toEqual([vehicle?.id]);
      expect(one.meta.read_words).toBeUndefined();
    });

    test('that are unknown or malformed are listed in a 400', async () => {
      const rejected = await errorOf(
        list({
          'filter[wheels_in]': '4',
          'filter[mileage_gteq]': 'many',
          sort: 'beauty',
          lang: 'en',
        }),
      );
      expect(rejected).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(rejected?.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
        'filter[wheels_in] unknown_filter',
        'filter[mileage_gteq] not_a_number',
        'sort unknown_sort',
      ]);
    });
  });

  describe('facets', () => {
    test("count the results of each value without the facet's own filter", async () => {
      const query = {
        'filter[nameplate_name_in]': 'Defender',
        'filter[state_in]': 'new',
        'filter[display_price_lteq]': 450000,
      };
      const { meta } = await list(query);
      for (const [key, name] of [
        ['models', 'filter[nameplate_name_in]'],
        ['states', 'filter[state_in]'],
        ['colors', 'filter[color_canonical_in]'],
        ['engine_types', 'filter[engine_type_includes]'],
      ] as const) {
        for (const { value, count } of meta.facets[key] ?? []) {
          const chosen = await list({ ...query, [name]: value });
          expect(chosen.meta.total, `${key} ${value}`).toBe(count);
        }
      }
      const { 'filter[display_price_lteq]': _, ...open } = query;
      const prices = (await all(open)).map(({ sale_price }) => sale_price).filter(Boolean);
      const { min, max, bars = [] } = meta.ranges.display_price ?? {};
      expect([min, max]).toEqual([Math.min(...prices), Math.max(...prices)]);
      expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(prices.length);
    });

    test('have names in the requested language', async () => {
      const [arabic, english] = [await list({ lang: 'ar' }), await list({ lang: 'en' })];
      const label = (response: typeof arabic, key: string, value: string) =>
        response.meta.facets[key]?.find((each) => each.value === value)?.label;
      expect(label(arabic, 'models', 'Defender')).toBe('ديفندر');
      expect(label(english, 'dealers', '201')).toBe('Mawkib Sheikh Zayed Road');
      expect(label(arabic, 'engine_types', 'plug_in_hybrid')).toBe('هجين قابل للشحن');
      expect(label(arabic, 'states', 'approved')).toBe('مستعملة معتمدة');
    });
  });

  describe('one vehicle', () => {
    const get = (id: string, lang: Locale = 'en') =>
      t.api.call(getVehicle, { params: { listing: 'all', id }, query: { lang } });

    test('has texts, photos in four sizes and features with prices', async () => {
      const { data } = await get('100001', 'ar');
      expect(data.model_display_name).toContain('ديفندر');
      expect(data.photos.map(({ view }) => view).slice(0, 4)).toEqual([
        'front34',
        'side',
        'rear34',
        'interior',
      ]);
      expect(data.photos[0]?.hd).toBe(
        `/services/media/images/studio/offroader-front34-${data.color_canonical}/1600x900.jpg`,
      );
      expect(data.cover_photo_medium).toBe(data.photos[0]?.medium);
      expect(data.features_optional.every(({ price }) => price > 0)).toBe(true);
    });

    test('does not send a hidden price', async () => {
      const rows = await t.database.db.select().from(vehicles);
      const hidden = rows.find(({ price_hidden }) => price_hidden.includes('cash'));
      const { data } = await get(hidden?.id ?? '');
      expect(data.price_hidden).toContain('cash');
      expect([data.sale_price, data.msrp_price, data.total_price, data.base_price]).toEqual([
        0, 0, 0, 0,
      ]);
    });

    test('that is unknown is a 404 in the requested language', async () => {
      expect(await errorOf(get('1', 'ar'))).toMatchObject({
        status: 404,
        code: 'vehicle_not_found',
        title: 'السيارة غير موجودة',
      });
    });

    test('shows a change of the database once it is announced', async () => {
      const { database, api } = t;
      await database.db
        .update(vehicles)
        .set({ status: 'reserved' })
        .where(eq(vehicles.id, '100003'));
      const { openEvents } = await import('../events/events.js');
      const events = await openEvents(database, api.log);
      await events.announce(database.db, 'stock_changed', { vehicle_ids: ['100003'] });
      await expect.poll(async () => (await get('100003')).data.status).toBe('reserved');
      await events.close();
    });
  });
});
