import { describe, expect, it } from 'vitest';
import { getSettings } from '../contracts/content/settings-and-metaheads.js';
import { getVehicleSpecs } from '../contracts/content/vehicle-facts.js';
import { createLead } from '../contracts/forms/leads.js';
import { type StubResponse, testService, transports } from '../testing/service.fixture.js';
import { withEtag } from './with-etag.js';

const service = testService();
const requested = () => service.seen.map(({ headers }) => headers['if-none-match'] ?? null);
const specs = (id: string) => ({ params: { id }, query: {} });

describe.each(transports)('withEtag over %s', (_, create) => {
  const rows = { data: [{ id: '1', key: 'a', value: 'b' }] };

  /** A service with responses that do not change until the test changes them. */
  const open = (
    options: Parameters<typeof withEtag>[1] = {},
    headers: StubResponse['headers'] = {},
  ) => {
    const state = { etag: '"1"', body: rows as unknown };
    service.response = ({ headers: given }) =>
      given['if-none-match'] === state.etag
        ? { status: 304 }
        : { body: state.body, headers: { etag: state.etag, ...headers } };
    return { state, call: withEtag(create({ origin: service.origin }), options) };
  };

  it('asks whether the last answer still holds, and gives it then, frozen', async () => {
    const { call, state } = open();
    const first = await call(getSettings, {});
    const second = await call(getSettings, {});
    expect(second).toBe(first);
    expect(Object.isFrozen(first.data[0])).toBe(true);
    state.etag = '"2"';
    state.body = { data: [] };
    expect(await call(getSettings, {})).toEqual({ data: [] });
    expect(await call(getSettings, {})).toEqual({ data: [] });
    expect(requested()).toEqual([null, '"1"', '"1"', '"2"']);
  });

  it('distinguishes languages and people', async () => {
    const { call } = open();
    await call(getSettings, {}, { locale: 'ar' });
    await call(getSettings, {}, { locale: 'en' });
    await call(getSettings, {}, { locale: 'ar', cookie: 'session=1' });
    expect(requested()).toEqual([null, null, null]);
  });

  it('remembers nothing that may not be stored, has no tag, or is a write', async () => {
    const secret = open({}, { 'cache-control': 'private, no-store' });
    await secret.call(getSettings, {});
    await secret.call(getSettings, {});
    service.response = () => ({ body: rows });
    const plain = withEtag(create({ origin: service.origin }));
    await plain(getSettings, {});
    await plain(getSettings, {});
    service.response = () => ({
      body: { data: { id: 'l', created_at: '' } },
      headers: { etag: '"1"' },
    });
    const lead = { params: { id: 'f' }, body: { data: {} } };
    await plain(createLead, lead);
    await plain(createLead, lead);
    expect(requested()).toEqual([null, null, null, null, null, null]);
  });

  it('forgets what was not asked for longest, by number and by size', async () => {
    const few = open({ responses: 2 });
    few.state.body = { data: [] };
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await few.call(getVehicleSpecs, specs(id));
    expect(requested()).toEqual([null, null, '"1"', null, '"1"', null]);
    service.seen.length = 0;
    const small = open({ size: 50 });
    small.state.body = { data: [{ key: 'a', label: 'a', value: 'x'.repeat(100) }] };
    await small.call(getVehicleSpecs, specs('a'));
    await small.call(getVehicleSpecs, specs('a'));
    expect(requested()).toEqual([null, null]);
  });

  it('passes every failure on, and a 304 that nobody asked for', async () => {
    const { call } = open();
    await call(getSettings, {});
    service.response = () => ({ status: 503, headers: { 'retry-after': '7' } });
    await expect(call(getSettings, {})).rejects.toMatchObject({ status: 503, retryAfterMs: 7000 });
    service.response = () => ({ status: 304 });
    expect(await call(getSettings, {})).toEqual(rows);
    await expect(call(getVehicleSpecs, specs('a'))).rejects.toMatchObject({ status: 304 });
  });
});
