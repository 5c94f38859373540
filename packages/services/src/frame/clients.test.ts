import type { AddressInfo } from 'node:net';
import { withEtag, withRetry, withSingleFlight } from '@mawkib/api-clients';
import { createContentClient } from '@mawkib/api-clients/content';
import { getOffers } from '@mawkib/api-clients/contracts';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { createFormsClient } from '@mawkib/api-clients/forms';
import { createMediaClient } from '@mawkib/api-clients/media';
import { createStockClient } from '@mawkib/api-clients/stock';
import { silentLogger } from '@mawkib/core/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';

describeOnBoth('clients of the services', (open) => {
  let t: TestApi;
  let call: ReturnType<typeof createFetchCall>;
  beforeAll(async () => {
    t = await open({ demo: true });
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
    call = withSingleFlight(withEtag(withRetry(createFetchCall({ origin }))));
  });
  afterAll(() => t.close());

  test('read what visitors see, in the asked language', async () => {
    const content = createContentClient(call, { logger: silentLogger });
    const [ar, en] = await Promise.all([
      content.getPage('/', { locale: 'ar' }),
      content.getPage('/', { locale: 'en' }),
    ]);
    expect([ar.type, en.type]).toEqual(['page', 'page']);
    expect(ar.attributes).not.toEqual(en.attributes);
    expect((await content.getSettings()).length).toBeGreaterThan(0);
    expect((await content.listDealers({ locale: 'ar' }))[0]?.name).toMatch(/[\u0600-\u06ff]/);
    await expect(content.getPage('/nowhere')).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      code: 'unknown_page',
    });
  });

  test('ask again for what they have, and get no body', async () => {
    const answers: number[] = [];
    const onAnswer = ({ status }: { status: number }) => answers.push(status);
    const content = createContentClient(call, { logger: silentLogger });
    const context = { locale: 'en', onAnswer } as const;
    const first = await content.getNavEntries({}, context);
    expect(await content.getNavEntries({}, context)).toBe(first);
    expect(answers).toEqual([200, 304]);
  });

  test('list vehicles, find one and others like it', async () => {
    const stock = createStockClient(call, { logger: silentLogger });
    const { data } = await stock.listVehicles({
      params: { listing: 'all' },
      query: { items: 50 },
    });
    expect(data).toHaveLength(12);
    const [{ id = '', nameplate_name: model = '' } = {}] = data;
    const params = { listing: 'all', id };
    expect((await stock.getVehicle({ params })).data.id).toBe(id);
    const similar = await stock.getSimilarVehicles('all', { id, model });
    expect(similar.length).toBeLessThanOrEqual(6);
    expect(similar.every((found) => found.nameplate_name === model && found.id !== id)).toBe(true);
  });

  test('send a lead, which staff read', async () => {
    const forms = createFormsClient(call);
    const id = 'test-drive';
    const { data: form } = await forms.getForm({ params: { id } }, { locale: 'ar' });
    expect(form.attributes.fields.length).toBeGreaterThan(0);
    await expect(forms.submitLead(id, { data: {} })).rejects.toMatchObject({
      status: 422,
      code: 'invalid_lead',
    });
    await expect(forms.listLeads({ params: { id } })).rejects.toMatchObject({ status: 401 });
    const staff = await t.as('leads');
    const { meta } = await forms.listLeads({ params: { id } }, staff);
    expect(meta.page).toBe(1);
  });

  test('show images of the library', async () => {
    const media = createMediaClient(call);
    const { data } = await media.listImages({ query: { items: 1 } }, await t.as('editor'));
    const { data: image } = await media.getImage({ params: { id: data[0]?.id ?? '' } });
    expect(image.variants.length).toBeGreaterThan(0);
  });

  test('in this process ask no other address', async () => {
    const url = 'https://offers.example/';
    await expect(t.api.call(getOffers, { query: {} }, { url })).rejects.toMatchObject({
      kind: 'contract',
    });
  });
});
