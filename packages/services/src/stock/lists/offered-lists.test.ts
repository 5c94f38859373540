import { saveSiteSetting } from '@mawkib/api-clients/contracts/content';
import {
  checkSearches,
  getListingRetailers,
  listPublicationLists,
  listVehicleAddresses,
  listVehicles,
  suggestSearches,
} from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

describeOnDatabase('publication lists of a market', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    const publicationLists = [{ id: 'new' }, { id: 'jaguar' }];
    t = await open({ demo: true, config: { market: { publicationLists } } });
  });
  afterAll(() => t.close());

  const query = { lang: 'en', items: 100, page: 1 } as const;
  const listed = async (listing: string) =>
    (await t.api.call(listVehicles, { params: { listing }, query })).meta.total;

  test('are offered in addition to all, and no others', async () => {
    const { data } = await t.api.call(listPublicationLists, {}, await t.as('admin'));
    expect(data.map(({ name }) => name)).toEqual(['all', 'new', 'jaguar']);
  });

  test('are the only ones that settings accept', async () => {
    const context = { ...(await t.as('admin')), locale: 'en' as const };
    const params = { key: 'stock_locator.publication_lists' };
    const save = (value: string, version: number) =>
      t.api.call(saveSiteSetting, { params, body: { value, version } }, context);
    await expect(save('new, approved', 0)).rejects.toMatchObject({
      problem: { errors: [{ message: 'The value must be some of: all, new, jaguar.' }] },
    });
    const { data } = await save('new, jaguar', 0);
    expect(data.value).toBe('new, jaguar');
  });

  test('are the only ones that listings accept: another is unknown, alone or with an offered one', async () => {
    const unknown = { status: 404, code: 'unknown_listing' };
    const approved = { params: { listing: 'approved' } };
    await expect(listed('approved')).rejects.toMatchObject(unknown);
    expect(await listed('new,approved')).toBe(await listed('new'));
    expect(await listed('new')).toBeLessThan(await listed('all'));
    const requested = [
      t.api.call(listVehicleAddresses, { ...approved, query }),
      t.api.call(getListingRetailers, { params: { id: 'approved' }, query: { lang: 'en' } }),
      t.api.call(suggestSearches, { ...approved, query: { q: 'def', lang: 'en' } }),
    ];
    for (const call of requested) await expect(call).rejects.toMatchObject(unknown);
    for (const address of ['snapshot', 'changes']) {
      const url = `/services/stock/public_api/listing/approved/${address}?lang=en`;
      const { statusCode, body } = await t.app.inject({ url });
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'unknown_listing']);
    }
  });

  test('saved searches of another list have no news', async () => {
    const search = { id: 'a', listing: 'approved', search: '' };
    const { data } = await t.api.call(checkSearches, {
      body: { searches: [search] },
      query: { lang: 'en' },
    });
    expect(JSON.stringify(data)).not.toMatch(/"total":[1-9]/);
  });
});
