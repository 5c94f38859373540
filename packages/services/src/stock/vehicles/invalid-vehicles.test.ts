import { setTimeout as wait } from 'node:timers/promises';
import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { vehicles } from '../../db/schema/index.js';
import { modules } from '../../server/modules.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { stockModule } from '../stock.module.js';

const warn = vi.fn();
const told = (id: string) =>
  warn.mock.calls.flatMap(([problem]) => (problem.vehicleId === id ? [problem] : []));

describeOnDatabase('invalid vehicles', (open) => {
  let t: TestApi;
  let ids: string[];
  beforeAll(async () => {
    const own = modules.map((make): typeof make =>
      make === stockModule
        ? (context) => stockModule({ ...context, log: { ...context.log, warn } as never })
        : make,
    );
    t = await open({ demo: true, modules: own });
    const { data } = await list({ 'filter[nameplate_name_in]': 'Defender' });
    ids = data.map(({ id }) => id);
    const [figures = '', texts = '', bare = ''] = ids;
    const change = (id: string, fields: Partial<typeof vehicles.$inferInsert>) =>
      t.database.db.update(vehicles).set(fields).where(eq(vehicles.id, id));
    await change(figures, { mileage: -40, production_year: 20266, number_of_seats: -3 });
    const script = '<script>alert(1)</script>';
    await change(texts, {
      photos: { none: true } as never,
      texts: { en: { version: `P400 ${script}` } } as never,
    });
    await change(bare, { texts: {} as never });
  });
  afterAll(() => t.close());

  const list = (query: Record<string, unknown>) =>
    t.api.call(listVehicles, { params: { listing: 'all' }, query: { lang: 'ar', ...query } });
  const defenders = { 'filter[nameplate_name_in]': 'Defender' };

  test('do not affect the listing of other vehicles', async () => {
    await vi.waitFor(async () => {
      const { data } = await list(defenders);
      // Its own pictures are unusable, so it shows its model's.
      expect(data.find(({ id }) => id === ids[1])?.photos).toMatchObject([{ view: 'model' }]);
    });
    const { data } = await list(defenders);
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const one = await t.api.call(getVehicle, {
      params: { listing: 'all', id: ids[2] ?? '' },
      query: { lang: 'ar' },
    });
    expect(one.data).toMatchObject({ nameplate_name: 'Defender', version: '' });
  });

  test('are found by their valid parts only', async () => {
    const min = async (name: string) => (await list({})).meta.ranges[name];
    await vi.waitFor(async () => expect((await min('production_year'))?.max).toBeLessThan(2100));
    expect((await min('mileage'))?.min).toBeGreaterThanOrEqual(0);
    const listed = async (query: Record<string, unknown>) => {
      const { data } = await list({ ...defenders, ...query });
      return data.map(({ id }) => id);
    };
    expect(await listed({})).toContain(ids[0]);
    expect(await listed({ 'filter[mileage_lteq]': 5_000_000 })).not.toContain(ids[0]);
    const { facets } = (await list({})).meta;
    expect(facets.number_of_seats?.map(({ value }) => value)).not.toContain('-3');
  });

  test('are reported once with their id, however often they are requested', async () => {
    for (let times = 0; times < 3; times += 1) {
      await list(defenders);
      await t.app.inject('/services/stock/public_api/listing/all/snapshot?lang=ar');
      await wait(50);
    }
    const [figures = '', texts = ''] = ids;
    await vi.waitFor(() => expect(told(figures)).toHaveLength(3));
    expect(told(figures)).toEqual(
      expect.arrayContaining([
        { vehicleId: figures, field: 'mileage', problem: 'negative' },
        { vehicleId: figures, field: 'production_year', problem: 'absurd' },
        { vehicleId: figures, field: 'number_of_seats', problem: 'negative' },
      ]),
    );
    await vi.waitFor(
      () =>
        expect(told(texts)).toContainEqual({
          vehicleId: texts,
          field: 'version',
          problem: 'markup',
        }),
      limit(15_000),
    );
  });
});
