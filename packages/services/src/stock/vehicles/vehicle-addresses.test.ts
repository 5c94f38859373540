import {
  getVehicle,
  listVehicleAddresses,
  listVehicles,
} from '@mawkib/api-clients/contracts/stock';
import { normaliseVehicle, showroomPath } from '@mawkib/stock-locator/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vehicles } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('addresses of vehicles', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const addresses = (query: Record<string, unknown> = {}, listing = 'all') =>
    t.api.call(listVehicleAddresses, { params: { listing }, query });

  test('are those of every listed vehicle, page by page, each once', async () => {
    const listed = await t.api.call(listVehicles, { params: { listing: 'all' }, query: {} });
    const pages = await Promise.all([1, 2, 3].map((page) => addresses({ items: 250, page })));
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(listed.meta.total);
    expect(pages[0]?.meta.total).toBe(listed.meta.total);
    const sold = await t.database.db.select().from(vehicles).where(eq(vehicles.status, 'sold'));
    expect(sold.length).toBeGreaterThan(0);
    expect(ids).not.toContain(sold[0]?.id);
  });

  test('lead to the page of the vehicle, in both languages', async () => {
    for (const lang of ['ar', 'en'] as const) {
      for (const address of (await addresses({ lang, items: 20 })).data) {
        const params = { listing: 'all', id: address.id };
        const { data } = await t.api.call(getVehicle, { params, query: { lang } });
        const { link, specification } = normaliseVehicle({ ...address });
        expect(link).toBe(normaliseVehicle(data).link);
        expect(showroomPath({ id: address.id, specification })).toBe(link);
        expect(Date.parse(String(address.updated_at))).toBeGreaterThan(0);
      }
    }
  });

  test('can be limited to one publication list; an unknown one is empty', async () => {
    const used = await addresses({ items: 1000 }, 'used');
    expect(new Set(used.data.map(({ state }) => state))).toEqual(new Set(['used']));
    await expect(addresses({}, 'nowhere')).rejects.toMatchObject({ status: 404 });
  });
});
