import { getSettings } from '@mawkib/api-clients/contracts/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingVersions } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { type ContentStaff, lastChanges, staffClient } from '../staff-content.fixture.js';

describeOnDatabase('settings of the market', (open) => {
  let t: TestApi;
  let admin: ContentStaff;
  beforeAll(async () => {
    t = await open();
    admin = await staffClient(t, 'admin');
  });
  afterAll(() => t.close());

  const save = async (key: string, value: string, version = 0) =>
    (await admin.saveSiteSetting({ params: { key }, body: { value, version } })).data;
  const told = async () =>
    new Map((await t.api.call(getSettings, {})).data.map(({ key, value }) => [key, value]));
  const error = (promise: Promise<unknown>) =>
    promise.then(
      () => ({ code: 'done' }),
      ({ code, problem }: { code: string; problem: object }) => ({ ...problem, code }),
    );

  test('are written, visible to visitors, and reset to their default', async () => {
    const key = 'meta.title_divider';
    expect((await admin.getSiteSetting({ params: { key } })).data).toMatchObject({
      value: null,
      default: '|',
      kind: 'text',
      version: 0,
    });
    expect(await save(key, '-')).toMatchObject({ value: '-', version: 1, updated_by: 'admin' });
    expect((await told()).get(key)).toBe('-');
    const { data } = await admin.deleteSiteSetting({ params: { key }, query: { version: 1 } });
    expect(data).toMatchObject({ value: null, version: 2 });
    expect((await told()).has(key)).toBe(false);
    expect(await save(key, '·', 2)).toMatchObject({ version: 3 });
    const { data: versions } = await admin.listSettingVersions({ params: { key } });
    expect(versions.map(({ version, value }) => [version, value])).toEqual([
      [3, '·'],
      [2, null],
      [1, '-'],
    ]);
    expect((await lastChanges(t, 3)).map(({ action }) => action)).toEqual([
      'setting.updated',
      'setting.deleted',
      'setting.updated',
    ]);
  });

  test('based on an older version are rejected with the current value', async () => {
    const key = 'footer.searchbar';
    await save(key, 'one');
    await save(key, 'two', 1);
    expect(await error(save(key, 'three', 1))).toMatchObject({
      status: 409,
      code: 'stale_version',
      current_version: 2,
      changes: [{ version: 2, value: 'two', by: 'admin' }],
    });
    expect((await told()).get(key)).toBe('two');
    expect(await save(key, 'two', 2)).toMatchObject({ version: 2 });
  });

  test('mail recipients are validated when written, and hidden from visitors', async () => {
    const key = 'mail.leads_recipients';
    expect(await error(save(key, 'team@market.test, nobody'))).toMatchObject({ status: 422 });
    expect(await save(key, 'team@market.test')).toMatchObject({ value: 'team@market.test' });
    expect((await told()).has(key)).toBe(false);
  });

  test('two concurrent writes: one is stored, the other gets an error', async () => {
    const key = 'footer.retailers';
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((value) => error(save(key, value))),
    );
    expect(outcomes.map(({ code }) => code).sort()).toEqual([
      'done',
      ...Array(3).fill('stale_version'),
    ]);
    const stored = await t.database.db.select().from(settingVersions);
    expect(stored.filter((row) => row.key === key)).toHaveLength(1);
  });

  test.each([
    ['site.require_login', 'yes', 'not_flag'],
    ['site.time_zone', 'Mars/Base', 'not_text'],
    ['meta', '{', 'not_json'],
    ['meta', '{"name":"x"}', 'not_json'],
    [
      'navigation.logo_settings',
      '[{"path":"/a"},{"path":"/d","homepage":"/","logo":"defender"}]',
      'invalid_entries',
    ],
    ['floating_action.desktop_count', '99', 'not_number'],
    ['price.delimiter', 'semicolon', 'not_choice'],
    ['mena.offers_api_url', 'javascript:alert(1)', 'not_text'],
    ['mena.offers_api_url.en', 'ftp://x', 'not_text'],
    ['consent.content', '[]', 'not_json'],
    ['mena.offers_api_url', 'https://10.0.0.7/offers', 'not_outside'],
    ['mena.offers_api_url.en', 'https://2130706433/', 'not_outside'],
    ['mena.news_api_url', 'http://news.example/', 'not_outside'],
    ['dealers.postcode_url', 'https://[::ffff:169.254.169.254]/', 'not_outside'],
    ['navigation.service_origin', 'https://localhost:8443', 'not_outside'],
    ['email_verifier.url', 'https://169.254.169.254/', 'not_outside'],
  ])('%s cannot be %s: %s', async (key, value, code) => {
    expect(await error(save(key, value))).toMatchObject({
      status: 422,
      code: 'invalid_setting',
      errors: [{ field: 'value', code, message: expect.stringMatching(/[ء-ي]/) }],
    });
  });

  test.each([
    ['site.require_login', 'false'],
    ['floating_action.desktop_count', '6'],
    ['navigation.logo_settings.en', '[{"path":"/d","homepage":"/","logo":"defender"}]'],
    ['market.own_setting', '{'],
    ['consent.content', ''],
    ['mena.offers_api_url', 'https://offers.example/ae?a=1'],
    ['dealers.postcode_url', '/services/content/dealers/by_postcode'],
    ['mena.news_api_url', ''],
  ])('%s can be %s', async (key, value) => {
    expect(await save(key, value)).toMatchObject({ value, version: 1 });
  });

  test.each([
    ['page_not_found.path', '/ar/%D9%85%D9%81%D9%82%D9%88%D8%AF/', '/مفقود'],
    ['navigation.logo_only_on_pages', '["/ar/%D8%B9%D8%B1%D9%88%D8%B6","/x"]', '["/عروض","/x"]'],
    ['footer.medium.ar', '[{"label":"/ar/A","url":"/ar/A"}]', '[{"label":"/ar/A","url":"/a"}]'],
  ])('links of %s are stored as paths', async (key, pasted, stored) => {
    expect(await save(key, pasted)).toMatchObject({ value: stored });
  });

  test('HTML is sanitised when it is written', async () => {
    const html = '<p onclick="x()">شكرًا</p><script>alert(1)</script>';
    expect((await save('footer.middle_html', html)).value).toBe('<p>شكرًا</p>');
  });

  describe('that are secrets', () => {
    const key = 'partner.api_key';
    const value = 'made-up-key-abcdef';

    test('are never exposed or logged', async () => {
      expect(await save(key, value)).toMatchObject({ value: '••••cdef', is_secret: true });
      expect((await told()).has(key)).toBe(false);
      const [last] = await lastChanges(t, 1);
      expect(last?.content).toContain('[redacted]');
      expect(last?.content).not.toContain('0123');
      const { data } = await admin.listSettingVersions({ params: { key } });
      expect(JSON.stringify(data)).not.toContain('0123');
      expect(await save(key, '••••cdef', 1)).toMatchObject({ version: 1 });
    });

    test('a key meant for browsers is shown', async () => {
      expect(await save('maps.api_key', 'abc')).toMatchObject({ value: 'abc', is_secret: false });
      expect((await lastChanges(t, 1))[0]?.content).toContain('[redacted]');
    });
  });

  test('are listed: those that the site defines and those that were written', async () => {
    const { data, meta } = await admin.listSiteSettings({ query: { items: 10, page: 2 } });
    expect([data.length, meta.items, meta.total > 60]).toEqual([10, 10, true]);
    const found = await admin.listSiteSettings({ query: { search: 'OWN_setting' } });
    expect(found.data).toMatchObject([{ key: 'market.own_setting', kind: null }]);
    const written = await admin.listSiteSettings({ query: { status: 'written', search: 'meta.' } });
    expect(written.data.map(({ key }) => key)).toEqual(['meta.title_divider']);
  });

  test('are for administrators only', async () => {
    const publisher = await staffClient(t, 'publisher');
    expect(await error(publisher.listSiteSettings())).toMatchObject({ code: 'forbidden' });
  });

  test('unknown ones are 404', async () => {
    const params = { key: 'never.heard_of' };
    expect(await error(admin.getSiteSetting({ params }))).toMatchObject({
      code: 'unknown_setting',
    });
  });
});
