import { mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createStockSource,
  fetchStockFile,
  getStockReport,
  getStockRun,
  getVehicle,
  listStockRuns,
  listVehicles,
  listVehiclesLight,
  saveStockMapping,
  startStockRun,
} from '@mawkib/api-clients/contracts/stock';
import { demoServices } from '@mawkib/demo-market/services';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppContext } from '../../app-context.js';
import { rows } from '../../db/rows.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { modules } from '../../server/modules.js';
import { readCards } from '../../stock/page-snapshots/read-cards.js';
import { readModelPictures } from '../../stock/vehicles/model-pictures.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { testConfig } from '../../testing/test-config.js';

const columns = [
  { field: 'nameplate_brand_name', column: 'make' },
  { field: 'nameplate_name', column: 'model' },
  { field: 'photos', column: 'photos' },
  { field: 'owner_dealer_code', constant: 'MKDXB01' },
];
const modified = 'Fri, 20 Nov 2026 06:00:00 GMT';
const mapping = { version: 1, target: 'vehicles', columns, match: { id: 'id' } };

describeOnDatabase('sources of the stock', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let server: Server;
  let origin: string;
  let requested: { url: string; etag: string | undefined; since: string | undefined }[];
  let context: AppContext;
  beforeAll(async () => {
    const feedDir = await mkdtemp(path.join(tmpdir(), 'mawkib-feeds-'));
    await writeFile(path.join(feedDir, 'stock.csv'), 'id,make,model,photos\nF1,Jaguar,XE,\n');
    await symlink('/etc/hostname', path.join(feedDir, 'link.csv'));
    t = await open({
      demo: true,
      jobs: ['stock_import', 'stock_schedule', 'stock_pictures'],
      config: {
        upstreamLocal: true,
        stock: { ...testConfig().stock, feedDir, feedSeconds: 2, feedBytes: 1_000_000 },
      },
      modules: [
        ...modules,
        (given) => {
          context = given;
          return { name: 'stock', handlers: [] };
        },
      ],
    });
    admin = await t.as('admin');
    await t.api.call(
      saveStockMapping,
      { params: { name: 'm' }, body: { mapping, version: 0 } },
      admin,
    );
    requested = [];
    const picture = await readFile(
      path.join(demoServices.picturesFolder, 'studio', await anyPicture()),
    );
    server = createServer((request, response) => {
      const url = request.url ?? '';
      const etag = request.headers['if-none-match'];
      const since = request.headers['if-modified-since'];
      requested.push({ url, etag, since });
      if (url === '/never.csv') {
        response.write('id,make,model,photos\nN1,Jaguar,XE,\n');
        const more = setInterval(() => response.write(' '), 50);
        return void response.once('close', () => clearInterval(more));
      }
      if (url === '/endless.csv') {
        const line = `N1,Jaguar,XE,${'x'.repeat(1_000)}\n`.repeat(64);
        const more = () => {
          while (!response.destroyed && response.write(line));
        };
        response.on('drain', more);
        return more();
      }
      if (url === '/dated.csv') {
        if (since === modified) return void response.writeHead(304).end();
        response.writeHead(200, { 'last-modified': modified });
        return void response.end(
          `id,make,model,photos\nD1,Jaguar,XE,\nD2,Jaguar,F-PACE,${origin}/gone\n`,
        );
      }
      if (url === '/moved.csv')
        return void response.writeHead(302, { location: '/dated.csv' }).end();
      if (url.endsWith('.jpg')) return void response.end(picture);
      if (url !== '/stock.csv') return void response.writeHead(404).end();
      if (etag === '"one"') return void response.writeHead(304).end();
      const photos = `${origin}/a.jpg|${origin}/gone`;
      response
        .writeHead(200, { etag: '"one"' })
        .end(`id,make,model,photos\nW0,Jaguar,,\nW1,Jaguar,XE,${photos}\n`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await t.close();
  });

  const add = (id: string, fields: object) => {
    const body = { id, label: id, mapping: 'm', ...fields } as never;
    return t.api.call(createStockSource, { body }, admin);
  };
  const english = () => ({ ...admin, headers: { 'accept-language': 'en' } });
  const runsOf = async (source: string) =>
    (await t.api.call(listStockRuns, { query: { source } }, admin)).data;
  const run = async (source_id: string) => {
    const { data } = await t.api.call(startStockRun, { query: {}, body: { source_id } }, admin);
    for (;;) {
      const found = await t.api.call(
        getStockRun,
        { params: { id: data.id }, query: { locale: 'en' } },
        admin,
      );
      if (!['queued', 'reading', 'applying'].includes(found.data.status)) return found.data;
      await wait(20);
    }
  };

  test('by address: fetched once, then only when it has changed; pictures follow', async () => {
    await add('web', { kind: 'url', url: `${origin}/stock.csv` });
    const first = await run('web');
    expect(first).toMatchObject({ status: 'applied', counts: { created: 1 } });
    const params = { listing: 'all', id: 'W1' };
    // Until its own picture is there, a car shows its model's.
    const early = await t.api.call(getVehicle, { params, query: { lang: 'en' } });
    expect(early.data.photos).toHaveLength(1);
    await vi.waitFor(
      async () => {
        const { data } = await t.api.call(getVehicle, { params, query: { lang: 'ar' } });
        expect(data.photos).toHaveLength(1);
        expect(data.photos[0]).not.toMatchObject({ view: 'model' });
        expect(data.photos[0]?.normal).toContain('/services/media/images/');
      },
      { timeout: limit(20_000), interval: 100 },
    );
    const query = { outcome: 'repaired' as const, locale: 'en' as const };
    const report = await t.api.call(getStockReport, { params: { id: first.id }, query }, admin);
    expect(report.data).toMatchObject([
      {
        row: 2,
        vehicle_id: 'W1',
        notes: [{ row: 2, code: 'broken_picture', field: 'photos', value: `${origin}/gone` }],
      },
    ]);
    expect(report.data[0]?.notes[0]?.message).toContain('the server returned an error');
    expect(await run('web')).toMatchObject({ status: 'unchanged', version: null });
    expect(requested.filter(({ url }) => url === '/stock.csv').map(({ etag }) => etag)).toEqual([
      undefined,
      '"one"',
    ]);
    expect(requested.filter(({ url }) => url === '/a.jpg')).toHaveLength(1);
  });

  test.each([
    ['inside', 'https://10.0.0.1/stock.csv', 'private network'],
    ['metadata', 'https://169.254.169.254/latest', 'private network'],
    ['six', 'https://[::ffff:192.168.1.1]/stock.csv', 'private network'],
    ['plain', 'http://feeds.example/stock.csv', 'not allowed'],
    ['missing', '/none.csv', 'the server returned an error (404)'],
    ['moved', '/moved.csv', 'redirects'],
    ['never', '/never.csv', 'not complete in time'],
    ['endless', '/endless.csv', 'larger than allowed'],
  ])('by address: %s returns no file, and the run reports why', async (name, address, why) => {
    const before = await t.database.db.$count(vehicles);
    await add(name, { kind: 'url', url: address.startsWith('/') ? origin + address : address });
    const failed = await run(name);
    expect(failed).toMatchObject({ status: 'failed', reason: { code: 'source_failed' } });
    expect(failed.reason?.message).toContain(why);
    expect(failed.reason?.message).toContain('The stock has not changed');
    const byHand = t.api.call(fetchStockFile, { params: { id: name } }, english());
    await expect(byHand).rejects.toMatchObject({
      status: 502,
      problem: { code: 'source_failed', detail: expect.stringContaining(why) },
    });
    expect(await t.database.db.$count(vehicles)).toBe(before);
    expect(await readdir(path.join(t.config.dataDir, 'stock-import'))).not.toContainEqual(
      expect.stringMatching(/\.part$/),
    );
  });

  test('on its schedule: with the date of the last file; no new version if it is unchanged', async () => {
    await add('dated', { kind: 'url', url: `${origin}/dated.csv`, schedule: '0 6 * * *' });
    const due = async () => {
      const { db, jobs } = context;
      await db.execute(sql`update stock_sources set next_run_at = now() - interval '1 minute'
        where id = 'dated'`);
      const known = (await runsOf('dated')).length;
      await jobs.enqueue(db, 'stock_schedule');
      return vi.waitFor(
        async () => {
          const found = await runsOf('dated');
          expect(found.length).toBe(known + 1);
          expect(['queued', 'reading', 'applying']).not.toContain(found[0]?.status);
          return found[0];
        },
        { interval: 50 },
      );
    };
    const first = await due();
    expect(first).toMatchObject({ status: 'applied', started_by: null, counts: { created: 2 } });
    const [source] = await rows<{ next: Date }>(
      context.db,
      sql`select next_run_at as next from stock_sources where id = 'dated'`,
    );
    expect(new Date(source?.next ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(await due()).toMatchObject({ status: 'unchanged', version: null });
    expect(requested.filter(({ url }) => url === '/dated.csv').map(({ since }) => since)).toEqual([
      undefined,
      modified,
    ]);
    // A manual fetch returns the whole file, for its mapping.
    const { data: file } = await t.api.call(fetchStockFile, { params: { id: 'dated' } }, admin);
    expect(file).toMatchObject({ name: 'dated.csv', format: { kind: 'csv' } });
    expect(file.rows.map(({ id }) => id)).toEqual(['D1', 'D2']);
    expect(requested.at(-1)).toMatchObject({ url: '/dated.csv', since: undefined });
    expect(await runsOf('dated')).toHaveLength(2);
  });

  test('a car without pictures shows its model in lists, on its page and on cards', async () => {
    const query = { lang: 'en' as const };
    const params = { listing: 'all', id: 'D2' };
    const { data } = await t.api.call(getVehicle, { params, query });
    expect(data.photos).toMatchObject([{ view: 'model' }]);
    expect(data.photos[0]?.alt).toBe('F-PACE, picture of the model');
    expect(data.cover_photo_medium).toBe(data.photos[0]?.medium);
    const image = await t.app.inject({ url: data.cover_photo_medium ?? '' });
    expect(image.statusCode).toBe(200);
    const listing = { ...query, 'filter[nameplate_name_in]': 'F-PACE', items: 100 };
    const { data: listed } = await t.api.call(listVehicles, {
      params: { listing: 'all' },
      query: listing,
    });
    expect(listed.find(({ id }) => id === 'D2')?.cover_photo_medium).toBe(data.cover_photo_medium);
    const { data: light } = await t.api.call(listVehiclesLight, {
      params: { listing: 'all' },
      query: listing,
    });
    expect(light.find(({ id }) => id === 'D2')).toMatchObject({
      cover_photo_medium: data.cover_photo_medium,
    });
    const cards = await readCards(context.db, new Set(['D2']), 'en');
    expect(JSON.stringify(cards)).toContain(data.photos[0]?.image_id);
    // No model of the catalogue, no picture.
    const none = await readModelPictures(context.db, []);
    expect(none({ brand: 'Jaguar', nameplate: 'XYZ', photos: [], texts: {} as never })).toBe(
      undefined,
    );
  });

  test('in a folder: its files and nothing outside it', async () => {
    await add('folder', { kind: 'folder', file: 'stock.csv' });
    expect(await run('folder')).toMatchObject({ status: 'applied', counts: { created: 1 } });
    for (const [at, file] of [
      '../../etc/hostname',
      '/etc/hostname',
      'link.csv',
      'no.csv',
    ].entries()) {
      await add(`outside${at}`, { kind: 'folder', file });
      expect(await run(`outside${at}`)).toMatchObject({
        status: 'failed',
        reason: { code: 'file_not_found' },
      });
    }
  });
});

async function anyPicture(): Promise<string> {
  const found = (await readdir(path.join(demoServices.picturesFolder, 'studio'))).sort();
  return found.find((name) => name.endsWith('.jpg') || name.endsWith('.webp')) ?? '';
}
