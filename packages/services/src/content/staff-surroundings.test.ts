import { getMetaheads, getNavEntries } from '@mawkib/api-clients/contracts/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { type ContentStaff, lastChanges, staffClient } from './staff-content.fixture.js';

describeOnDatabase('content beside pages', (open) => {
  let t: TestApi;
  let publisher: ContentStaff;
  let admin: ContentStaff;
  let announced = 0;
  beforeAll(async () => {
    t = await open({ demo: true });
    publisher = await staffClient(t, 'publisher');
    admin = await staffClient(t, 'admin');
    t.api.events.on('settings_changed', () => {
      announced += 1;
    });
  });
  afterAll(() => t.close());

  const error = (promise: Promise<unknown>) =>
    promise.then(
      () => ({ code: 'done' }),
      ({ code, problem }: { code: string; problem: object }) => ({ ...problem, code }),
    );

  describe('the navigation', () => {
    const told = async () => (await t.api.call(getNavEntries, { query: { locale: 'en' } })).data;
    const draft = { label: { ar: 'جديد', en: 'New' }, url: '/new', area: 'secondary' as const };

    test('gets an entry, which is changed by version and deleted', async () => {
      const before = announced;
      const { data: made } = await publisher.createNavEntry({
        body: { ...draft, children: [{ label: { ar: 'فرع' }, url: '#x' }] },
      });
      expect(made).toMatchObject({ version: 1, children: [{ label: { ar: 'فرع' } }] });
      expect((await told()).filter(({ area }) => area === 'secondary').at(-1)?.label).toBe('New');
      const params = { id: made.id };
      const body = { ...draft, label: { ar: 'أحدث' }, version: 1 };
      const { data: changed } = await publisher.updateNavEntry({ params, body });
      expect(changed).toMatchObject({ version: 2, children: [], updated_by: 'publisher' });
      expect(await error(publisher.updateNavEntry({ params, body }))).toMatchObject({
        code: 'stale_version',
        current_version: 2,
        current: { label: { ar: 'أحدث' } },
      });
      await publisher.deleteNavEntry({ params, query: { version: 2 } });
      expect((await told()).some(({ id }) => id === made.id)).toBe(false);
      expect((await lastChanges(t, 3)).map(({ action }) => action)).toEqual([
        'nav_entry.deleted',
        'nav_entry.updated',
        'nav_entry.created',
      ]);
      await expect.poll(() => announced - before).toBe(3);
    });

    test('is reordered, all entries of an area or none', async () => {
      const ids = async () =>
        (await publisher.listStaffNavEntries()).data
          .filter(({ area }) => area === 'primary')
          .map(({ id }) => id);
      const order = (list: string[]) =>
        publisher.orderNavEntries({ params: { area: 'primary' }, body: { ids: list } });
      const reversed = (await ids()).reverse();
      expect(reversed.length).toBeGreaterThan(1);
      expect((await order(reversed)).data.map(({ id }) => id)).toEqual(reversed);
      expect((await told()).filter(({ area }) => area === 'primary').map(({ id }) => id)).toEqual(
        reversed,
      );
      for (const wrong of [
        reversed.slice(1),
        [...reversed, 'x'],
        [reversed[0] ?? '', ...reversed],
      ]) {
        expect(await error(order(wrong))).toMatchObject({ code: 'stale_order', ids: reversed });
      }
    });

    test.each(['javascript:alert(1)', '//evil.example', 'offers', 'java\nscript:alert(1)'])(
      'takes no address such as %s',
      async (url) => {
        const wrong = publisher.createNavEntry({
          body: { ...draft, children: [{ label: { ar: 'فرع' }, url }] },
        });
        expect(await error(wrong)).toMatchObject({
          code: 'invalid_settings',
          errors: [{ field: 'children.0.url' }],
        });
      },
    );
  });

  describe('meta heads', () => {
    const draft = { content: 'body{}', language: 'css' as const };
    const told = async (page?: string) =>
      (await t.api.call(getMetaheads, { query: { 'q[page_id_equal_or_null]': page } })).data;

    test('are created, changed by version, reordered and deleted', async () => {
      const one = (await admin.createMetahead({ body: draft })).data;
      const two = (await admin.createMetahead({ body: { ...draft, page_id: 'defender' } })).data;
      expect([one.sequence, two.sequence]).toEqual([1, 2]);
      expect((await told()).map(({ id }) => id)).toEqual([one.id]);
      expect((await told('defender')).map(({ id }) => id)).toEqual([one.id, two.id]);
      expect(Object.keys((await told())[0] ?? {})).not.toContain('version');
      await admin.orderMetaheads({ body: { ids: [two.id] } });
      expect((await told('defender')).map(({ id }) => id)).toEqual([two.id, one.id]);
      const params = { id: one.id };
      const body = { ...draft, content: 'p{}', version: 1 };
      expect((await admin.updateMetahead({ params, body })).data).toMatchObject({ version: 2 });
      expect(await error(admin.updateMetahead({ params, body }))).toMatchObject({
        code: 'stale_version',
      });
      const { data } = await admin.listStaffMetaheads({ query: { scope: 'global' } });
      expect(data).toMatchObject([{ id: one.id, content: 'p{}', updated_by: 'admin' }]);
      await admin.deleteMetahead({ params, query: { version: 2 } });
      expect(await told()).toEqual([]);
    });

    test('need a valid script URL and an existing page', async () => {
      for (const content of ['http://a.example/x.js', 'javascript:1', '//a.example/x', 'x y']) {
        const made = admin.createMetahead({ body: { content, language: 'js-src' } });
        expect(await error(made)).toMatchObject({ code: 'invalid_settings' });
      }
      const made = admin.createMetahead({ body: { ...draft, page_id: 'none' } });
      expect(await error(made)).toMatchObject({ code: 'unknown_page' });
    });

    test('are for administrators only', async () => {
      expect(await error(publisher.createMetahead({ body: draft }))).toMatchObject({
        code: 'forbidden',
      });
    });
  });
});
