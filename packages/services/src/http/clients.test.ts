import type { AddressInfo } from 'node:net';
import { withEtag, withRetry, withSingleFlight } from '@mawkib/api-clients';
import { loadDealers, loadPage, loadSettings } from '@mawkib/api-clients/content';
import { getNavEntries, getOffers } from '@mawkib/api-clients/contracts/content';
import { getForm, listLeads } from '@mawkib/api-clients/contracts/forms';
import { getImage, listImages } from '@mawkib/api-clients/contracts/media';
import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { submitLead } from '@mawkib/api-clients/forms';
import { loadSimilarVehicles } from '@mawkib/api-clients/stock';
import { silentLogger } from '@mawkib/core/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('calls over the network', (open) => {
  let t: TestApi;
  let call: ReturnType<typeof createFetchCall>;
  beforeAll(async () => {
    t = await open({ demo: true });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
    call = withSingleFlight(withEtag(withRetry(createFetchCall({ origin }))));
  });
  afterAll(() => t.close());

  test('read what visitors see, in the requested language', async () => {
    const [ar, en] = await Promise.all([
      loadPage(call, '/', { locale: 'ar' }),
      loadPage(call, '/', { locale: 'en' }),
    ]);
    expect([ar.type, en.type]).toEqual(['page', 'page']);
    expect(ar.attributes).not.toEqual(en.attributes);
    expect((await loadSettings(call, { logger: silentLogger })).length).toBeGreaterThan(0);
    expect((await loadDealers(call, { locale: 'ar' }))[0]?.name).toMatch(/[\u0600-\u06ff]/);
    await expect(loadPage(call, '/nowhere')).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      code: 'unknown_page',
    });
  });

  test('revalidate with an ETag and get no body', async () => {
    const responses: number[] = [];
    const onResponse = ({ status }: { status: number }) => responses.push(status);
    const context = { locale: 'en', onResponse } as const;
    const first = await call(getNavEntries, { query: {} }, context);
    expect(await call(getNavEntries, { query: {} }, context)).toBe(first);
    expect(responses).toEqual([200, 304]);
  });

  test('list vehicles, find one and others like it', async () => {
    const { data } = await call(listVehicles, {
      params: { listing: 'all' },
      query: { items: 50 },
    });
    expect(data).toHaveLength(12);
    const [{ id = '', nameplate_name: model = '' } = {}] = data;
    const params = { listing: 'all', id };
    expect((await call(getVehicle, { params, query: {} })).data.id).toBe(id);
    const similar = await loadSimilarVehicles(call, { listing: 'all', id, model });
    expect(similar.length).toBeLessThanOrEqual(6);
    expect(similar.every((found) => found.nameplate_name === model && found.id !== id)).toBe(true);
  });

  test('send a lead, which staff read', async () => {
    const id = 'test-drive';
    const { data: form } = await call(getForm, { params: { id }, query: {} }, { locale: 'ar' });
    expect(form.attributes.fields.length).toBeGreaterThan(0);
    await expect(submitLead(call, { form: id, data: {} })).rejects.toMatchObject({
      status: 422,
      code: 'invalid_lead',
    });
    await expect(call(listLeads, { params: { id }, query: {} })).rejects.toMatchObject({
      status: 401,
    });
    const staff = await t.as('leads');
    const { meta } = await call(listLeads, { params: { id }, query: {} }, staff);
    expect(meta.page).toBe(1);
  });

  test('show images of the library', async () => {
    const { data } = await call(listImages, { query: { items: 1 } }, await t.as('editor'));
    const { data: image } = await call(getImage, {
      params: { id: data[0]?.id ?? '' },
      query: {},
    });
    expect(image.variants.length).toBeGreaterThan(0);
  });

  test('in this process accept no other URL', async () => {
    const url = 'https://offers.example/';
    await expect(t.api.call(getOffers, { query: {} }, { url })).rejects.toMatchObject({
      kind: 'contract',
    });
  });
});
