import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import { type FinancePlan, minorOf, monthlyPaymentOf, termsOf } from '@mawkib/stock-locator/engine';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyConfig } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('a monthly budget', (open) => {
  let t: TestApi;
  let now = Date.now();
  beforeAll(async () => {
    t = await open({ demo: true, config: { clock: { now: () => new Date(now) } } });
  });
  afterAll(() => t.close());

  const list = (query: Record<string, unknown>) =>
    t.api.call(listVehicles, { params: { listing: 'all' }, query });
  const all = async (query: Record<string, unknown>) => {
    const found = [];
    for (let page = 1; ; page += 1) {
      const response = await list({ ...query, page });
      found.push(...response.data);
      if (found.length >= response.meta.total) return { found, meta: response.meta };
    }
  };
  const planOf = async (): Promise<FinancePlan> => {
    const { meta } = await list({ items: 1 });
    if (!meta.finance) throw new Error('no finance');
    return meta.finance;
  };

  test('comes with the financing settings in every list', async () => {
    const { meta } = await list({});
    expect(meta.finance).toMatchObject({
      terms: [12, 24, 36, 48, 60],
      term: 60,
      rates: { new: 2.49, approved: 2.99, used: 3.49 },
      rate_kind: 'flat',
    });
    expect(meta).not.toHaveProperty('monthly');
  });

  describe.each([
    { 'filter[monthly_payment_lteq]': 4000 },
    { 'filter[monthly_payment_lteq]': '٥٠٠٠', deposit: 120_000, term: 36 },
    { 'filter[monthly_payment_gteq]': 3000, deposit: 90_000 },
  ])('%o', (requested) => {
    test('leaves exactly the vehicles with a payment within it', async () => {
      const plan = await planOf();
      const budget = {
        deposit: 'deposit' in requested ? requested.deposit : undefined,
        term: 'term' in requested ? requested.term : undefined,
      };
      const paymentOf = ({ state, sale_price }: { state: string; sale_price: number }) =>
        monthlyPaymentOf(plan, { state, price: minorOf(sale_price) }, termsOf(budget));
      const max =
        'filter[monthly_payment_lteq]' in requested ? (requested.term ? 5000 : 4000) : Infinity;
      const min = 'filter[monthly_payment_gteq]' in requested ? 3000 : 0;
      const { found: everything } = await all({});
      const expected = everything.filter((vehicle) => {
        const payment = vehicle.financing_options.includes('cash') ? paymentOf(vehicle) : null;
        return payment !== null && payment >= minorOf(min) && payment <= max * 100;
      });
      const { found, meta } = await all({ ...requested, sort: 'price' });
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(everything.length);
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      const payments = found.map((vehicle) => paymentOf(vehicle) ?? Number.NaN);
      expect(payments).toEqual(payments.toSorted((a, b) => a - b));
      expect(meta.monthly?.max).toBeGreaterThanOrEqual((payments.at(-1) ?? 0) / 100);
      const states = new Map(meta.facets.states?.map(({ value, count }) => [value, count]));
      for (const state of ['new', 'approved', 'used']) {
        const count = expected.filter((vehicle) => vehicle.state === state).length;
        expect(states.get(state) ?? 0, state).toBe(count);
      }
    });
  });

  test('that is not a number is rejected by its name', async () => {
    const response = await t.app.inject(
      '/services/stock/public_api/listing/all?deposit=much&filter%5Bmonthly_payment_lteq%5D=x',
    );
    expect(response.statusCode).toBe(400);
    expect(
      response
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['deposit', 'filter[monthly_payment_lteq]']);
  });

  test("follows the market's configuration, and is absent if disabled", async () => {
    const additional = and(
      eq(companyConfig.section, 'showroom'),
      eq(companyConfig.config_type, 'additional'),
    );
    const set = async (data: unknown) => {
      await t.database.db.update(companyConfig).set({ data }).where(additional);
      now += 20_000;
    };
    await set({ mini_finance_calculator: { states: ['new'], interest_rate: 1 } });
    const { found, meta } = await all({ 'filter[monthly_payment_lteq]': 999_999 });
    expect(meta.finance?.rate).toBe(1);
    expect(found.every(({ state }) => state === 'new')).toBe(true);
    await set({ mini_finance_calculator: false });
    const { meta: off } = await list({ 'filter[monthly_payment_lteq]': 1 });
    expect(off).not.toHaveProperty('finance');
    expect(off.total).toBeGreaterThan(500);
    await set({});
    const { meta: unsaid } = await list({ 'filter[monthly_payment_lteq]': 3000 });
    expect(unsaid).not.toHaveProperty('finance');
    expect(unsaid.monthly?.max).toBeGreaterThan(3000);
  });
});
