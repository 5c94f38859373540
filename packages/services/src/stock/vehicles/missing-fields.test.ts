import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dealers, vehicles } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('a vehicle with missing fields', (open) => {
  let t: TestApi;
  let id: string;
  let company: string;
  const list = (query: Record<string, unknown> = {}) =>
    t.api.call(listVehicles, { params: { listing: 'all' }, query: { lang: 'ar', ...query } });
  const page = () =>
    t.api.call(getVehicle, { params: { listing: 'all', id }, query: { lang: 'ar' } });
  const change = (fields: Partial<typeof vehicles.$inferInsert>) =>
    t.database.db.update(vehicles).set(fields).where(eq(vehicles.id, id));

  beforeAll(async () => {
    t = await open({ demo: true });
    const { data } = await list({ 'filter[status_in]': 'stock' });
    id = data[0]?.id ?? '';
    const [owner] = await t.database.db
      .select({ company: dealers.company_uuid })
      .from(dealers)
      .where(eq(dealers.id, data[0]?.owner_id ?? ''));
    company = owner?.company ?? '';
    await change({
      vin: null,
      item_id: null,
      mileage: null,
      number_of_seats: null,
      power: null,
      color_canonical: null,
      color_key: null,
      transmission: null,
      drivetrain: null,
      production_year: null,
      model_year: null,
      sale_minor: 1e12,
      msrp_minor: 1e12,
    });
    await vi.waitFor(async () => expect((await page()).data.vin).toBeNull());
  });
  afterAll(() => t.close());

  test('leaves missing fields out, on its page and in lists', async () => {
    const { specification, prices } = normaliseVehicle((await page()).data);
    expect(specification).toMatchObject({
      vin: null,
      shortVin: null,
      mileage: null,
      numberOfSeats: null,
      power: null,
      transmission: null,
      drivetrain: null,
      productionYear: null,
    });
    expect(JSON.stringify(prices)).toContain('10000000000');
    await vi.waitFor(async () => {
      const { data, meta } = await list({ sort: '-mileage', items: 48 });
      expect(meta.total).toBeGreaterThan(1);
      expect(meta.ranges.display_price?.max).toBe(1e10);
      expect(data.map((vehicle) => vehicle.id)).not.toContain(id);
    });
    const shortest = (await list({ sort: 'mileage', items: 1 })).data[0];
    expect(shortest?.id).not.toBe(id);
  });

  test('leaves all lists when it is retired, stays for its holder and is sold for others', async () => {
    const hold = { body: { vehicle_id: id, company_uuid: company } };
    const { data: lock } = await t.api.call(initOrder, hold);
    const before = (await list()).meta.total;
    await change({ retired_at: new Date() });
    await vi.waitFor(async () => expect((await list()).meta.total).toBe(before - 1));
    expect((await page()).data.status).not.toBe('sold');
    const again = { ...hold, body: { ...hold.body, lock_id: lock.lock_id } };
    expect((await t.api.call(initOrder, again)).data.lock_id).toBe(lock.lock_id);
    await t.database.db.execute(sql`update order_locks set released_at = now()`);
    expect((await page()).data.status).toBe('sold');
    await expect(t.api.call(initOrder, hold)).rejects.toMatchObject({
      problem: { code: 'vehicle_unavailable' },
    });
    await change({ retired_at: null });
    await vi.waitFor(async () => expect((await list()).meta.total).toBe(before));
  });
});
