import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { type ContentStaff, lastChanges, staffClient, visit } from '../staff-content.fixture.js';

describeOnDatabase('the lifecycle of a page', (open) => {
  let t: TestApi;
  let editor: ContentStaff;
  let publisher: ContentStaff;
  let made = 0;
  beforeAll(async () => {
    t = await open({ demo: true });
    editor = await staffClient(t, 'editor');
    publisher = await staffClient(t, 'publisher');
  });
  afterAll(() => t.close());

  const create = async (path = `/made-${++made}`) =>
    (await editor.createPage({ body: { path, title: { ar: 'صفحة', en: 'Page' } } })).data;
  const publish = async ({ id, version }: { id: string; version: number }) =>
    (await publisher.publishPage({ params: { id }, body: { version } })).data;
  const change = async (page: { id: string; version: number }, settings: object) =>
    (
      await editor.updatePageSettings({
        params: { id: page.id },
        body: { version: page.version, ...settings },
      })
    ).data;
  const rejected = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  test('a page is created as a draft and visible after publication', async () => {
    const page = await create('/models/octa');
    expect(page).toMatchObject({
      path: '/models/octa',
      live_path: null,
      title: { ar: 'صفحة', en: 'Page' },
      version: 1,
      published_version: null,
      layout: 'brand',
      blocks: [],
      updated_by: 'editor',
    });
    expect(await visit(t, '/models/octa')).toBe('unknown_page');
    expect((await publish(page)).live_path).toBe('/models/octa');
    expect(await visit(t, '/models/octa', 'en')).toMatchObject({ attributes: { title: 'Page' } });
    expect((await lastChanges(t, 2)).map(({ action }) => action)).toEqual([
      'page.published',
      'page.created',
    ]);
  });

  test('a page with an empty required field is a draft, and is not published until it is filled in', async () => {
    const page = await create('/quoted');
    const save = async (version: number, operation: { kind: string }) =>
      (
        await editor.savePage({
          params: { id: page.id },
          body: { version, operations: [operation] },
        })
      ).data;
    const block = { id: 'q', template: 'quote', version: 1, fields: {}, groups: [] };
    const empty = await save(page.version, { kind: 'insert_block', index: 0, block } as never);
    await expect(publish(empty)).rejects.toMatchObject({
      code: 'invalid_page',
      problem: {
        status: 422,
        errors: [{ field: 'q.quote', code: 'required' }],
        issues: [
          {
            block: 'q',
            field: 'quote',
            message: {
              ar: 'اقتباس – الاقتباس: هذا الحقل مطلوب',
              en: 'Quote – Quote: This field is required',
            },
          },
        ],
      },
    });
    expect(await visit(t, '/quoted')).toBe('unknown_page');
    const value = { ar: 'قول', en: 'Words' };
    const set = { kind: 'set_field', block: 'q', field: 'quote', value };
    expect((await publish(await save(empty.version, set))).live_path).toBe('/quoted');
  });

  describe('the path', () => {
    test.each([
      ['/defender', 'path_taken'],
      ['defender/', 'path_taken'],
      ['/stock', 'path_taken'],
      ['/showroom/x', 'invalid_settings'],
      ['/CMS', 'invalid_settings'],
      ['/services', 'invalid_settings'],
      ['/Offers', 'path_taken'],
      ['/%6fffers', 'path_taken'],
      ['/a b', 'invalid_settings'],
      ['/a?b=1', 'invalid_settings'],
      ['/%2e%2e', 'path_taken'],
      ['/a%2Fb', 'invalid_settings'],
      ['/%25D8%25B9', 'invalid_settings'],
      ['/a.data', 'invalid_settings'],
      [`/${'a'.repeat(250)}`, 'invalid_settings'],
      ['/عروض-الشتاء', 'done'],
    ])('%s: %s', async (path, outcome) => {
      expect(await rejected(create(path))).toBe(outcome);
    });

    test.each([
      ['/ar/winter-offers', '/winter-offers'],
      ['/w//./x/../b', '/w/b'],
      ['/Winter/Sale', '/winter/sale'],
      ['https://site.example/en/%D8%B4%D8%AA%D8%A7%D8%A1?utm_source=x#a', '/شتاء'],
    ])('%s is stored as %s', async (given, path) => {
      expect(await create(given)).toMatchObject({ path });
    });

    test('reports in both languages what is wrong with it, and where', async () => {
      const error = await create('/admin/x').catch((thrown) => thrown);
      expect(error.problem).toMatchObject({
        status: 422,
        errors: [{ field: 'path', code: 'reserved', message: expect.stringMatching(/[ء-ي]/) }],
      });
    });

    test('of a site route cannot be used by pages and redirects, nor published', async () => {
      const before = await create('/tide-table');
      const earlier = await create('/club/day/7');
      t.api.reservePaths(['tide-table', 'hours/:day?', 'club/day/:day', '*', '']);
      const reserved = { errors: [{ field: 'path', code: 'reserved' }] };
      for (const path of ['/tide-table', '/hours', '/hours/monday', '/club/day/8']) {
        await expect(create(path)).rejects.toMatchObject({ problem: reserved });
      }
      const page = await create('/tide-tables');
      await expect(change(page, { path: '/tide-table' })).rejects.toMatchObject({
        problem: reserved,
      });
      const copy = editor.duplicatePage({ params: { id: page.id }, body: { path: '/hours' } });
      await expect(copy).rejects.toMatchObject({ problem: reserved });
      const redirect = { path: '/Tide-Table', to: '/offers', http_code: 301 as const };
      await expect(publisher.createRedirect({ body: redirect })).rejects.toMatchObject({
        problem: reserved,
      });
      const { id, version } = earlier;
      const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
      const later = { version, action: 'publish' as const, at: soon };
      await expect(publisher.schedulePage({ params: { id }, body: later })).rejects.toMatchObject({
        problem: { detail: expect.stringContaining('/club/day/7') },
      });
      await expect(publish(before)).rejects.toMatchObject({
        problem: { ...reserved, detail: expect.stringMatching(/[ء-ي].*tide-table/) },
      });
      await publish(await change(before, { path: '/tide' }));
      expect(await rejected(create('/hours/monday/early'))).toBe('done');
      expect(await rejected(create('/club'))).toBe('done');
    });

    test('two concurrent requests for a path: one gets it', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () => rejected(create('/wanted-by-many'))),
      );
      expect(outcomes.sort()).toEqual(['done', ...Array(5).fill('path_taken')]);
    });

    test('changes for visitors on publication, and creates a redirect', async () => {
      const page = await publish(await create('/first'));
      const moved = await change(page, { path: '/second' });
      expect(moved).toMatchObject({ path: '/second', live_path: '/first' });
      expect(await visit(t, '/second')).toBe('unknown_page');
      expect(await rejected(create('/first'))).toBe('path_taken');
      await publish(moved);
      expect(await visit(t, '/second')).toMatchObject({ id: page.id, type: 'page' });
      expect(await visit(t, '/first')).toMatchObject({
        type: 'redirect',
        attributes: { to: '/second', http_code: 301 },
      });
    });

    test('moved again, there is no redirect chain; moved back, the redirect is removed', async () => {
      let page = await publish(await create('/walk-1'));
      page = await publish(await change(page, { path: '/walk-2' }));
      page = await publish(await change(page, { path: '/walk-3' }));
      for (const path of ['/walk-1', '/walk-2']) {
        expect(await visit(t, path)).toMatchObject({ attributes: { to: '/walk-3' } });
      }
      page = await publish(await change(page, { path: '/walk-1' }));
      expect(await visit(t, '/walk-1')).toMatchObject({ id: page.id, type: 'page' });
      for (const path of ['/walk-2', '/walk-3']) {
        expect(await visit(t, path)).toMatchObject({ attributes: { to: '/walk-1' } });
      }
    });

    test('of the home page cannot change', async () => {
      const { data: home } = await editor.getPage({ params: { id: 'home' } });
      expect(await rejected(change(home, { path: '/start' }))).toBe('home_page');
      const { id, version } = home;
      const off = publisher.unpublishPage({ params: { id }, body: { version } });
      expect(await rejected(off)).toBe('home_page');
      expect(await rejected(publisher.deletePage({ params: { id }, query: { version } }))).toBe(
        'home_page',
      );
    });
  });

  describe('settings', () => {
    test('are changed partially, per language, in a new version', async () => {
      const page = await create();
      const changed = await change(page, {
        title: { en: 'Another' },
        meta_title: { ar: 'عنوان' },
        canonical_url: 'https://cars.example/x',
        image_id: '',
        layout: 'default',
      });
      expect(changed).toMatchObject({
        version: 2,
        title: { ar: 'صفحة', en: 'Another' },
        meta_title: { ar: 'عنوان' },
        canonical_url: 'https://cars.example/x',
        image_id: null,
        layout: 'default',
      });
      const { data } = await editor.listPageChanges({ params: { id: page.id } });
      expect(data).toMatchObject([
        { version: 2, operations: [], settings: expect.arrayContaining(['title', 'layout']) },
      ]);
      expect(await change(changed, { layout: 'default' })).toMatchObject({ version: 2 });
    });

    test.each([
      [{ title: { ar: ' ' } }, 'title.ar'],
      [{ canonical_url: 'javascript:alert(1)' }, 'canonical_url'],
      [{ external_meta_image: '//evil.example/a.png' }, 'external_meta_image'],
    ])('that a page cannot have are refused: %j', async (settings, field) => {
      const error = await change(await create(), settings).catch((thrown) => thrown);
      expect(error.problem).toMatchObject({ status: 422, errors: [{ field }] });
    });

    test('based on an older version are rejected with the changes since', async () => {
      const page = await create();
      await change(page, { title: { en: 'Mine' } });
      const error = await change(page, { title: { en: 'Yours' } }).catch((thrown) => thrown);
      expect(error.problem).toMatchObject({
        code: 'stale_version',
        current_version: 2,
        changes: [{ version: 2, by: 'editor', settings: ['title'] }],
      });
    });
  });

  test('a copy is a separate draft', async () => {
    const { data: copy } = await editor.duplicatePage({
      params: { id: 'defender' },
      body: { path: '/defender-copy', title: { ar: 'نسخة' } },
    });
    const { data: original } = await editor.getPage({ params: { id: 'defender' } });
    expect(copy).toMatchObject({
      path: '/defender-copy',
      title: { ar: 'نسخة', en: 'Defender' },
      version: 1,
      published_version: null,
      blocks: original.blocks,
    });
    expect(copy.id).not.toBe(original.id);
  });

  describe('deleted', () => {
    test('it is not visible, its path is free, and it is restored as a draft', async () => {
      const page = await publish(await create('/short-lived'));
      const { id, version } = page;
      const remove = () => publisher.deletePage({ params: { id }, query: { version } });
      expect((await remove()).data).toEqual({ id, deleted: true });
      expect(await rejected(remove())).toBe('unknown_page');
      expect(await visit(t, '/short-lived')).toBe('unknown_page');
      const { data: bin } = await editor.listPages({ query: { status: 'deleted' } });
      expect(bin.find((row) => row.id === id)).toMatchObject({ deleted_by: 'publisher' });
      const next = await create('/short-lived');
      const restore = (body: { path?: string }) => editor.restorePage({ params: { id }, body });
      expect(await rejected(restore({}))).toBe('path_taken');
      const { data: back } = await restore({ path: '/short-lived-2' });
      expect(back).toMatchObject({ deleted_at: null, published_version: null, live_path: null });
      expect(next.id).not.toBe(id);
      expect((await lastChanges(t, 1))[0]).toMatchObject({ action: 'page.restored' });
    });

    test('publishers can delete published pages; editors can delete drafts', async () => {
      const draft = await create();
      const live = await publish(await create());
      const remove = ({ id, version }: typeof live) =>
        rejected(editor.deletePage({ params: { id }, query: { version } }));
      expect(await remove(live)).toBe('forbidden');
      expect(await visit(t, live.path)).toMatchObject({ id: live.id });
      expect(await remove(draft)).toBe('done');
    });
  });

  test('unpublished, it keeps its draft and can be published again', async () => {
    const page = await publish(await create());
    const { id, version } = page;
    const { data: off } = await publisher.unpublishPage({ params: { id }, body: { version } });
    expect(off).toMatchObject({ version, published_version: null, live_path: null });
    expect(await visit(t, page.path)).toBe('unknown_page');
    await publish(off);
    expect(await visit(t, page.path)).toMatchObject({ id });
  });

  describe('versions', () => {
    test('are listed, read and restored as the draft', async () => {
      const { data: before } = await editor.getPage({ params: { id: 'offers' } });
      const [block] = before.blocks;
      const removal = { kind: 'remove_block', block: block?.id };
      const { data: cut } = await editor.savePage({
        params: { id: 'offers' },
        body: { version: before.version, operations: [removal] },
      });
      const titled = await change(cut, { title: { en: 'Fewer offers' } });
      await publish(titled);
      const params = { id: 'offers' };
      const { data: versions, meta } = await editor.listPageVersions({ params });
      expect(versions).toMatchObject([
        { version: titled.version, is_live: true, published_by: 'publisher' },
        { version: 1, is_live: false },
      ]);
      expect(meta.total).toBe(2);
      const past = { id: 'offers', version: 1 };
      const { data: first } = await editor.getPageVersion({ params: past });
      expect(first.blocks).toEqual(before.blocks);
      expect(first.settings.title).toEqual(before.title);

      const restore = (version: number) =>
        editor.restorePageVersion({ params: past, body: { version } });
      expect(await rejected(restore(titled.version - 1))).toBe('stale_version');
      const { data: restored } = await restore(titled.version);
      expect(restored).toMatchObject({ version: titled.version + 1, title: before.title });
      expect(restored.blocks).toEqual(before.blocks);
      const { data: changes } = await editor.listPageChanges({ params, query: { items: 1 } });
      expect(changes).toMatchObject([
        { operations: [{ kind: 'insert_block', index: 0 }], settings: ['title'] },
      ]);
    });

    test('that were never published are unknown', async () => {
      const params = { id: 'offers', version: 999 };
      expect(await rejected(editor.getPageVersion({ params }))).toBe('unknown_version');
    });
  });

  describe('the list', () => {
    test('is filtered, sorted and paged by the database', async () => {
      const fresh = await create('/zz-list');
      const paths = async (query: object) =>
        (await editor.listPages({ query })).data.map(({ path }) => path);
      expect((await paths({ sort: '-path', items: 1 }))[0]).toBe('/عروض-الشتاء');
      expect((await paths({ sort: '-updated_at', items: 1 }))[0]).toBe(fresh.path);
      expect(await paths({ kind: 'redirect', search: 'book' })).toEqual(['/book-a-drive']);
      expect(await paths({ status: 'draft', search: 'zz-list' })).toEqual(['/zz-list']);
      expect(await paths({ status: 'published', search: 'zz-list' })).toEqual([]);
      const changed = await change(await publish(fresh), { title: { en: 'Later' } });
      expect(await paths({ status: 'changed', search: 'later' })).toEqual([changed.path]);
    });

    test('finds pages stored without a search text', async () => {
      const [row] = await t.database.db.select().from(pages).where(eq(pages.id, 'defender'));
      expect(row?.search_text).toContain('/defender');
    });
  });

  test('one group more than a block may have is refused, and nothing of it is saved [B-3-22]', async () => {
    const params = { id: 'defender' };
    const { data: page } = await editor.getPage({ params });
    const save = (count: number) => {
      const groups = Array.from({ length: count }, (_, at) => ({ id: `g${at}`, fields: {} }));
      const block = { id: 'nav', template: 'in-page-navigation', version: 1, fields: {}, groups };
      const operations = [{ kind: 'insert_block', index: 0, block }];
      return editor.savePage({ params, body: { version: page.version, operations } });
    };
    const error = await save(11).catch((thrown) => thrown);
    expect(error.problem).toMatchObject({ status: 422 });
    expect((await editor.getPage({ params })).data.version).toBe(page.version);
    expect((await save(10)).data.blocks[0]?.groups).toHaveLength(10);
  });

  test('a link that is pasted from the address bar is stored as its path', async () => {
    const params = { id: 'offers' };
    const { data: page } = await editor.getPage({ params });
    const url = `${t.config.origin}/ar/%D8%B9%D8%B1%D9%88%D8%B6/?a=1`;
    const link = { type: 'internal', url, target: '_self' };
    const fields = { 'rdx-link': link };
    const blocks = [
      { id: 'pasted-a', template: 'electrifying-power', version: 1, fields, groups: [] },
      {
        ...{ id: 'pasted-b', template: 'gallery-categories', version: 1, fields: {} },
        groups: [{ id: 'pasted-c', fields }],
      },
    ];
    const operations = blocks.map((block) => ({ kind: 'insert_block', index: 0, block }));
    const { data } = await editor.savePage({
      params,
      body: { version: page.version, operations: operations as never },
    });
    const stored = data.blocks.filter(({ id }) => id.startsWith('pasted'));
    const path = { 'rdx-link': { url: '/عروض?a=1' } };
    expect(stored).toMatchObject([{ groups: [{ fields: path }] }, { fields: path }]);
  });

  test('HTML in a text is sanitised when it is saved', async () => {
    const { data: page } = await editor.getPage({ params: { id: 'defender' } });
    const block = page.blocks.find(({ template }) => template === 'snippet');
    const value = 'نص **قوي** <b>x</b><script>alert(1)</script><img src=x onerror=alert(1)>';
    const operations = [
      { kind: 'set_field', block: block?.id, field: 'title', locale: 'ar', value },
    ];
    const { data: saved } = await editor.savePage({
      params: { id: 'defender' },
      body: { version: page.version, operations },
    });
    const stored = saved.blocks.find(({ id }) => id === block?.id)?.fields.title;
    expect(stored).toMatchObject({
      ar: expect.stringMatching(/^نص \*\*قوي\*\* <b>x<\/b><img [^>]*src="x"/),
    });
    expect(JSON.stringify(stored)).not.toMatch(/script|onerror/);
    const changes = await editor.listPageChanges({ params: { id: 'defender' } });
    expect(JSON.stringify(changes)).not.toMatch(/script|onerror/);
  });
});
