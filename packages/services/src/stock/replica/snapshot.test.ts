import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listVehicles, type RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { parseQuery, shortVin, toServiceQuery } from '@mawkib/stock-locator/engine';
import {
  buildDeviceStock,
  type DeviceStock,
  openStockSnapshot,
  wordReader,
} from '@mawkib/stock-locator/on-device';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vehicles } from '../../db/schema/index.js';
import { openEvents } from '../../events/events.js';
import { describeOnBoth, describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { testConfig } from '../../testing/test-config.js';
import { createSnapshotStore } from './snapshot-store.js';
import { createStockReplica } from './stock-replica.js';

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describeOnDatabase('page snapshots of the stock', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const url = (search: string, list = 'all') =>
    `/services/stock/public_api/listing/${list}/snapshot?${search}`;
  const load = async (lang: 'ar' | 'en', list?: string): Promise<DeviceStock> => {
    const response = await t.app.inject({
      url: url(`lang=${lang}`, list),
      headers: { 'accept-encoding': 'br' },
    });
    const opened = openStockSnapshot(brotliDecompressSync(response.rawPayload));
    if (!opened) throw new Error('The snapshot was refused');
    const stock = finish(buildDeviceStock(opened));
    stock.parseSearchText(wordReader);
    return stock;
  };
  const listing = (search: string, lang: 'ar' | 'en', list = 'all') =>
    t.api.call(listVehicles, {
      params: { listing: list },
      query: toServiceQuery(parseQuery(new URLSearchParams(search)), { lang }),
    });
  const shown = ({
    id,
    status,
    sale_price,
    model_display_name,
    version,
    photos,
    created_at,
    vin,
  }: RawVehicle) => ({
    id,
    status,
    sale_price,
    model_display_name,
    version,
    created_at,
    photo: photos[0],
    vin: shortVin(String(vin)),
  });

  test.each([
    '',
    'page=3',
    'models=Defender++Discovery&states=new&sort=priceAsc',
    'colors=black&display_price.to=400000&mileage.from=100&sort=mileageDesc',
    'engine_types=diesel&financing_options=lease&number_of_seats=7&sort=status',
    'forced_statuses=stock&dealers=201&sort=productionYearDesc',
    'q=ديفندر أسود تحت ٦٠٠ ألف',
    'q=renj rover',
  ])('finds the same as the service for «%s», in both languages', async (search) => {
    for (const lang of ['ar', 'en'] as const) {
      const stock = await load(lang);
      const own = stock.response(parseQuery(new URLSearchParams(search)));
      const { data, meta } = await listing(search, lang);
      expect(own?.data.map(shown)).toEqual(data.map(shown));
      expect(own?.meta).toMatchObject({
        page: meta.page,
        items: meta.items,
        total: meta.total,
        facets: meta.facets,
        ranges: meta.ranges,
      });
      expect(own?.meta.read_words).toBe(meta.read_words);
    }
  });

  test.each([
    ['used', 'sort=priceAsc'],
    ['used', 'models=Defender&display_price.to=400000'],
    ['jaguar', 'colors=black&mileage.from=100'],
  ])('has the facets and bars of the service for «%s»: %s', async (list, search) => {
    const own = (await load('en', list)).response(parseQuery(new URLSearchParams(search)));
    const { data, meta } = await listing(search, 'en', list);
    expect(own?.data.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    expect(own?.meta).toMatchObject({ facets: meta.facets, ranges: meta.ranges });
  });

  test('leaves to the service locations, budgets, car numbers and empty lists', async () => {
    const stock = await load('ar');
    const response = (search: string) => stock.response(parseQuery(new URLSearchParams(search)));
    expect(response('_postcode=12345')).toBeUndefined();
    expect(response('q=MK40001')).toBeUndefined();
    // A camera is equipment; texts that only resemble it are not.
    expect(response('q=glass')).toBeUndefined();
    expect(response('display_price.to=1')).toBeUndefined();
  });

  test('is immutable by version, and supports conditional requests', async () => {
    const { meta } = await listing('', 'ar');
    const first = await t.app.inject(url(`lang=ar&v=${meta.snapshot}`));
    expect(first.headers['cache-control']).toContain('immutable');
    const etag = String(first.headers.etag);
    expect(etag).toBe(`"${meta.snapshot}"`);
    const again = await t.app.inject({ url: url('lang=ar'), headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
    const gzip = await t.app.inject({
      url: url('lang=ar'),
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  test('applies changes of the stream', async () => {
    const stock = await load('ar');
    const query = parseQuery(new URLSearchParams('statuses=reserved'));
    const before = stock.response(query)?.meta.total ?? 0;
    const [free] = stock.response(parseQuery(new URLSearchParams('statuses=stock')))?.data ?? [];
    stock.apply({ vehicles: [{ ...free, status: 'reserved' } as never], gone: [] });
    expect(stock.response(query)?.meta.total).toBe(before + 1);
    stock.apply({ vehicles: [], gone: [free?.id ?? ''] });
    expect(stock.response(query)?.meta.total).toBe(before);
    expect(stock.card(free?.id ?? '')?.status).toBe('sold');
  });

  test('is not sent if it is too large', async () => {
    const other = await open({
      demo: true,
      config: {
        stock: { ...testConfig().stock, maxOnDevice: 100, streams: { all: 1, perAddress: 1 } },
      },
    });
    const { meta } = await other.api.call(listVehicles, { params: { listing: 'all' }, query: {} });
    expect(meta.snapshot).toBeUndefined();
    expect((await other.app.inject(url('lang=ar'))).statusCode).toBe(404);
    await other.close();
  });
});

describeOnBoth('the saved stock of the last start', (open) => {
  let t: TestApi;
  let folder: string;
  beforeAll(async () => {
    t = await open({ demo: true });
    folder = await mkdtemp(path.join(tmpdir(), 'mawkib-snapshot-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await t.close();
  });

  const file = () => path.join(folder, 'stock.snapshot');
  /** A process' replica, with its warnings and the texts of its statements. */
  const start = async () => {
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
    const events = await openEvents(t.database, log);
    const { db } = t.database;
    const replica = createStockReplica({ db, events, log }, createSnapshotStore(folder, log));
    return {
      replica,
      warnings,
      stop: async () => {
        await replica.close();
        await events.close();
      },
    };
  };
  const search = (status: string) => ({
    lists: { statuses: [status] },
    ranges: {},
    publications: ['all'],
    items: 0,
    page: 1,
  });
  const amount = async (replica: Awaited<ReturnType<typeof start>>['replica'], status: string) =>
    (await replica.state()).index.search(search(status) as never).total;

  test('is available at once, and only later changes are read', async () => {
    const first = await start();
    await first.replica.state();
    const reserved = await amount(first.replica, 'reserved');
    await first.replica.save();
    await first.stop();
    const found = await t.database.db.select().from(vehicles).where(eq(vehicles.status, 'stock'));
    const [one, two] = found;
    await t.database.db
      .update(vehicles)
      .set({ status: 'reserved' })
      .where(eq(vehicles.id, one?.id ?? ''));
    await t.database.db.delete(vehicles).where(eq(vehicles.id, two?.id ?? ''));

    const second = await start();
    const told: unknown[] = [];
    second.replica.onChange(
      (changes) => changes && told.push([changes.changed.map(({ id }) => id), changes.gone]),
    );
    expect(await amount(second.replica, 'reserved')).toBe(reserved);
    await expect.poll(() => amount(second.replica, 'reserved')).toBe(reserved + 1);
    expect(told).toEqual([[[one?.id], [two?.id]]]);
    expect(second.warnings).toEqual([]);
    await second.replica.save();
    await second.stop();
  });

  test('a kill during writing leaves the previous file', async () => {
    const before = await readFile(file());
    await writeFile(`${file()}.12345.new`, before.subarray(0, 1000));
    const next = await start();
    expect((await next.replica.state()).vehicles.size).toBeGreaterThan(500);
    expect(next.warnings).toEqual([]);
    expect(await readFile(file())).toEqual(before);
    await next.stop();
  });

  test.each([
    ['cut off', async () => truncate(file(), 5_000)],
    [
      'of a changed byte',
      async () => {
        const bytes = await readFile(file());
        bytes[3_000] = (bytes[3_000] ?? 0) ^ 1;
        await writeFile(file(), bytes);
      },
    ],
    [
      'of another form',
      async () => {
        const bytes = await readFile(file());
        bytes[4] = 9;
        await writeFile(file(), bytes);
      },
    ],
  ])('a file that is %s is moved aside and logged, and the stock is read', async (_, damage) => {
    await rm(file(), { force: true });
    const valid = await start();
    await valid.replica.state();
    await valid.replica.save();
    await valid.stop();
    await damage();
    const next = await start();
    const { vehicles: restored } = await next.replica.state();
    expect(restored.size).toBeGreaterThan(500);
    expect(next.warnings.join()).toContain('cannot be used');
    expect(await readdir(folder)).toContain('stock.snapshot.unusable');
    await next.stop();
  });

  test('one of this database but another stock is detected, and the stock is read again', async () => {
    const first = await start();
    await first.replica.state();
    await first.replica.save();
    await first.stop();
    // Creates a row with an older transaction id than the snapshot's, like a restored backup.
    await t.database.db.execute('alter table vehicles disable trigger user');
    await t.database.db
      .update(vehicles)
      .set({ status: 'demo', changed_in: 1 })
      .where(eq(vehicles.id, '100030'));
    await t.database.db.execute('alter table vehicles enable trigger user');
    const next = await start();
    await next.replica.state();
    await expect
      .poll(async () => (await next.replica.state()).vehicles.get('100030')?.status)
      .toBe('demo');
    expect(next.warnings.join()).toContain('not of this stock');
    await next.stop();
  });
});
