import { getDealers, getPageByPath } from '@mawkib/api-clients/contracts/content';
import { getForm } from '@mawkib/api-clients/contracts/forms';
import { expect, test } from 'vitest';
import type { LoadContent } from '../config/market-content.js';
import { pages, settings } from '../db/schema/index.js';
import { describeOnDatabase, startTestApi, type TestApi } from '../testing/test-api.js';

const text = (en: string) => ({ en, ar: en });

const content: LoadContent = () => ({
  pages: [
    {
      id: 'home',
      path: '/',
      title: text('Home'),
      meta_title: text('Home'),
      meta_description: text(''),
      image_id: null,
      page_type: null,
      theme: 'land-rover',
      blocks: [],
    },
  ],
  settings: { 'navigation.disabled_on_pages': '' },
  forms: [
    {
      id: 'contact',
      name: 'Contact',
      title: text('Contact'),
      introduction: text(''),
      submit_label: text('Send'),
      fields: [{ id: 'email', type: 'email', label: text('Email'), required: true }],
      settings: { thank_you: { heading: text('Thanks'), text: text('') } },
    },
  ],
});

const demoContent: LoadContent = () => ({
  dealers: [
    {
      id: '1',
      dealer_code: 'FIRST',
      company_uuid: '00000000-0000-4000-8000-000000000001',
      brands: ['Nova'],
      texts: {
        en: { name: 'First', address: '', city: '', emirate: '', opening_hours: '' },
        ar: { name: 'First', address: '', city: '', emirate: '', opening_hours: '' },
      },
      phone: '',
      email: 'retailer@example.com',
      latitude: 0,
      longitude: 0,
      position: 1,
    },
  ],
  settings: { 'price.format': '^ %' },
});

async function found({ api }: TestApi) {
  const page = await api.call(getPageByPath, { params: { path: '' }, query: { locale: 'en' } });
  const form = await api.call(getForm, { params: { id: 'contact' }, query: { locale: 'en' } });
  const dealers = await api.call(getDealers, { query: { locale: 'en' } });
  return [page.data.attributes.path, form.data.id, dealers.data.length];
}

describeOnDatabase('the first start on an empty database', (open) => {
  test('loads pages and forms, and examples only with the demo', async () => {
    const live = await open({ config: { demo: false, content, demoContent } });
    expect(await found(live)).toEqual(['/', 'contact', 0]);
    await live.close();
    const trial = await open({ config: { demo: true, content, demoContent } });
    expect(await found(trial)).toEqual(['/', 'contact', 1]);
    await trial.close();
  });

  test('adds nothing where staff have written a setting', async () => {
    const market = await open({ config: { demo: false } });
    await market.database.db.insert(settings).values({ key: 'price.format', value: '% ^' });
    const again = await startTestApi(market.database, { config: { demo: false, content } });
    expect(await again.database.db.$count(pages)).toBe(0);
    await market.close();
  });
});
