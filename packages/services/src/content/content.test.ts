import type { CallContext } from '@mawkib/api-clients';
import {
  getDealers,
  getMetaheads,
  getNavEntries,
  getPage,
  getPageByPath,
  getSettings,
  listPages,
  listPublicPages,
  listTemplates,
  previewPage,
  publishPage,
  type StaffPage,
  savePage,
} from '@mawkib/api-clients/contracts/content';
import { createBlock } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metaheads, pageChanges, pages, pageVersions } from '../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

type Staff = Pick<CallContext, 'cookie' | 'csrf'>;

describeOnDatabase('content', (open) => {
  let t: TestApi;
  let editor: Staff;
  let publisher: Staff;
  beforeAll(async () => {
    t = await open({ demo: true });
    editor = await t.as('editor');
    publisher = await t.as('publisher');
  });
  afterAll(() => t.close());

  const visit = (path: string, locale: 'ar' | 'en' = 'ar') =>
    t.api.call(getPageByPath, { params: { path }, query: { locale } });
  const draft = async (id: string) => (await t.api.call(getPage, { params: { id } }, editor)).data;
  const save = (
    page: Pick<StaffPage, 'id' | 'version'>,
    operations: { kind: string }[],
    who = editor,
  ) =>
    t.api.call(
      savePage,
      { params: { id: page.id }, body: { version: page.version, operations } },
      who,
    );
  const publish = (page: Pick<StaffPage, 'id' | 'version'>) =>
    t.api.call(
      publishPage,
      { params: { id: page.id }, body: { version: page.version } },
      publisher,
    );
  const blockOf = (page: StaffPage, template: string) => {
    const found = page.blocks.find((block) => block.template === template);
    if (!found) throw new Error(`No ${template} on ${page.path}`);
    return found;
  };
  const setTitle = (block: { id: string }, value: string, locale = 'ar') => ({
    kind: 'set_field',
    block: block.id,
    field: 'title',
    locale,
    value,
  });

  describe('for visitors', () => {
    test('gives a page in the asked language [S-7-25]', async () => {
      const arabic = (await visit('defender')).data;
      const english = (await visit('/defender/', 'en')).data;
      if (arabic.type !== 'page' || english.type !== 'page') throw new Error('no page');
      expect(arabic.attributes).toMatchObject({
        path: '/defender',
        title: 'ديفندر',
        locales: ['ar', 'en'],
      });
      expect(english.attributes.title).toBe('Defender');
      expect(english.attributes.blocks.length).toBeGreaterThan(2);
    });

    test('gives every field of a page over HTTP [S-3-02]', async () => {
      const { db } = t.database;
      const [row] = await db.select().from(pages).where(eq(pages.id, 'privacy'));
      if (!row?.published) throw new Error('no page');
      const traits = {
        meta_title: { ar: 'الخصوصية', en: 'Privacy at Mawkib' },
        meta_description: { ar: 'كيف نحفظ بياناتك', en: 'How we keep your data' },
        image_id: 'hero/desert-offroader-sand',
        external_meta_image: 'https://pictures.example/privacy.jpg',
        canonical_url: 'https://market.example/en/privacy',
        disable_seo_tracking: true,
      };
      const published = {
        ...row.published,
        page_type: 'legal',
        traits: { ...row.published.traits, ...traits },
      };
      await db.update(pages).set({ published }).where(eq(pages.id, 'privacy'));
      const url = '/services/content/public_api/pages/by_path/privacy?locale=en';
      const { data } = (await t.app.inject(url)).json();
      await db.update(pages).set({ published: row.published }).where(eq(pages.id, 'privacy'));
      expect(data).toMatchObject({
        id: 'privacy',
        type: 'page',
        attributes: {
          ...traits,
          path: '/privacy',
          title: row.published.title.en,
          meta_title: 'Privacy at Mawkib',
          meta_description: 'How we keep your data',
          page_type: 'legal',
        },
      });
    });

    test('gives the home page at the empty path, over HTTP too', async () => {
      expect((await visit('')).data.attributes.path).toBe('/');
      const response = await t.app.inject('/services/content/public_api/pages/by_path/?locale=en');
      expect(response.json().data.attributes.path).toBe('/');
    });

    test('says when its published version was made', async () => {
      const { data } = await t.api.call(listPublicPages, { query: {} });
      const listed = data.find(({ path }) => path === '/privacy');
      expect(Date.parse(listed?.published_at ?? '')).toBeGreaterThan(0);
      const { data: page } = await visit('privacy');
      expect(page.type === 'page' && page.attributes.published_at).toBe(listed?.published_at);
    });

    test('lists the pages for a sitemap, paged, without those that search engines skip', async () => {
      const list = async (query: { items?: number; page?: number } = {}) =>
        (await t.api.call(listPublicPages, { query })) as {
          data: { path: string; published_at: string | null }[];
          meta: { total: number };
        };
      const { data, meta } = await list();
      const paths = data.map(({ path }) => path);
      expect(paths).toContain('/vehicles');
      expect(paths).toContain('/');
      expect(paths).not.toContain('/stock');
      expect(paths).not.toContain('/404');
      expect(meta.total).toBe(data.length);
      expect(Date.parse(data[0]?.published_at ?? '')).toBeGreaterThan(0);
      const second = await list({ items: 2, page: 2 });
      expect(second.data).toEqual(data.slice(2, 4));

      const { db } = t.database;
      const [shown] = await db.select().from(pages).where(eq(pages.id, 'vehicles'));
      const whole = shown?.published;
      if (!shown || !whole) throw new Error('no page');
      const publish = (traits: object) =>
        db
          .update(pages)
          .set({ published: { ...whole, traits: { ...whole.traits, ...traits } } })
          .where(eq(pages.id, 'vehicles'));
      for (const traits of [
        { disable_seo_tracking: true },
        { canonical_url: 'https://x.example/' },
      ]) {
        await publish(traits);
        expect((await list()).data.map(({ path }) => path)).not.toContain('/vehicles');
      }
      await publish({});
    });

    test('gives a redirect with its code, 301 by default [S-3-03]', async () => {
      expect((await visit('stock')).data).toMatchObject({
        type: 'redirect',
        attributes: { to: '/vehicles', http_code: 301, link_type: 'internal' },
      });
      expect((await visit('book-a-drive')).data.attributes).toMatchObject({ http_code: 302 });
    });

    test('gives the stored code of a redirect, 301 where none is stored [S-4-40]', async () => {
      const { db } = t.database;
      const [stock] = await db.select().from(pages).where(eq(pages.id, 'stock'));
      const whole = stock?.published;
      if (!stock || !whole?.traits.redirect) throw new Error('no redirect');
      const { http_code: _, link_type: __, ...bare } = whole.traits.redirect;
      const lead = async (id: string, redirect: object) => {
        const published = { ...whole, path: `/${id}`, traits: { ...whole.traits, redirect } };
        await db
          .insert(pages)
          .values({ ...stock, id, path: `/${id}`, published: published as never });
        const { data } = await visit(id);
        return data.attributes;
      };
      expect(await lead('moved', bare)).toMatchObject({ http_code: 301, link_type: 'internal' });
      for (const http_code of [301, 302, 303, 307, 308]) {
        expect(await lead(`moved-${http_code}`, { ...bare, http_code })).toMatchObject({
          http_code,
        });
      }
      expect(await lead('guide', { to: '/a.pdf', link_type: 'file' })).toMatchObject({
        to: '/a.pdf',
        http_code: 301,
        link_type: 'file',
        redirect_path: null,
        link_new_window: false,
        blocks: [],
        metaheads: [],
      });
      await expect(lead('lost', { to: '/lost' })).rejects.toMatchObject({
        code: 'broken_redirect',
      });
    });

    test.each(['nothing', 'defender/nothing', '..', "'; drop table pages; --", 'DEFENDER'])(
      'has no page at %s [S-7-25]',
      async (path) => {
        await expect(visit(path)).rejects.toMatchObject({ status: 404, code: 'unknown_page' });
      },
    );

    test('gives settings, navigation, dealers and templates', async () => {
      const settings = (await t.api.call(getSettings, {})).data;
      expect(settings).toContainEqual({
        id: 'meta.title_divider',
        key: 'meta.title_divider',
        value: '|',
      });
      const [models] = (await t.api.call(getNavEntries, { query: { locale: 'en' } })).data;
      expect(models).toMatchObject({ label: 'Models', children: [{ label: 'Defender' }, {}, {}] });
      const dealers = await t.api.call(getDealers, { query: { locale: 'ar', items: 3 } });
      expect(dealers.data).toHaveLength(3);
      expect(dealers.meta.total).toBe(12);
      const templates = (await t.api.call(listTemplates, {})).data;
      expect(templates).toHaveLength(catalogue.definitions.length);
    });

    test("gives a page's and the global metaheads in order of sequence [S-7-26]", async () => {
      const plain = { language: 'html', reload_on_each_page: false, in_body: false } as const;
      await t.database.db.insert(metaheads).values([
        { id: 'm3', content: 'c', sequence: 3, page_id: null, ...plain },
        { id: 'm1', content: 'a', sequence: 1, page_id: 'defender', ...plain },
        { id: 'm2', content: 'b', sequence: 2, page_id: null, ...plain },
        { id: 'm0', content: 'x', sequence: 0, page_id: 'home', ...plain },
      ]);
      const idsFor = async (query: Record<string, string>) =>
        (await t.api.call(getMetaheads, { query })).data.map(({ id }) => id);
      expect(await idsFor({ 'q[page_id_equal_or_null]': 'defender' })).toEqual(['m1', 'm2', 'm3']);
      expect(await idsFor({})).toEqual(['m2', 'm3']);
    });
  });

  describe('for staff', () => {
    test('lists pages and finds them in any spelling', async () => {
      const all = await t.api.call(listPages, { query: { items: 2, page: 2 } }, editor);
      expect(all.data).toHaveLength(2);
      expect(all.meta).toMatchObject({ page: 2, items: 2 });
      const found = await t.api.call(listPages, { query: { search: 'ديفندَر' } }, editor);
      expect(found.data.map(({ path }) => path)).toContain('/defender');
      const none = await t.api.call(listPages, { query: { search: '%' } }, editor);
      expect(none.data).toEqual([]);
    });

    test('a saved draft is not visible to visitors; a published one is, at once', async () => {
      const page = await draft('range-rover');
      const before = JSON.stringify(await visit('range-rover'));
      const block = blockOf(page, 'snippet');
      const saved = (await save(page, [setTitle(block, 'عنوان جديد تمامًا')])).data;
      expect(saved).toMatchObject({ version: page.version + 1, updated_by: 'editor' });
      expect(JSON.stringify(await visit('range-rover'))).toBe(before);
      const preview = await t.api.call(
        previewPage,
        { params: { id: page.id }, query: { locale: 'ar' } },
        editor,
      );
      expect(JSON.stringify(preview)).toContain('عنوان جديد تمامًا');

      const published = (await publish(saved)).data;
      expect(published.published_version).toBe(saved.version);
      expect(JSON.stringify(await visit('range-rover'))).toContain('عنوان جديد تمامًا');
      expect(JSON.stringify(await visit('range-rover', 'en'))).not.toContain('عنوان جديد تمامًا');
    });

    test('an image without an alternative text in its block has that of the library', async () => {
      const page = await draft('defender');
      const block = blockOf(page, 'hero-carousel');
      const group = block.groups[0]?.id;
      const value = { id: 'hero/desert-offroader-sand', alt: {} };
      await save(page, [
        { kind: 'set_field', block: block.id, group, field: 'image', value } as never,
      ]);
      const altIn = async (locale: 'ar' | 'en') => {
        const input = { params: { id: page.id }, query: { locale } };
        const { data } = await t.api.call(previewPage, input, editor);
        if (data.type !== 'page') throw new Error('no page');
        const shown = data.attributes.blocks.find(({ id }) => id === block.id);
        return shown?.groups[0]?.fields.image;
      };
      expect(await altIn('ar')).toMatchObject({ alt: expect.stringMatching(/[\u0600-\u06ff]{3}/) });
      expect(await altIn('en')).toMatchObject({ alt: expect.stringMatching(/[a-z]{3}/) });
    });

    test('every published version is stored completely', async () => {
      const page = await draft('f-type');
      const block = blockOf(page, 'snippet');
      const second = (await save(page, [setTitle(block, 'الثاني')])).data;
      await publish(second);
      const third = (await save(second, [{ kind: 'remove_block', block: block.id } as never])).data;
      await publish(third);
      await publish(third);
      const kept = await t.database.db
        .select()
        .from(pageVersions)
        .where(eq(pageVersions.page_id, 'f-type'))
        .orderBy(pageVersions.version);
      expect(kept.map(({ version }) => version)).toEqual([1, 2, 3]);
      expect(kept[1]?.published_by).toBe('publisher');
      expect(JSON.stringify(kept[1]?.snapshot)).toContain('الثاني');
      expect(kept[2]?.snapshot.blocks.map(({ id }) => id)).not.toContain(block.id);
    });

    test('operations are numbered by the resulting version', async () => {
      const page = await draft('offers');
      const [first] = page.blocks;
      if (!first) throw new Error('no block');
      const move = { kind: 'move_block', block: first.id, to: page.blocks.length - 1 };
      const saved = (await save(page, [move])).data;
      expect(saved.blocks.at(-1)?.id).toBe(first.id);
      const log = await t.database.db
        .select()
        .from(pageChanges)
        .where(eq(pageChanges.page_id, page.id));
      expect(log).toMatchObject([
        { version: page.version + 1, operations: [move], person_name: 'editor' },
      ]);
    });

    test('the later of two saves is rejected with the changes, and nothing is lost', async () => {
      const page = await draft('test-drive');
      const definition = catalogue.definitions.find(({ key }) => key === 'snippet');
      if (!definition) throw new Error('no snippet');
      const mine = createBlock(definition);
      const theirs = createBlock(definition);
      const insert = (block: object) => ({ kind: 'insert_block', index: 0, block });
      const admin = await t.as('admin');
      await save(page, [insert(theirs)], admin);
      const rejected = await save(page, [insert(mine)]).catch((error: unknown) => error);
      expect(rejected).toMatchObject({
        status: 409,
        code: 'stale_version',
        problem: {
          current_version: page.version + 1,
          changes: [
            { version: page.version + 1, by: 'admin', operations: [{ kind: 'insert_block' }] },
          ],
        },
      });
      const again = (await save({ ...page, version: page.version + 1 }, [insert(mine)])).data;
      const ids = again.blocks.map(({ id }) => id);
      expect(ids).toContain(theirs.id);
      expect(ids).toContain(mine.id);
    });

    test('of saves at the same moment exactly one is accepted', async () => {
      const page = await draft('retailers');
      const block = page.blocks[0];
      if (!block) throw new Error('no block');
      const results = await Promise.allSettled(
        Array.from({ length: 6 }, () =>
          save(page, [
            { kind: 'set_field', block: block.id, field: 'block_scroll_id', value: 'top' } as never,
          ]),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await draft('retailers')).version).toBe(page.version + 1);
    });

    test('all operations of a save are applied or none, and the invalid one is named', async () => {
      const page = await draft('vehicles');
      const block = page.blocks[0];
      if (!block) throw new Error('no block');
      const wrong = { kind: 'set_field', block: block.id, field: 'no_such_field', value: 1 };
      const right = { kind: 'set_field', block: block.id, field: 'block_scroll_id', value: 'list' };
      const rejected = await save(page, [right, wrong]).catch((error: unknown) => error);
      expect(rejected).toMatchObject({
        status: 422,
        code: 'invalid_operation',
        problem: { operation: 1, errors: [{ field: 'operations.1', code: 'unknown_field' }] },
      });
      expect(await draft('vehicles')).toEqual(page);
    });

    test.each([
      { kind: 'explode' },
      { kind: 'set_field' },
      { kind: 'insert_block', index: 0, block: {} },
    ])('refuses %j', async (operation) => {
      await expect(save(await draft('vehicles'), [operation])).rejects.toMatchObject({
        status: 422,
      });
    });

    test('an invalid page is not published', async () => {
      const page = await draft('privacy');
      const broken = [{ id: 'x', template: 'gone', version: 1, fields: {}, groups: [] }];
      await t.database.db
        .update(pages)
        .set({ blocks: broken, version: 2 })
        .where(eq(pages.id, 'privacy'));
      const rejected = await publish({ id: page.id, version: 2 }).catch((error: unknown) => error);
      expect(rejected).toMatchObject({
        status: 422,
        code: 'invalid_page',
        problem: { errors: [{ field: 'x', code: 'unknown_template' }] },
      });
      expect((await visit('privacy')).data.type).toBe('page');
    });

    test('a stale version is not published', async () => {
      const page = await draft('home');
      await expect(publish({ id: page.id, version: page.version + 1 })).rejects.toMatchObject({
        code: 'stale_version',
      });
    });

    test('an unknown page is 404', async () => {
      await expect(draft('none')).rejects.toMatchObject({ status: 404, code: 'unknown_page' });
      await expect(save({ id: 'none', version: 1 }, [{ kind: 'x' }])).rejects.toMatchObject({
        status: 422,
      });
      await expect(publish({ id: 'none', version: 1 })).rejects.toMatchObject({ status: 404 });
    });

    test('publishing notifies listeners', async () => {
      const page = await draft('home');
      const heard: unknown[] = [];
      const off = t.api.events.on('page_published', (event) => heard.push(event));
      const block = page.blocks[0];
      if (!block) throw new Error('no block');
      const operation = {
        kind: 'set_field',
        block: block.id,
        field: 'block_scroll_id',
        value: 'start',
      };
      const saved = (await save(page, [operation as never])).data;
      await publish(saved);
      await expect
        .poll(() => heard)
        .toContainEqual({ page_id: 'home', path: '/', version: saved.version });
      off();
    });
  });
});
