import type { CallContext } from '@mawkib/api-clients';
import {
  createPage,
  getPageByPath,
  publishPage,
  savePage,
} from '@mawkib/api-clients/contracts/content';
import { fromSample } from '@mawkib/blocks/model';
import { firstFacts } from '@mawkib/core/first-market';
import { registerMarket } from '@mawkib/core/locale';
import { browserMarket, defineMarket } from '@mawkib/core/market';
import { catalogueWithTides, tideTable } from '@mawkib/demo-market/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const market = defineMarket({
  id: 'canada',
  country: 'CA',
  timeZone: 'America/Toronto',
  week: { start: 0, weekend: [6, 0] },
  currency: { code: 'CAD' },
  locales: ['en', 'ar', 'fr'],
  phone: { region: 'CA', example: '506 234 5678' },
  themes: [{ id: 'land-rover' }],
  brands: [{ id: 'nord', name: { en: 'Nord', ar: 'نورد', fr: 'Nord' }, theme: 'land-rover' }],
});

describeOnDatabase('a market in English, Arabic and French', (open) => {
  let t: TestApi;
  let staff: Pick<CallContext, 'cookie' | 'csrf'>;
  beforeAll(async () => {
    const { facts, texts } = browserMarket(market);
    registerMarket(facts, texts);
    t = await open({ config: { catalogue: catalogueWithTides } });
    staff = await t.as('publisher');
  });
  // The process serves the first market again: other files may share it.
  afterAll(async () => {
    registerMarket(firstFacts);
    await t.close();
  });

  const create = async (path: string, title: Record<string, string>) =>
    (await t.api.call(createPage, { body: { path, title } }, staff)).data;
  const show = async (locale: string) => {
    const input = { params: { path: '/marees' }, query: { locale } };
    const { data } = await t.api.call(getPageByPath, input);
    if (data.type !== 'page') throw new Error(data.type);
    const [block] = data.attributes.blocks as { fields: Record<string, unknown> }[];
    return { ...data.attributes, fields: block?.fields };
  };

  test('keeps a text in each of them and falls back as the market defines', async () => {
    const page = await create('/marees', { fr: 'Marées', en: 'Tides' });
    const block = fromSample(tideTable, tideTable.sample.en);
    block.fields.title = { fr: 'Marées du port', ar: 'المدّ في الميناء' };
    const operations = [{ kind: 'insert_block', index: 0, block }];
    const { data: saved } = await t.api.call(
      savePage,
      { params: { id: page.id }, body: { version: page.version, operations } },
      staff,
    );
    const body = { version: saved.version };
    await t.api.call(publishPage, { params: { id: page.id }, body }, staff);
    expect(await show('fr')).toMatchObject({
      title: 'Marées',
      locales: ['en', 'ar', 'fr'],
      fields: { title: 'Marées du port', unit: 'm' },
    });
    expect(await show('ar')).toMatchObject({
      title: 'Tides',
      fields: { title: 'المدّ في الميناء' },
    });
    expect(await show('en')).toMatchObject({ fields: { title: 'المدّ في الميناء' } });
  });

  test('rejects a page without a title in its first language and an unknown language', async () => {
    await expect(create('/blank', { de: 'Leer', fr: ' ' })).rejects.toMatchObject({
      problem: { errors: [{ field: 'title.en', code: 'required' }] },
    });
    await expect(show('de')).rejects.toMatchObject({
      problem: { code: 'invalid_request', errors: [{ field: 'locale' }] },
    });
  });

  test('takes its own languages off a pasted path, and no other', async () => {
    expect(await create('/fr/neige', { en: 'Snow' })).toMatchObject({ path: '/neige' });
    expect(await create('/de/schnee', { en: 'Snow' })).toMatchObject({ path: '/de/schnee' });
  });

  test('responds in the requested language, in English if the services have no French', async () => {
    const ask = (languages: string) =>
      t.app.inject({
        url: '/services/content/public_api/pages/by_path/nowhere',
        headers: { 'accept-language': languages },
      });
    const [french, arabic] = [await ask('fr-CA, ar;q=0.5'), await ask('ar')];
    expect(french.statusCode).toBe(404);
    expect(french.json().title).toMatch(/^[A-Z]/);
    expect(arabic.json().title).toMatch(/\p{Script=Arabic}/u);
  });
});
