import {
  getCurrencyExchange,
  getOffer,
  getOfferCarModels,
  getOffers,
} from '@mawkib/api-clients/contracts/content';
import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offers } from '../../db/schema/index.js';
import { type LocalSource, startLocalSource } from '../../testing/local-source.js';
import { setSetting } from '../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const day = '2026-11-20T08:00:00Z';

describeOnDatabase('offers', (open) => {
  let t: TestApi;
  let source: LocalSource;
  let time = new Date(day);
  let lines: string[] = [];
  // The stock loads at the same time, and may find a snapshot of another database.
  const write = (line: string) => {
    const { msg } = JSON.parse(line);
    if (!msg.startsWith('the snapshot is of another database')) lines.push(msg);
  };
  const log = pino({ level: 'warn' }, { write });
  beforeAll(async () => {
    source = await startLocalSource();
    const clock = { now: () => time };
    t = await open({ demo: true, config: { clock, log, upstreamLocal: true } });
    await t.database.db.delete(offers);
    const { demoOffers } = await import('@mawkib/demo-market/data');
    await t.database.db.insert(offers).values(demoOffers(time));
  });
  beforeEach(() => {
    [time, lines] = [new Date(day), []];
    source.requested.length = 0;
  });
  afterAll(async () => {
    source.close();
    await t.close();
  });
  const current = async (locale: 'ar' | 'en' = 'ar') =>
    (await t.api.call(getOffers, { query: { locale } })).data;
  /** Prices of all vehicles behind a link to the stock. */
  async function pricesAt(link: URLSearchParams): Promise<number[]> {
    const filter = {
      'filter[nameplate_name_in]': link.get('models') ?? '',
      'filter[state_in]': link.get('states') ?? '',
    };
    const prices: number[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await t.api.call(listVehicles, {
        params: { listing: 'all' },
        query: { lang: 'en', page, ...filter },
      });
      if (data.length === 0) return prices;
      prices.push(...data.map(({ sale_price }) => Number(sale_price)));
    }
  }
  /** Responses are cached for a minute, so each request here comes later than that. */
  let hours = 0;
  const later = () => {
    hours += 1;
    time = new Date(new Date(day).getTime() + hours * 120_000);
  };

  describe("from the market's tables", () => {
    test('are those valid today, in order, in the requested language', async () => {
      expect((await current()).map(({ car_model_key }) => car_model_key)).toEqual([
        'defender_110',
        'range_rover',
        'range_rover_evoque',
        'f_pace',
        'f_type',
      ]);
      expect((await current('en'))[0]).toMatchObject({
        id: 'defender-110',
        price_source: 'stock',
        title: 'Defender 110, over five years',
        starts_on: '2026-11-01',
        ends_on: '2026-12-31',
      });
      expect((await current())[0]?.title).toBe('ديفندر 110 بالتقسيط على خمس سنوات');
    });

    test('have the lowest price in stock, and a payment that follows from it', async () => {
      const offers = await current('en');
      for (const { url, price, monthly_price, down_payment_percent, months, kind } of offers) {
        const prices = await pricesAt(new URLSearchParams(String(url).split('?')[1]));
        expect(prices, String(url)).toContain(price);
        const credit = Number(price) * (1 - Number(down_payment_percent) / 100);
        const rate = kind === 'new' ? 0.0249 : 0.0299;
        const payment = (credit * (1 + rate * (Number(months) / 12))) / Number(months);
        expect(Math.abs(Number(monthly_price) - payment)).toBeLessThan(1);
      }
    });

    test('have no figures, and are under review, once one of them no longer equals its source', async () => {
      const { db } = t.database;
      const before = (await current('en'))[0];
      expect(before).toMatchObject({
        figures_of: { monthly_price: { price: before?.price, months: 60, rate_kind: 'flat' } },
      });
      await db.execute(sql`update vehicles set sale_minor = sale_minor - 100
        where texts #>> '{en,model_display_name}' = 'Defender 110' and state = 'new'`);
      expect((await current('en'))[0]?.price).toBe(Number(before?.price) - 1);
      await db.execute(sql`update offers
        set figures = jsonb_set(figures, '{price,stated}', ${String(before?.price)}::jsonb),
          properties = properties || '{"price": 1, "old_price": 2, "total_cost": 3}'
        where id = 'defender-110'`);
      const [reviewed] = await current('en');
      expect(reviewed).toMatchObject({ id: 'defender-110', under_review: true });
      const names = ['price', 'monthly_price', 'down_payment', 'months', 'figures_of'];
      for (const name of [...names, 'old_price', 'total_cost'])
        expect(reviewed).not.toHaveProperty(name);
      await db.execute(sql`update vehicles set sale_minor = sale_minor + 100
        where texts #>> '{en,model_display_name}' = 'Defender 110' and state = 'new'`);
      expect((await current('en'))[0]).toMatchObject({ price: before?.price });
      await expect(
        db.execute(sql`update offers set ends_on = 'infinity' where id = 'f-pace'`),
      ).rejects.toThrow();
    });

    test('are known by id, also once they have ended, but not before they begin', async () => {
      const offer = (id: string) =>
        t.api.call(getOffer, { params: { id }, query: { locale: 'en' } });
      expect((await offer('defender-110')).data).toMatchObject({
        id: 'defender-110',
        price_source: 'stock',
        title: 'Defender 110, over five years',
        is_ended: false,
      });
      expect((await offer('defender-last-season')).data.is_ended).toBe(true);
      for (const id of ['f-type-next-season', 'unknown']) {
        await expect(offer(id)).rejects.toMatchObject({ status: 404, code: 'unknown_offer' });
      }
    });

    test("start and end with the day in the market's time zone", async () => {
      time = new Date('2026-12-31T19:59:00Z');
      expect(await current()).toHaveLength(5);
      time = new Date('2026-12-31T20:01:00Z');
      expect((await current()).map(({ id }) => id)).toEqual(['f-type-next-season']);
    });

    test('have models with names [S-7-18]', async () => {
      const { data } = await t.api.call(getOfferCarModels, { query: { locale: 'en' } });
      expect(data).toEqual([
        { key: 'defender_110', name: 'Defender 110' },
        { key: 'range_rover', name: 'Range Rover' },
        { key: 'range_rover_evoque', name: 'Range Rover Evoque' },
        { key: 'f_pace', name: 'F-PACE' },
        { key: 'f_type', name: 'F-TYPE' },
      ]);
      const response = await t.app.inject('/services/content/offer_car_models?locale=en');
      expect(response.json().data).toEqual(data);
    });

    test('are found by an index, with any number of finished ones', async () => {
      const { db } = t.database;
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into offers
            (id, car_model_key, starts_on, ends_on, position, properties, figures)
          select 'over-' || n, 'xe', '2020-01-01', '2020-02-01', n, '{}', '{}'
          from generate_series(1, 3000) n`);
        await tx.execute(sql`analyze offers`);
        const plan = await tx.execute(
          sql`explain select * from offers
            where ends_on >= '2026-11-20' and starts_on <= '2026-11-20'`,
        );
        expect(JSON.stringify(plan)).toContain('offers_ends_on');
        await tx.execute(sql`delete from offers where id like 'over-%'`);
      });
    });
  });

  describe('from the URL in mena.offers_api_url', () => {
    test('replace its own, and are fetched once a minute', async () => {
      later();
      await setSetting(t, 'mena.offers_api_url', `${source.origin}/offers?market=ae`);
      source.response([{ car_model_key: 'Range Rover', price: 1 }, { price: 2 }, 'x']);
      const [one, other] = await Promise.all([current(), current('en')]);
      expect(one).toEqual([{ car_model_key: 'Range Rover', price: 1 }]);
      expect(other).toEqual(one);
      expect(source.requested).toEqual(['/offers?market=ae']);
      const models = await t.api.call(getOfferCarModels, { query: {} });
      expect(models.data).toEqual([{ key: 'Range Rover', name: 'رينج روڤر' }]);
      expect(source.requested).toHaveLength(1);
    });

    test('are none where the response is a text [S-7-24]', async () => {
      await setSetting(t, 'mena.offers_api_url', `${source.origin}/offers`);
      for (const text of ['no offers today', '"[]"']) {
        later();
        source.response(text, { type: 'text/plain' });
        expect(await current()).toEqual([]);
      }
      later();
      source.response([{ car_model_key: 'xe', price: 1 }]);
      expect(await current()).toEqual([{ car_model_key: 'xe', price: 1 }]);
      expect(lines).toEqual([]);
    });

    test('a failure is logged once and reported in both languages', async () => {
      later();
      source.response([], { status: 503 });
      const failure = await current().catch((error: unknown) => error);
      expect(failure).toMatchObject({ status: 502, code: 'source_failed' });
      await expect(current()).rejects.toMatchObject({ status: 502 });
      expect([lines, source.requested]).toEqual([
        ['Offers could not be fetched'],
        [expect.anything()],
      ]);
    });

    test('a URL of this server means its own tables', async () => {
      await setSetting(t, 'mena.offers_api_url', `${t.config.origin}/services/content/offers`);
      expect(await current()).toHaveLength(5);
      await setSetting(t, 'mena.offers_api_url', 'javascript:alert(1)');
      expect(await current()).toHaveLength(5);
      expect(lines).toEqual(['Invalid value in mena.offers_api_url']);
    });
  });

  test('without an address and without offers, that is said in the words of the document [S-8-11]', async () => {
    await setSetting(t, 'mena.offers_api_url', '');
    time = new Date('2040-01-01T00:00:00Z');
    expect(await current()).toEqual([]);
    expect(lines).toEqual(['Missing api url: mena.offers_api_url']);
  });

  describe('exchange rates', () => {
    const exchange = () => t.api.call(getCurrencyExchange, {}) as Promise<Record<string, unknown>>;
    const keys = [
      ['mena.currency_exchange_response_key', 'rates'],
      ['mena.currency_exchange_start_date_key', 'from'],
    ] as const;

    test("are the market's valid offers of today, without an upstream call if no URL is set", async () => {
      expect(await exchange()).toEqual({
        data: { startdate: '2026-11-01', EUR: 0.2514, SAR: 1.0211, USD: 0.2723 },
      });
      time = new Date('2026-12-02T00:00:00Z');
      expect(await exchange()).toMatchObject({ data: { startdate: '2026-12-01', EUR: 0.2531 } });
      expect(source.requested).toEqual([]);
    });

    test('are asked for and read as three settings say [S-7-22] [S-7-23]', async () => {
      const { body } = await t.app.inject('/services/content/currency-exchange');
      expect(JSON.parse(body)).toMatchObject({ data: { startdate: '2026-11-01', SAR: 1.0211 } });
      for (const [key, value] of keys) await setSetting(t, key, value);
      expect(await exchange()).toMatchObject({ rates: { from: '2026-11-01', SAR: 1.0211 } });
      expect(await exchange()).not.toHaveProperty('data');
      expect(source.requested).toEqual([]);
      later();
      await setSetting(t, 'mena.currency_exchange_api_url', `${source.origin}/rates`);
      source.response({ rates: { from: '2026-10-01', usd: '0.27' }, more: 1 });
      expect(await exchange()).toEqual({ rates: { from: '2026-10-01', usd: '0.27' }, more: 1 });
      expect(source.requested).toEqual(['/rates']);
      expect(lines).toEqual([]);
    });

    test('are none where the response lacks the key, which is logged', async () => {
      for (const [key, value] of keys) await setSetting(t, key, value);
      await setSetting(t, 'mena.currency_exchange_api_url', `${source.origin}/rates`);
      later();
      source.response({ data: {} });
      expect(await exchange()).toEqual({});
      expect(lines).toEqual(["API response doesn't contain specified response_key"]);
    });
  });
});
