import { checkSearches, listVehicles, type RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { parseQuery, toServiceQuery } from '@mawkib/stock-locator/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vehicles } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { readMoment, wasOver } from './moment.js';

type Change = Partial<typeof vehicles.$inferInsert>;

describeOnDatabase('saved searches', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const check = (
    searches: { id: string; search: string; listing?: string; seen?: string | null }[],
  ) => t.api.call(checkSearches, { body: { searches }, query: { lang: 'en' } });
  const news = async (search: string, seen: string) => {
    const { data } = await check([{ id: 'x', search, seen }]);
    const [{ added = [], cheaper = [], added_total, cheaper_total } = {}] = data;
    return { added, cheaper, totals: [added_total, cheaper_total] };
  };
  const moment = async () => (await check([{ id: 'x', search: '' }])).meta.seen;
  const found = async (search: string): Promise<RawVehicle[]> => {
    const query = parseQuery(new URLSearchParams(search));
    const input = { params: { listing: 'all' }, query: toServiceQuery(query, { lang: 'en' }) };
    return (await t.api.call(listVehicles, input)).data;
  };
  const change = (id: string, set: Change) =>
    t.database.db.update(vehicles).set(set).where(eq(vehicles.id, id));
  const none = { added: [], cheaper: [], totals: [0, 0] };
  const black = 'models=Defender&colors=black';

  test('start with a moment, no news, the number of results and labels', async () => {
    const { data, meta } = await check([
      { id: 'a', search: `${black}&display_price.to=900000`, seen: null },
      { id: 'b', search: 'q=ديفندر+أسود' },
    ]);
    const [defenders] = await Promise.all([found(`${black}&display_price.to=900000`)]);
    expect(meta.seen).toMatch(/^\d+:\d+:[\d,]*$/);
    expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(data[0]).toMatchObject({ added: [], cheaper: [], added_total: 0, cheaper_total: 0 });
    expect(data[0]?.total).toBeGreaterThanOrEqual(defenders.length);
    expect(data[0]?.labels).toEqual({ 'models/Defender': 'Defender', 'colors/black': 'Black' });
  });

  test('report a lower price for searches that find the vehicle only', async () => {
    const [car] = (await found(black)).filter(({ sale_price }) => sale_price > 0);
    if (!car) throw new Error('The demo market has no black Defender with a price');
    const seen = await moment();
    const before = car.sale_price;
    await change(car.id, { sale_minor: (before - 5_000) * 100 });
    const cheaper = [{ id: car.id, before, now: before - 5_000 }];
    expect(await news(black, seen)).toEqual({ added: [], cheaper, totals: [0, 1] });
    expect(await news(black, seen)).toEqual({ added: [], cheaper, totals: [0, 1] });
    expect(await news('models=XF', seen)).toEqual(none);
    expect(await news(black, await moment())).toEqual(none);

    await change(car.id, { sale_minor: (before + 1_000) * 100 });
    expect(await news(black, seen)).toEqual(none);
    const below = `${black}&display_price.to=${before + 500}&display_price.from=${before - 500}`;
    const since = await moment();
    await change(car.id, { sale_minor: before * 100 });
    expect(await news(below, since)).toEqual({ added: [car.id], cheaper: [], totals: [1, 0] });
  });

  test('report vehicles that are new in the stock, or match after a change', async () => {
    const [car, other] = await found('models=Defender');
    if (!car || !other) throw new Error('The demo market has no Defenders');
    await change(other.id, { status: 'sold' });
    const seen = await moment();
    const [row] = await t.database.db.select().from(vehicles).where(eq(vehicles.id, car.id));
    if (!row) throw new Error('The Defender is gone');
    const { names: _names, equipment: _equipment, ...written } = row;
    const arrived = { id: 'brand-new', vin: 'SALTEST0000000001', config_url: null };
    await t.database.db.insert(vehicles).values({ ...written, ...arrived });
    await change(other.id, { status: 'stock' });
    const { added } = await news('models=Defender', seen);
    expect(added.toSorted()).toEqual(['brand-new', other.id].toSorted());
    expect((await news('models=XF', seen)).added).toEqual([]);
    expect((await news('q=defender', seen)).totals).toEqual([2, 0]);

    await t.database.db.delete(vehicles).where(eq(vehicles.id, 'brand-new'));
    expect((await news('models=Defender', seen)).added).toEqual([other.id]);
  });

  test('report no irrelevant changes, and no vehicles that came and went', async () => {
    const [car] = await found('');
    const seen = await moment();
    await change(car?.id ?? '', { updated_at: new Date() });
    await change(car?.id ?? '', { status: 'sold' });
    await change(car?.id ?? '', { status: car?.status ?? 'stock' });
    expect(await news('', seen)).toEqual(none);
  });

  test('of removed lists are returned, invalid moments have no news', async () => {
    const { data, meta } = await check([
      { id: 'gone', search: '', listing: 'no-such-list' },
      { id: 'future', search: '', seen: '999999999:999999999:' },
      { id: 'foreign', search: '', seen: "1'; drop table vehicles" },
      { id: 'hostile', search: '%%%&models=%00&page=-1&sort=x&display_price.from=abc', seen: '::' },
    ]);
    expect(meta.gone).toEqual(['gone']);
    expect(data.map(({ id, added_total }) => [id, added_total])).toEqual([
      ['future', 0],
      ['foreign', 0],
      ['hostile', 0],
    ]);
    const many = Array.from({ length: 21 }, (_, at) => ({ id: String(at), search: '' }));
    await expect(check(many)).rejects.toMatchObject({ status: 400 });
    await expect(check([])).rejects.toMatchObject({ status: 400 });
  });
});

describe('a moment', () => {
  test('knows which transactions were finished, with others in progress', () => {
    const moment = readMoment('740:745:741,743');
    if (!moment) throw new Error('not read');
    const over = [739, 740, 741, 742, 743, 744, 745, 746].filter((id) => wasOver(moment, id));
    expect(over).toEqual([739, 740, 742, 744]);
  });

  test.each(['', 'x', '1:2', '2:1:', '1:2:3,', '-1:2:', '1:2:a', `1:2:${'9'.repeat(30)}`])(
    'is not %j',
    (text) => expect(readMoment(text)).toBeUndefined(),
  );
});
