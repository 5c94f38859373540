import type { AddressInfo } from 'node:net';
import { initOrder } from '@mawkib/api-clients/contracts/purchase';
import {
  getVehicle,
  listStockSources,
  listVehicles,
  pushStockVehicles,
  startStockRun,
} from '@mawkib/api-clients/contracts/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openServer } from '../../db/open-server.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { serverDatabase, startTestApi, type TestApi } from '../../testing/test-api.js';

let service: TestApi;
let market: TestApi;
let base: string;
beforeAll(async () => {
  service = await startTestApi(await openServer(await serverDatabase('demo')));
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}/services/stock`;
  // Without a car or a retailer of its own.
  market = await startTestApi(await openServer(await serverDatabase('empty')), {
    config: { stockServiceUrl: base },
  });
});
afterAll(async () => {
  await market.close();
  await service.close();
});

const all = '/public_api/listing/all';
const list = async (query: object = {}) =>
  service.api.call(listVehicles, { params: { listing: 'all' }, query: { lang: 'ar', ...query } });

test.each([
  ['lists with their counts', `${all}?lang=ar&filter[nameplate_name_in]=Defender&sort=price`],
  ['lists by words', `${all}?lang=ar&q=${encodeURIComponent('ديفندر أسود تحت ٦٠٠ ألف')}`],
  ['cards', `${all}/light?lang=en&items=5`],
  ['addresses', `${all}/addresses`],
  ['retailers', `${all}/retailers?lang=ar`],
  ['suggestions', `${all}/suggestions?q=${encodeURIComponent('رنج')}&lang=ar`],
  ['rejected filters', `${all}?filter[nothing_in]=1`],
])('the browser gets %s of the outside service through this origin', async (_, path) => {
  const own = await fetch(`${base}${path}`, { headers: { 'accept-language': 'ar' } });
  const response = await market.app.inject({
    url: `/services/stock${path}`,
    headers: { 'accept-language': 'ar' },
  });
  expect(response.statusCode).toBe(own.status);
  const said = (await own.json()) as Record<string, unknown>;
  const { instance: _own, ...expected } = said;
  const { instance: _given, ...found } = response.json() as Record<string, unknown>;
  expect(found).toEqual(expected);
});

test('the browser hears changes of the outside service', async () => {
  await market.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = market.app.server.address() as AddressInfo;
  const [car] = (await list({ 'filter[status_in]': 'stock', items: 1 })).data;
  const id = car?.id ?? '';
  const stop = new AbortController();
  const url = `http://127.0.0.1:${port}/services/stock${all}/changes?ids=${id}&lang=ar`;
  const response = await fetch(url, { signal: stop.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  let heard = '';
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard += decoder.decode(chunk as Uint8Array);
  })().catch(() => {});
  await service.database.db.update(vehicles).set({ status: 'reserved' }).where(eq(vehicles.id, id));
  await vi.waitFor(() => expect(heard).toContain('"reserved"'));
  stop.abort();
  await listening;
});

test('a car of the outside service is held here, and its retailer is known', async () => {
  const [car] = (await list({ 'filter[status_in]': 'stock', items: 1 })).data;
  const params = { listing: 'all', id: car?.id ?? '' };
  const { data } = await service.api.call(getVehicle, { params, query: { lang: 'ar' } });
  const hold = { vehicle_id: params.id, company_uuid: data.company_uuid ?? '' };
  const { data: lock } = await market.api.call(initOrder, { body: hold });
  expect(lock.vehicle_id).toBe(params.id);
  await expect(market.api.call(initOrder, { body: hold })).rejects.toMatchObject({
    code: 'vehicle_locked',
  });
});

test.each([
  ['ar', 'تُدار السيارات في نظام آخر', 'خدمة خارجية'],
  ['en', 'The stock is managed in another system', 'an external stock service'],
])('nothing is imported here, and the error states why (%s)', async (language, title, detail) => {
  const admin = { ...(await market.as('admin')), headers: { 'accept-language': language } };
  const elsewhere = {
    status: 409,
    problem: { code: 'stock_elsewhere', title, detail: expect.stringContaining(detail) },
  };
  const push = { body: { source: 'erp', rows: [{ id: 'A' }] } };
  await expect(market.api.call(pushStockVehicles, push, admin)).rejects.toMatchObject(elsewhere);
  const start = { query: {}, body: { source_id: 'erp' } };
  await expect(market.api.call(startStockRun, start, admin)).rejects.toMatchObject(elsewhere);
  await expect(market.api.call(listStockSources, {}, admin)).rejects.toMatchObject(elsewhere);

  const http = { url: '/services/stock/import/sources', headers: { 'accept-language': language } };
  const cookie = { ...http.headers, cookie: admin.cookie };
  const response = await market.app.inject({ ...http, headers: cookie });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'stock_elsewhere', title });
  // The answer is for administrators alone.
  expect((await market.app.inject(http)).statusCode).toBe(401);
  const put = { method: 'PUT', url: '/services/stock/vehicles', payload: push.body } as const;
  expect((await market.app.inject(put)).statusCode).toBe(401);
});
