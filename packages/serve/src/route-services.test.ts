import type { Call } from '@mawkib/api-clients';
import { getNavEntries, getSettings } from '@mawkib/api-clients/contracts/content';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { loadDeployment } from '@mawkib/core/deployment';
import { silentLogger } from '@mawkib/core/errors';
import { expect, test, vi } from 'vitest';
import { routeServices } from './route-services.js';

/** Records the calls: over the network by address, in this process by operation. */
function routed(environment: Record<string, string>) {
  const requested: string[] = [];
  const local = (async ({ id }: { id: string }) => {
    requested.push(id);
    return { data: [] };
  }) as unknown as Call;
  const fetch = vi.fn(async (url: string | URL | Request) => {
    requested.push(String(url));
    return new Response(JSON.stringify({ data: [] }), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return {
    requested,
    call: routeServices(loadDeployment(environment), { local, logger: silentLogger, fetch }),
  };
}

test('without addresses every call stays in this process', async () => {
  const { requested, call } = routed({});
  await call(getSettings, {});
  await call(getNavEntries, { query: { locale: 'en' } });
  expect(requested).toEqual(['getSettings', 'getNavEntries']);
});

test('a service with its own address is called there, the others here', async () => {
  const { requested, call } = routed({ SERVICE_CONTENT_URL: 'https://content.example/v1/' });
  await call(getSettings, {});
  await call(getSession, {}).catch(() => {});
  expect(requested).toEqual(['https://content.example/v1/settings', 'getSession']);
});

test('an address for all services applies to all, but a single address takes precedence', async () => {
  const { requested, call } = routed({
    SERVICES_URL: 'https://services.example',
    SERVICE_IDENTITY_URL: 'https://identity.example',
  });
  await call(getSettings, {});
  await call(getSession, {}).catch(() => {});
  expect(requested[0]).toBe('https://services.example/services/content/settings');
  expect(requested[1]).toMatch(/^https:\/\/identity\.example\//);
});

test('an invalid response of an upstream service is an error', async () => {
  const local = (async () => ({})) as unknown as Call;
  const fetch = async () => new Response('<p>no json</p>');
  const call = routeServices(loadDeployment({ SERVICES_URL: 'https://x.example' }), {
    local,
    logger: silentLogger,
    fetch,
  });
  await expect(call(getSettings, {})).rejects.toMatchObject({ operation: 'getSettings' });
});

test("the valid parts of an upstream stock service's vehicles are used, and each problem is logged once", async () => {
  const vehicle = { nameplate_brand_name: 'Jaguar', nameplate_name: 'XF', state: 'new' };
  const data = [
    { ...vehicle, id: '1', status: 'stock', power: 'much' },
    { ...vehicle, id: '2', status: 'stock', mileage: -40 },
    { ...vehicle, status: 'stock' },
  ];
  const meta = { page: 1, items: 12, total: 3, facets: {}, ranges: {} };
  const logger = { warn: vi.fn(), error: vi.fn() };
  const call = routeServices(loadDeployment({ SERVICE_STOCK_URL: 'https://stock.example' }), {
    local: (async () => ({})) as unknown as Call,
    logger,
    fetch: async (url) =>
      Response.json(String(url).includes('/vehicle/') ? { data: data[0] } : { data, meta }),
  });
  const params = { listing: 'all' };
  for (let times = 0; times < 3; times += 1) {
    const listing = await call(listVehicles, { params, query: {} });
    expect(listing.data.map(({ id, power }) => [id, power])).toEqual([
      ['1', null],
      ['2', null],
    ]);
  }
  await call(getVehicle, { params: { ...params, id: '1' }, query: {} });
  expect(logger.warn.mock.calls.map(([, problem]) => problem)).toEqual([
    { vehicleId: '1', field: 'power', problem: 'wrong_type' },
    { vehicleId: '', field: 'id', problem: 'wrong_type' },
    { vehicleId: '2', field: 'mileage', problem: 'negative' },
  ]);
});
