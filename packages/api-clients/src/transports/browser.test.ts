import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import type { VehicleListing } from '../contracts/stock/listings.js';
import {
  checkSearches,
  getPageByPath,
  listVehiclesLight,
} from '../operations/generated/descriptors.js';
import { isServiceError } from '../service-error.js';
import { testService } from '../testing/service.fixture.js';
import { createBrowserCall } from './browser.js';

const service = testService();
const open = () => createBrowserCall({ bases: { stock: `${service.origin}/stock` } });
const list = { params: { listing: 'main,used' }, query: { items: 1, 'filter[state_in]': 'new' } };

const failure = async (flight: Promise<unknown>) => {
  const error = await flight.then(
    () => expect.fail('The call went through'),
    (thrown: unknown) => thrown,
  );
  expect(isServiceError(error)).toBe(true);
  return error;
};

describe('a call of a browser', () => {
  it('goes where the descriptor says, and gives what the service gave', async () => {
    service.response = () => ({ body: fixtures.listVehiclesLight });
    const listing = await open()(listVehiclesLight, list);
    expect(service.seen.map(({ line }) => line)).toEqual([
      'GET /stock/public_api/listing/main,used/light?items=1&filter[state_in]=new',
    ]);
    expect(listing).toEqual(fixtures.listVehiclesLight);
    expectTypeOf(listing.meta.total).toEqualTypeOf<VehicleListing['meta']['total']>();
  });

  it('sends a body as JSON', async () => {
    const body = { searches: [] };
    await open()(checkSearches, { query: { lang: 'ar' }, body });
    const [requested] = service.seen;
    expect([requested?.line, requested?.body, requested?.headers['content-type']]).toEqual([
      'POST /stock/public_api/searches/check?lang=ar',
      body,
      'application/json',
    ]);
  });

  it("uses the service's own base by default, and outlives the page with keepalive", async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    const input = { params: { path: 'a/b' }, query: {} };
    await createBrowserCall()(getPageByPath, input, { keepalive: true });
    expect(fetch).toHaveBeenCalledWith(
      '/services/content/public_api/pages/by_path/a/b',
      expect.objectContaining({ method: 'GET', keepalive: true }),
    );
    fetch.mockRestore();
  });

  it('fails as every call does', async () => {
    service.response = () => ({ status: 503, body: {} });
    expect(await failure(open()(listVehiclesLight, list))).toMatchObject({
      kind: 'http',
      status: 503,
      operation: 'listVehiclesLight',
    });
    service.response = () => ({ text: '<html>' });
    expect(await failure(open()(listVehiclesLight, list))).toMatchObject({ kind: 'contract' });
    service.response = () => ({ drop: true });
    expect(await failure(open()(listVehiclesLight, list))).toMatchObject({ kind: 'network' });
    const signal = AbortSignal.abort();
    const aborted = open()(listVehiclesLight, list, { signal });
    expect(await failure(aborted)).toMatchObject({ kind: 'aborted' });
  });

  it('reports that it is forbidden, unless the service names another reason', async () => {
    const onForbidden = vi.fn();
    const call = createBrowserCall({ bases: { stock: `${service.origin}/stock` }, onForbidden });
    for (const body of [{ code: 'invalid_token' }, { code: 'forbidden' }, null]) {
      service.response = () => ({ status: 403, body });
      expect(await failure(call(listVehiclesLight, list))).toMatchObject({ status: 403 });
    }
    service.response = () => ({ status: 401, body: {} });
    await failure(call(listVehiclesLight, list));
    expect(onForbidden).toHaveBeenCalledTimes(2);
  });

  it('sends nothing to a path that is not whole', async () => {
    for (const listing of ['', '..']) {
      const made = open()(listVehiclesLight, { ...list, params: { listing } });
      expect(await failure(made)).toMatchObject({ kind: 'contract' });
    }
    expect(service.seen).toEqual([]);
  });
});
