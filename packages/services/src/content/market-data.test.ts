import { getNavEntries, getNews, getSettings } from '@mawkib/api-clients/contracts/content';
import { firstFacts } from '@mawkib/core/first-market';
import { registerMarket } from '@mawkib/core/locale';
import type { MarketData } from '@mawkib/core/market';
import { flag, siteSettings, text } from '@mawkib/core/settings';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { navEntries, pages } from '../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { newsRow } from './feeds/news-row.fixture.js';
import { seedNavigation } from './navigation/seed-navigation.js';
import { settingsOfMarket } from './settings/setting-registry.js';
import { type ContentStaff, staffClient } from './staff-content.fixture.js';

const market: MarketData = {
  settings: [
    { id: 'dunes.banner', ...text('Open') },
    { id: 'dunes.is_open', ...flag() },
    { id: 'dunes.contacts', ...text(), isPrivate: true },
  ],
  pageTypes: [{ id: 'trips', name: { ar: 'رحلات', en: 'Trips' } }],
  news: { locales: ['fr', 'ar'], markets: ['MA', 'KW'] },
  publicationLists: [{ id: 'new' }, { id: 'jaguar' }],
  consent: { id: 'tide-consent' },
  navigation: [
    {
      id: 'trips',
      area: 'primary',
      label: { ar: 'رحلات', en: 'Trips' },
      url: '/trips',
      children: [{ id: 'sea', label: { en: 'Sea' }, url: '/trips/sea' }],
    },
    { id: 'help', area: 'footer', label: { en: 'Help' }, url: 'https://help.example' },
  ],
};

describeOnDatabase('what a market adds', (open) => {
  let t: TestApi;
  let admin: ContentStaff;
  let editor: ContentStaff;
  beforeAll(async () => {
    t = await open({ config: { market } });
    admin = await staffClient(t, 'admin');
    editor = await staffClient(t, 'editor');
  });
  afterAll(() => t.close());
  afterEach(() => registerMarket(firstFacts));

  const save = (key: string, value: string) =>
    admin.saveSiteSetting({ params: { key }, body: { value, version: 0 } });
  const create = (path: string, page_type?: string) =>
    editor.createPage({ body: { path, title: { ar: 'صفحة', en: 'Page' }, page_type } });

  test('its settings are listed with their defaults, validated and visible to visitors', async () => {
    const { data } = await admin.listSiteSettings({ query: { search: 'dunes.' } });
    expect(data.map(({ key, kind, default: value }) => [key, kind, value])).toEqual([
      ['dunes.banner', 'text', 'Open'],
      ['dunes.contacts', 'text', ''],
      ['dunes.is_open', 'flag', 'false'],
    ]);
    await expect(save('dunes.is_open', 'perhaps')).rejects.toMatchObject({
      code: 'invalid_setting',
    });
    await save('dunes.banner.en', 'Closed');
    await save('dunes.contacts', 'me@market.example');
    const told = (await t.api.call(getSettings, {})).data.map(({ key }) => key);
    expect(told).toContain('dunes.banner.en');
    expect(told).not.toContain('dunes.contacts');
  });

  test('a page has one of the page types; an error lists the allowed ones', async () => {
    expect((await create('/trip', 'trips')).data.page_type).toBe('trips');
    const { data: page } = await create('/plain');
    expect(page.page_type).toBeNull();
    const problem = { errors: [{ field: 'page_type', message: expect.stringContaining('trips') }] };
    await expect(create('/model', 'models')).rejects.toMatchObject({ problem });
    const change = { params: { id: page.id }, body: { version: page.version, page_type: 'legal' } };
    await expect(editor.updatePageSettings(change)).rejects.toMatchObject({ problem });
  });

  test('its types are listed for people who create pages', async () => {
    expect(await editor.listPageTypes({})).toEqual({
      data: [{ id: 'trips', name: { ar: 'رحلات', en: 'Trips' } }],
      meta: { isOpen: false },
    });
  });

  test("its consent platform has the market's default, and staff can choose an allowed one", async () => {
    const key = 'consent.strategy';
    const { data } = await admin.getSiteSetting({ params: { key } });
    expect(data.default).toBe('tide-consent');
    await expect(save(key, 'elsewhere')).rejects.toMatchObject({ code: 'invalid_setting' });
    expect((await save(key, 'tide-consent')).data.value).toBe('tide-consent');
  });

  test('a new database gets the navigation once, whatever staff change later', async () => {
    const links = async () => (await admin.listStaffNavEntries({ query: {} })).data;
    expect((await links()).map(({ id, area, children }) => [id, area, children.length])).toEqual([
      ['help', 'footer', 0],
      ['trips', 'primary', 1],
    ]);
    const { data } = await t.api.call(getNavEntries, { query: { locale: 'en' } });
    expect(data.map(({ label, url }) => [label, url])).toContainEqual(['Trips', '/trips']);
    await t.database.db.delete(navEntries);
    await seedNavigation({ db: t.database.db, market });
    expect(await links()).toEqual([]);
  });

  test("a page below a brand's path starts with that brand's theme", async () => {
    const name = { ar: 'كثبان', en: 'Dunes' };
    registerMarket({
      brands: [
        { id: 'coast', name, theme: 'coast' },
        { id: 'dunes', name, theme: 'dunes', paths: ['/dunes/*'] },
      ],
    });
    expect((await create('/dunes/trips')).data.theme).toBe('dunes');
    expect((await create('/other')).data.theme).toBe('coast');
  });

  test('its news are in its languages, the first of them for any other', async () => {
    const titles = async (locale: string) =>
      (await t.api.call(getNews, { query: { locale, market: 'AE' } })).data.map(
        ({ title }) => title,
      );
    await t.database.db.insert(pages).values(newsRow('trip', { ar: 'رحلة', en: 'A trip' }));
    expect(await titles('ar')).toEqual(['رحلة']);
    expect(await titles('en')).toEqual([]);
  });
});

describeOnDatabase('a market without page types', (open) => {
  test('accepts any type, and lists those that pages use', async () => {
    const t = await open();
    try {
      const editor = await staffClient(t, 'editor');
      const title = { ar: 'صفحة', en: 'Page' };
      for (const [path, page_type] of [
        ['/a', 'models'],
        ['/b', 'legal'],
        ['/c', 'models'],
        ['/d', ''],
      ] as const) {
        await editor.createPage({ body: { path, title, page_type } });
      }
      expect(await editor.listPageTypes({})).toEqual({
        data: [
          { id: 'legal', name: {} },
          { id: 'models', name: {} },
        ],
        meta: { isOpen: true },
      });
    } finally {
      await t.close();
    }
  });
});

test('a market cannot redefine a setting of the packages', () => {
  const [key = ''] = Object.keys(siteSettings);
  expect(() => settingsOfMarket({ settings: [{ id: key, ...text() }] })).toThrow(
    `settings[0].id: "${key}" is a setting of the packages`,
  );
});
