import type { Call } from '@mawkib/api-clients';
import {
  getModelCompareSpec,
  getNavEntries,
  getSettings,
} from '@mawkib/api-clients/contracts/content';
import { createEvLead } from '@mawkib/api-clients/contracts/ev';
import { getForm } from '@mawkib/api-clients/contracts/forms';
import { getOrder } from '@mawkib/api-clients/contracts/purchase';
import { getVehicle } from '@mawkib/api-clients/contracts/stock';
import { silentLogger } from '@mawkib/core/errors';
import { type GuardedFetch, UpstreamError } from '@mawkib/services';
import { expect, test, vi } from 'vitest';
import { withServiceAddresses } from './service-addresses.js';

const vehicle = { params: { listing: 'all', id: '7' }, query: {} };

/** Calls with these settings; records those of this process and those sent elsewhere. */
function services(settings: Readonly<Record<string, string>>, presets = {}) {
  const here: string[] = [];
  let hangs = false;
  const call = (async ({ id }: { id: string }) => {
    here.push(id);
    if (hangs && id === getSettings.id) return new Promise(() => {});
    const rows = Object.entries(settings).map(([key, value]) => ({ id: key, key, value }));
    return { data: id === getSettings.id ? rows : [] };
  }) as unknown as Call;
  const ask = vi.fn<GuardedFetch>(async () => ({ data: [] }));
  let time = 0;
  const options = { call, presets, fetch: ask, logger: silentLogger, now: () => time };
  const made = withServiceAddresses(options);
  const elsewhere = () => ask.mock.calls.map(([address]) => address.replace(/\?.*/, ''));
  const later = () => {
    time += 60_000;
  };
  const hang = () => {
    hangs = true;
  };
  return { call: made, here, ask, elsewhere, later, hang };
}

test("without addresses in the settings every call goes to the deployment's services", async () => {
  const { call, here, elsewhere } = services({ 'meta.title_divider': '|' });
  await call(getVehicle, vehicle);
  await call(getVehicle, vehicle);
  expect(here).toEqual(['getSettings', 'getVehicle', 'getVehicle']);
  expect(elsewhere()).toEqual([]);
});

test('a fetched address is used for its service only', async () => {
  const { call, here, elsewhere } = services({
    'api.root_url': 'https://stock.example/v1/',
    'forms.api_url': 'https://forms.example',
    'purchase.api_url': 'https://orders.example',
    'admin.api_url': 'https://admin.example',
  });
  await call(getVehicle, vehicle).catch(() => {});
  await call(getForm, { params: { id: 'f' }, query: {} } as never).catch(() => {});
  await call(getOrder, { params: { number: '1' }, query: {} } as never).catch(() => {});
  await call(getModelCompareSpec, { params: { model: 'defender' }, query: {} }).catch(() => {});
  await call(getNavEntries, { query: { locale: 'ar' } });
  expect(here).toEqual(['getSettings', 'getNavEntries']);
  expect(elsewhere().map((address) => new URL(address).host)).toEqual([
    'stock.example',
    'forms.example',
    'orders.example',
    'admin.example',
  ]);
  expect(elsewhere()[0]).toBe('https://stock.example/v1/public_api/listing/all/vehicle/7');
});

test('calls of the admin API go below /api of its address [B-7-04]', async () => {
  const { call, elsewhere } = services({ 'admin.api_url': 'https://admin.example/v2/' });
  await call(getModelCompareSpec, { params: { model: 'xe' }, query: {} });
  expect(elsewhere()).toEqual(['https://admin.example/v2/api/compare/spec/xe']);
});

test('calls of the content API go below its address [B-7-05]', async () => {
  const { call, elsewhere } = services({ 'content.api_url': 'https://content.example/v1/' });
  await call(getNavEntries, { query: { locale: 'ar' } });
  expect(elsewhere()).toEqual(['https://content.example/v1/nav_entries']);
});

test('calls about electric vehicles go to the address of the setting, also when it changes [B-7-15]', async () => {
  const settings: Record<string, string> = { 'ev.api_url': 'https://ev.example/orders' };
  const { call, ask, elsewhere, later, here } = services(settings);
  ask.mockResolvedValue({ data: { id: '1', token: 't' } });
  const store = () => call(createEvLead, { body: { name: 'ليلى' } });
  await store();
  settings['ev.api_url'] = 'https://other.example';
  later();
  await store();
  expect(elsewhere()).toEqual([
    'https://ev.example/orders/api/leads',
    'https://other.example/api/leads',
  ]);
  expect(ask.mock.calls[0]?.[1]?.post?.body).toBe(JSON.stringify({ name: 'ليلى' }));
  settings['ev.api_url'] = '';
  later();
  await store();
  expect(here.at(-1)).toBe('createEvLead');
});

test('calls do not wait for slow settings; the last known addresses count', async () => {
  const { call, ask, later, hang } = services({ 'content.api_url': 'https://content.example' });
  const entries = () => call(getNavEntries, { query: { locale: 'ar' } });
  await entries();
  hang();
  later();
  // The settings never respond; waiting for them would end by the test's limit.
  await entries();
  await entries();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("the settings themselves come from the deployment's address", async () => {
  const { call, here, elsewhere } = services({ 'content.api_url': 'https://content.example' });
  await call(getNavEntries, { query: { locale: 'ar' } });
  await call(getSettings, {});
  expect(here).toEqual(['getSettings', 'getSettings']);
  expect(elsewhere()).toEqual(['https://content.example/nav_entries']);
});

test("the deployment's own address is not fetched twice", async () => {
  const presets = { 'api.root_url': 'https://stock.example' };
  const { call, elsewhere } = services({}, presets);
  await call(getVehicle, vehicle);
  expect(elsewhere()).toEqual([]);
});

test('an address from a setting gets no cookie, token or address of the visitor', async () => {
  const { call, ask } = services({ 'content.api_url': 'https://content.example' });
  const context = { cookie: 'session=1', csrf: 't', headers: { 'x-client-address': '10.1.2.3' } };
  await call(getNavEntries, { query: { locale: 'ar' } }, context);
  expect(ask).toHaveBeenCalledOnce();
  expect(JSON.stringify(ask.mock.calls)).not.toMatch(/session|10\.1|"t"/);
});

test('an error of the address is returned with its status, else with 502', async () => {
  const { call, ask } = services({ 'api.root_url': 'https://stock.example' });
  const error = Object.assign(new UpstreamError('status', 'stock.example'), { status: 404 });
  ask.mockRejectedValueOnce(error);
  await expect(call(getVehicle, vehicle)).rejects.toMatchObject({ status: 404 });
  ask.mockRejectedValueOnce(new UpstreamError('inside', 'stock.example'));
  await expect(call(getVehicle, vehicle)).rejects.toMatchObject({ status: 502 });
});
