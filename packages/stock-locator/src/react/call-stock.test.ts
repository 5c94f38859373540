// @vitest-environment happy-dom
import { listVehiclesLight } from '@mawkib/api-clients/operations';
import { afterEach, expect, it, vi } from 'vitest';
import { callStock } from './call-stock.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a call of a list that is denied opens /no-access in the language of the page [B-2-13]', async () => {
  const opened = vi.spyOn(location, 'assign').mockImplementation(() => {});
  document.documentElement.lang = 'en';
  const statuses = [503, 403];
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'forbidden' }, { status: statuses.shift() ?? 500 }),
  );
  const list = () => callStock()(listVehiclesLight, { params: { listing: 'all' }, query: {} });
  await expect(list()).rejects.toMatchObject({ status: 503 });
  expect(opened).not.toHaveBeenCalled();
  await expect(list()).rejects.toMatchObject({ status: 403 });
  expect(opened).toHaveBeenCalledExactlyOnceWith('/en/no-access');
});
