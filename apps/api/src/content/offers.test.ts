import { getCurrencyExchange, getOfferCarModels, getOffers } from '@mawkib/api-clients/contracts';
import { createCurrencyExchange } from '@mawkib/core/money';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offers } from '../db/schema/index.js';
import { type LocalSource, startLocalSource } from '../testing/local-source.js';
import { setSetting } from '../testing/setting.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';

const day = '2026-11-20T08:00:00Z';

describeOnBoth('offers', (open) => {
  let t: TestApi;
  let source: LocalSource;
  let time = new Date(day);
  let lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  beforeAll(async () => {
    source = await startLocalSource();
    const clock = { now: () => time };
    t = await open({ demo: true, config: { clock, log, outsideLocal: true } });
    await t.database.db.delete(offers);
    const { demoOffers } = await import('../../demo/market/offers.js');
    await t.database.db.insert(offers).values(demoOffers(time));
  });
  beforeEach(() => {
    [time, lines] = [new Date(day), []];
    source.asked.length = 0;
  });
  afterAll(async () => {
    source.close();
    await t.close();
  });
  const current = async (locale: 'ar' | 'en' = 'ar') =>
    (await t.api.call(getOffers, { query: { locale } })).data;
  /** Kept answers count for a minute: each question here comes a while after the last. */
  let hours = 0;
  const later = () => {
    hours += 1;
    time = new Date(new Date(day).getTime() + hours * 120_000);
  };

  describe("of the market's own", () => {
    test('are those that hold today, in order, in the asked language', async () => {
      expect((await current()).map(({ car_model_key }) => car_model_key)).toEqual([
        'defender_110',
        'range_rover',
        'range_rover_evoque',
        'f_pace',
        'f_type',
      ]);
      expect((await current('en'))[0]).toMatchObject({
        id: 'defender-110',
        title: 'Defender 110 from AED 4,990 a month',
        price: 304_000,
        starts_on: '2026-11-01',
        ends_on: '2026-12-31',
      });
      expect((await current())[0]?.title).toBe('ديفندر 110 من 4,990 درهمًا شهريًا');
    });

    test("begin and end with the day of the market's time zone", async () => {
      time = new Date('2026-12-31T19:59:00Z');
      expect(await current()).toHaveLength(5);
      time = new Date('2026-12-31T20:01:00Z');
      expect((await current()).map(({ id }) => id)).toEqual(['f-type-next-season']);
    });

    test('have models with names', async () => {
      const { data } = await t.api.call(getOfferCarModels, { query: { locale: 'en' } });
      expect(data).toEqual([
        { key: 'defender_110', name: 'Defender 110' },
        { key: 'range_rover', name: 'Range Rover' },
        { key: 'range_rover_evoque', name: 'Range Rover Evoque' },
        { key: 'f_pace', name: 'F-PACE' },
        { key: 'f_type', name: 'F-TYPE' },
      ]);
    });

    test('are found by an index, however many are over', async () => {
      const { db } = t.database;
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into offers
          select 'over-' || n, 'xe', '2020-01-01', '2020-02-01', n, '{}'
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

  describe('of the address in mena.offers_api_url', () => {
    test('take the place of its own, and are asked for once a minute', async () => {
      later();
      await setSetting(t, 'mena.offers_api_url', `${source.origin}/offers?market=ae`);
      source.answer([{ car_model_key: 'Range Rover', price: 1 }, { price: 2 }, 'x']);
      const [one, other] = await Promise.all([current(), current('en')]);
      expect(one).toEqual([{ car_model_key: 'Range Rover', price: 1 }]);
      expect(other).toEqual(one);
      expect(source.asked).toEqual(['/offers?market=ae']);
      const models = await t.api.call(getOfferCarModels, { query: {} });
      expect(models.data).toEqual([{ key: 'Range Rover', name: 'رينج روڤر' }]);
      expect(source.asked).toHaveLength(1);
    });

    test('are none where the answer is a text', async () => {
      for (const text of ['no offers today', '"[]"']) {
        later();
        source.answer(text, { type: 'text/plain' });
        expect(await current()).toEqual([]);
      }
      expect(lines).toEqual([]);
    });

    test('a failure is said once, to the caller in both languages and to the log', async () => {
      later();
      source.answer([], { status: 503 });
      const failure = await current().catch((error: unknown) => error);
      expect(failure).toMatchObject({ status: 502, code: 'source_failed' });
      await expect(current()).rejects.toMatchObject({ status: 502 });
      expect([lines, source.asked]).toEqual([['Offers could not be fetched'], [expect.anything()]]);
    });

    test('an address of this very server stands for its own', async () => {
      await setSetting(t, 'mena.offers_api_url', `${t.config.origin}/services/content/offers`);
      expect(await current()).toHaveLength(5);
      await setSetting(t, 'mena.offers_api_url', 'javascript:alert(1)');
      expect(await current()).toHaveLength(5);
      expect(lines).toEqual(['Invalid value in mena.offers_api_url']);
    });
  });

  test('without an address and without offers, that is said in the words of the document', async () => {
    await setSetting(t, 'mena.offers_api_url', '');
    time = new Date('2040-01-01T00:00:00Z');
    expect(await current()).toEqual([]);
    expect(lines).toEqual(['Missing api url: mena.offers_api_url']);
  });

  describe('exchange rates', () => {
    const exchange = () => t.api.call(getCurrencyExchange, {}) as Promise<Record<string, unknown>>;

    test("are the market's own that hold today", async () => {
      expect(await exchange()).toEqual({
        data: { startdate: '2026-11-01', EUR: 0.2514, SAR: 1.0211, USD: 0.2723 },
      });
      time = new Date('2026-12-02T00:00:00Z');
      expect(await exchange()).toMatchObject({ data: { startdate: '2026-12-01', EUR: 0.2531 } });
    });

    test('are read by the pages under the keys that settings name', async () => {
      await setSetting(t, 'mena.currency_exchange_response_key', 'rates');
      await setSetting(t, 'mena.currency_exchange_start_date_key', 'from');
      const rates = createCurrencyExchange({
        url: '/currency-exchange',
        responseKey: 'rates',
        startDateKey: 'from',
        get: async () => ({ status: 200, body: await exchange() }),
        logger: log,
      });
      expect(await rates.load()).toMatchObject({ startDate: '2026-11-01', rates: { SAR: 1.0211 } });
      expect(lines).toEqual([]);
    });

    test('come from another system as it gives them, where one is set', async () => {
      later();
      await setSetting(t, 'mena.currency_exchange_api_url', `${source.origin}/rates`);
      source.answer({ rates: { from: '2026-10-01', usd: '0.27' }, more: 1 });
      expect(await exchange()).toEqual({ rates: { from: '2026-10-01', usd: '0.27' }, more: 1 });
      later();
      source.answer({ data: {} });
      expect(await exchange()).toEqual({});
      expect(lines).toEqual(["API response doesn't contain specified response_key"]);
    });
  });
});
