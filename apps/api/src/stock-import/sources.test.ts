import { mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createStockSource,
  getStockReport,
  getStockRun,
  getVehicle,
  saveStockMapping,
  startStockRun,
} from '@mawkib/api-clients/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { packageRoot } from '../db/package-root.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { testConfig } from '../testing/test-config.js';

const columns = [
  { field: 'nameplate_brand_name', column: 'make' },
  { field: 'nameplate_name', column: 'model' },
  { field: 'photos', column: 'photos' },
  { field: 'owner_dealer_code', constant: 'MKDXB01' },
];
const mapping = { version: 1, target: 'vehicles', columns, match: { id: 'id' } };

describeOnBoth('sources of the stock', (open) => {
  let t: TestApi;
  let admin: Awaited<ReturnType<TestApi['as']>>;
  let server: Server;
  let origin: string;
  let asked: { url: string; etag: string | undefined }[];
  beforeAll(async () => {
    const feedDir = await mkdtemp(path.join(tmpdir(), 'mawkib-feeds-'));
    await writeFile(path.join(feedDir, 'stock.csv'), 'id,make,model,photos\nF1,Jaguar,XE,\n');
    await symlink('/etc/hostname', path.join(feedDir, 'link.csv'));
    t = await open({
      demo: true,
      config: { outsideLocal: true, stock: { ...testConfig().stock, feedDir } },
    });
    admin = await t.as('admin');
    await t.api.call(
      saveStockMapping,
      { params: { name: 'm' }, body: { mapping, version: 0 } },
      admin,
    );
    asked = [];
    const picture = await readFile(path.join(packageRoot, 'demo/media/studio', await anyPicture()));
    server = createServer((request, response) => {
      const url = request.url ?? '';
      const etag = request.headers['if-none-match'];
      asked.push({ url, etag });
      if (url === '/never.csv') return void response.write('id,make,model\n');
      if (url.endsWith('.jpg')) return void response.end(picture);
      if (url !== '/stock.csv') return void response.writeHead(404).end();
      if (etag === '"one"') return void response.writeHead(304).end();
      const photos = `${origin}/a.jpg|${origin}/gone`;
      response
        .writeHead(200, { etag: '"one"' })
        .end(`id,make,model,photos\nW1,Jaguar,XE,${photos}\n`);
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
  const run = async (source_id: string) => {
    const { data } = await t.api.call(startStockRun, { query: {}, body: { source_id } }, admin);
    for (;;) {
      const found = await t.api.call(getStockRun, { params: { id: data.id }, query: {} }, admin);
      if (!['queued', 'reading', 'applying'].includes(found.data.status)) return found.data;
      await wait(20);
    }
  };

  test('by address: fetched once, then only when it has changed; pictures follow', async () => {
    await add('web', { kind: 'url', url: `${origin}/stock.csv` });
    const first = await run('web');
    expect(first).toMatchObject({ status: 'applied', counts: { created: 1 } });
    const params = { listing: 'all', id: 'W1' };
    await vi.waitFor(
      async () => {
        const { data } = await t.api.call(getVehicle, { params, query: { lang: 'ar' } });
        expect(data.photos).toHaveLength(1);
        expect(data.photos[0]?.normal).toContain('/services/media/images/');
      },
      { timeout: 20_000, interval: 100 },
    );
    const report = await t.api.call(getStockReport, { params: { id: first.id }, query: {} }, admin);
    expect(report.data.flatMap(({ notes }) => notes)).toMatchObject([
      { code: 'broken_picture', value: `${origin}/gone` },
    ]);
    expect(await run('web')).toMatchObject({ status: 'unchanged', version: null });
    expect(asked.filter(({ url }) => url === '/stock.csv').map(({ etag }) => etag)).toEqual([
      undefined,
      '"one"',
    ]);
    expect(asked.filter(({ url }) => url === '/a.jpg')).toHaveLength(1);
  });

  test('by address: a private or missing one fails the run with the reason', async () => {
    await add('inside', { kind: 'url', url: 'https://10.0.0.1/stock.csv' });
    await add('missing', { kind: 'url', url: `${origin}/none.csv` });
    for (const source of ['inside', 'missing']) {
      expect(await run(source)).toMatchObject({
        status: 'failed',
        reason: { code: 'source_failed' },
      });
    }
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
  const found = (await readdir(path.join(packageRoot, 'demo/media/studio'))).sort();
  return found.find((name) => name.endsWith('.jpg') || name.endsWith('.webp')) ?? '';
}
