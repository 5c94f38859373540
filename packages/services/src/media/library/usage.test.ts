import { deleteMedia, getMediaUsage, uploadMedia } from '@mawkib/api-clients/contracts/media';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/rows.js';
import { navEntries, pages, settings } from '../../db/schema/index.js';
import { setSetting } from '../../testing/set-setting.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { pictureFile } from '../picture.fixture.js';
import { usageQueries } from './find-usage.js';

describeOnDatabase('where a file is used', (open) => {
  let t: TestApi;
  let staff: Awaited<ReturnType<TestApi['as']>>;
  let id = '';
  beforeAll(async () => {
    t = await open({ demo: true });
    staff = await t.as('publisher');
    const body = new Blob([new Uint8Array(await pictureFile({ shade: 7 }))]);
    id = (await t.api.call(uploadMedia, { query: { name: 'used.jpg' }, body }, staff)).data.id;
  });
  afterAll(() => t.close());

  const usage = async (of = id) =>
    (await t.api.call(getMediaUsage, { params: { id: of } }, staff)).data;
  const remove = (version = 1) =>
    t.api.call(deleteMedia, { params: { id }, query: { version } }, staff);

  test('is a page, a block, a setting, the navigation: it is listed, and deletion is rejected', async () => {
    const { db } = t.database;
    const [page] = await db.select().from(pages).where(eq(pages.path, '/'));
    const [entry] = await db.select().from(navEntries).limit(1);
    const [block] = page?.blocks ?? [];
    if (!page || !block || !entry) throw new Error('No page');
    const image = { image: { id, alt: { ar: '' } } };
    await db
      .update(pages)
      .set({ blocks: [{ ...block, fields: image } as never] })
      .where(eq(pages.id, page.id));
    await db.update(navEntries).set({ image_id: id }).where(eq(navEntries.id, entry.id));
    await setSetting(t, 'site.not_found', JSON.stringify({ image_id: id }));
    await setSetting(
      t,
      'site.other',
      `<img src="/services/media/images/${encodeURIComponent(id)}/640x0.jpg">`,
    );
    await setSetting(t, 'site.longer', `${id}0`);
    const usages = await usage();
    expect(usages.map(({ kind, id: place }) => `${kind} ${place}`).sort()).toEqual([
      `navigation ${entry.id}`,
      `page ${page.id}`,
      'setting site.not_found',
      'setting site.other',
    ]);
    expect(usages.find(({ kind }) => kind === 'page')).toMatchObject({
      title: page.title,
      published: false,
    });
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      code: 'media_in_use',
      problem: { usages: expect.arrayContaining([expect.objectContaining({ kind: 'setting' })]) },
    });
    await db.update(pages).set({ blocks: page.blocks }).where(eq(pages.id, page.id));
    await db.update(navEntries).set({ image_id: null }).where(eq(navEntries.id, entry.id));
    await db.delete(settings).where(sql`key in ('site.not_found', 'site.other')`);
    expect(await usage()).toEqual([]);
    const shown = { ...page.published, blocks: [{ ...block, fields: image }] };
    await db
      .update(pages)
      .set({ published: shown as never })
      .where(eq(pages.id, page.id));
    expect(await usage()).toMatchObject([{ kind: 'page', id: page.id, published: true }]);
    await db.update(pages).set({ published: page.published }).where(eq(pages.id, page.id));
    await expect(remove(9)).rejects.toMatchObject({ code: 'stale_version' });
    expect((await remove()).data).toEqual({ id, deleted: true });
    await expect(remove()).rejects.toMatchObject({ code: 'unknown_media' });
    const url = `/services/media/images/${id}/320x0.jpg`;
    expect((await t.app.inject({ url })).statusCode).toBe(404);
  });

  test('is also found for images of the product: vehicles, offers, published pages', async () => {
    const kinds = async (of: string) => new Set((await usage(of)).map(({ kind }) => kind));
    expect(await kinds('studio/offroader-front34-black')).toEqual(
      new Set(['page', 'offer', 'vehicle']),
    );
    const [hero] = await rows<{ id: string }>(
      t.database.db,
      sql`select unnest(media_ids(published::text)) as id from pages where path = '/'`,
    );
    const usages = await usage(hero?.id);
    expect(usages).toContainEqual(expect.objectContaining({ kind: 'page', published: true }));
  });

  test('is found by an index in every table, at any size', async () => {
    const plan = await t.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plans: string[] = [];
      for (const query of Object.values(usageQueries)) {
        const lines = await rows(tx, sql`explain ${query(id)} limit 50`);
        plans.push(lines.map((line) => Object.values(line).join()).join('\n'));
      }
      return plans;
    });
    for (const each of plan) expect(each).not.toContain('Seq Scan');
    expect(plan.length).toBe(11);
  });
});
