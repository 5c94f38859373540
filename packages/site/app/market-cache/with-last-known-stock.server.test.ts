import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServiceError } from '@mawkib/api-clients';
import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { afterEach, expect, it, vi } from 'vitest';
import { withLastKnownStock } from './with-last-known-stock.server.ts';

const meta = { page: 1, items: 12, total: 1, facets: {}, ranges: {} };
const params = { listing: 'all' };
type Responses = (path: string) => { status?: number; body?: object } | 'never';

/** A stock service over HTTP that may stop, and a site's calls to it. */
async function stockService() {
  let responses: Responses = () => ({ body: { data: [{ id: '7' }], meta } });
  const server = createServer((request, response) => {
    const sent = responses(String(request.url));
    if (sent === 'never') return;
    response.writeHead(sent.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(sent.body ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let time = Date.parse('2026-11-20T08:00:00Z');
  const log = vi.fn();
  const call = withLastKnownStock(createFetchCall({ origin }), {
    log,
    now: () => time,
    capacity: 2,
    timeout: 100,
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return {
    log,
    close,
    sent: (next: Responses) => {
      responses = next;
    },
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    list: (query: Record<string, unknown> = {}) => call(listVehicles, { params, query }),
    vehicle: () => call(getVehicle, { params: { ...params, id: '7' }, query: {} }),
  };
}

let service: Awaited<ReturnType<typeof stockService>>;
afterEach(() => service.close());
const lastKnown = { at: '2026-11-20T08:00:00.000Z', asked_at: '2026-11-20T08:05:00.000Z' };

it('a list of a service that stopped is the last one, with its age, until the service is back', async () => {
  service = await stockService();
  const fresh = await service.list();
  expect(fresh.meta.last_known).toBeUndefined();
  service.pass(5);
  await service.close();
  const last = await service.list();
  expect(last.data.map(({ id }) => id)).toEqual(['7']);
  expect(last.meta).toEqual({ ...fresh.meta, last_known: lastKnown });
  expect(service.log).toHaveBeenCalledOnce();
});

it.each<[string, Responses]>([
  ['is overloaded', () => ({ status: 503 })],
  ['never answers', () => 'never'],
  ['answers with something else', () => ({ body: { hello: 'world' } })],
])('so is one of a service that %s', async (_, responses) => {
  service = await stockService();
  await service.list();
  service.pass(5);
  service.sent(responses);
  expect((await service.list()).meta.last_known).toEqual(lastKnown);
  service.sent(() => ({ body: { data: [], meta: { ...meta, total: 0 } } }));
  await expect.poll(() => service.list()).toEqual({ data: [], meta: { ...meta, total: 0 } });
});

it('does not cache lists never requested, error responses, or single vehicles', async () => {
  service = await stockService();
  const failure = (made: Promise<unknown>) =>
    made.then(
      () => null,
      (error: unknown) => isServiceError(error) && error.status,
    );
  await service.list();
  service.sent(() => ({ status: 503 }));
  expect(await failure(service.list({ 'filter[state_in]': 'used' }))).toBe(503);
  expect(await failure(service.vehicle())).toBe(503);
  service.sent(() => ({ status: 404 }));
  expect(await failure(service.list())).toBe(404);
});

it('forgets the list that nobody asked for longest', async () => {
  service = await stockService();
  for (const page of [1, 2, 1, 3]) await service.list({ page });
  await service.close();
  const known = await Promise.all(
    [1, 2, 3].map((page) =>
      service.list({ page }).then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(known).toEqual([true, false, true]);
});
