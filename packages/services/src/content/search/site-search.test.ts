import type { Locale } from '@mawkib/api-clients/contracts';
import { getOffers, searchSite, suggestSite } from '@mawkib/api-clients/contracts/content';
import { createBlock, createGroup } from '@mawkib/blocks/model';
import { withoutIsolates } from '@mawkib/core/locale';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carModels, carSpecs, offers, pageSearchTexts } from '../../db/schema/index.js';
import { openEvents } from '../../events/events.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';
import { type ContentStaff, heldClock, staffClient } from '../staff-content.fixture.js';

const clock = heldClock('2026-11-10T08:00:00Z');

describeOnDatabase('the search of the site', (open) => {
  let t: TestApi;
  let publisher: ContentStaff;
  beforeAll(async () => {
    clock.set('2026-11-10T08:00:00Z');
    t = await open({ demo: true, config: { clock } });
    publisher = await staffClient(t, 'publisher');
  });
  afterAll(() => t.close());

  const search = (q: string, query: { locale?: Locale; kinds?: string } = {}) =>
    t.api.call(searchSite, { query: { q, locale: 'ar', ...query } });
  const paths = async (q: string, locale: Locale = 'ar') =>
    (await search(q, { locale })).data.map(({ url }) => url);
  const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

  const definitionOf = (template: string) => {
    const definition = catalogue.definitionOf(template);
    if (!definition) throw new Error(`There is no ${template}`);
    return definition;
  };

  async function publish(path: string, blocks: readonly object[]) {
    const title = { ar: 'صفحة الزمرد', en: 'Emerald page' };
    const { data: made } = await publisher.createPage({ body: { path, title } });
    const operations = blocks.map((block, index) => ({ kind: 'insert_block', block, index }));
    const { data: saved } = await publisher.savePage({
      params: { id: made.id },
      body: { version: made.version, operations },
    });
    return (
      await publisher.publishPage({ params: { id: made.id }, body: { version: saved.version } })
    ).data;
  }

  const snippet = (text: string) => {
    const block = createBlock(definitionOf('snippet'));
    return { ...block, fields: { ...block.fields, paragraph: { ar: text, en: text } } };
  };

  test('finds models, pages, retailers and news, in Arabic with typos and in Latin letters', async () => {
    for (const typed of ['رينج روفر', 'رنج روفر', 'range rover', 'رينج روڤر', 'رينج رفور']) {
      const { data } = await search(typed);
      expect([data[0]?.kind, data[0]?.url], typed).toEqual(['model', '/range-rover']);
    }
    const { data: retailers } = await search('العين', { kinds: 'retailer' });
    expect(retailers.length).toBeGreaterThan(0);
    const { data: news } = await search('desert', { locale: 'en', kinds: 'news' });
    expect(news[0]).toMatchObject({ kind: 'news', date: expect.stringMatching(/^\d{4}-/) });
    expect(news[0]?.title.find(({ match }) => match)?.text).toBe('Desert');
  });

  test('finds a page by its text as soon as it is published, until it is not', async () => {
    expect(await paths('زمرد')).toEqual([]);
    const page = await publish('/emerald', [snippet('كيوانيوم نادر **جدًا**')]);
    await expect.poll(() => paths('كيوانيوم')).toEqual(['/emerald']);
    expect(await paths('emerald', 'en')).toEqual(['/emerald']);
    const { data } = await search('كيوانيوم');
    expect(textOf(data[0]?.text ?? [])).toContain('كيوانيوم نادر جدًا');

    const { data: moved } = await publisher.updatePageSettings({
      params: { id: page.id },
      body: { version: page.version, path: '/emerald-moved' },
    });
    expect(await paths('كيوانيوم')).toEqual(['/emerald']);
    const { data: live } = await publisher.publishPage({
      params: { id: page.id },
      body: { version: moved.version },
    });
    await expect.poll(() => paths('كيوانيوم')).toEqual(['/emerald-moved']);
    await publisher.unpublishPage({ params: { id: page.id }, body: { version: live.version } });
    await expect.poll(() => paths('كيوانيوم')).toEqual([]);
    const { data: again } = await publisher.publishPage({
      params: { id: page.id },
      body: { version: live.version },
    });
    await expect.poll(() => paths('كيوانيوم')).toEqual(['/emerald-moved']);
    await publisher.deletePage({ params: { id: page.id }, query: { version: again.version } });
    await expect.poll(() => paths('كيوانيوم')).toEqual([]);
    const { db } = t.database;
    const { page_id } = pageSearchTexts;
    expect(await db.select().from(pageSearchTexts).where(eq(page_id, page.id))).toEqual([]);
  });

  test('shows and finds prices and offers, not their tags, and the others as soon as they change', async () => {
    const { db } = t.database;
    const hero = createBlock(definitionOf('content-blocks'));
    const offered = createGroup(definitionOf('content-blocks'));
    await publish('/sapphire', [
      snippet('ياقوت من {price:defender_110:price}، {price:gone:price}'),
      snippet('لازورد {offer:defender-110:title} من {offer:defender-110:price}'),
      snippet('زفير {selectedOption}'),
      { ...hero, groups: [{ ...offered, fields: { offer_key: 'defender_110', title: {} } }] },
    ]);
    const found = async (q: string, locale: Locale = 'ar') => {
      const { data } = await search(q, { locale });
      const page = data.find(({ url }) => url === '/sapphire');
      return page && withoutIsolates(textOf(page.text));
    };
    const [car] = await db.select().from(carModels).where(eq(carModels.car_key, 'defender_110'));
    const price = and(
      eq(carSpecs.car_id, car?.id ?? ''),
      eq(carSpecs.key, 'price'),
      isNull(carSpecs.engine_key),
    );
    await db.update(carSpecs).set({ value: 123_456 }).where(price);
    const [offer] = (await t.api.call(getOffers, { query: { locale: 'ar' } })).data.filter(
      ({ id }) => id === 'defender-110',
    );
    const title = String(offer?.title);
    await publish('/sapphire-2', [snippet('زمرد')]);
    clock.set('2026-11-10T09:00:00Z');
    await expect.poll(() => found('ياقوت')).toContain('ياقوت من 123,456');
    expect(await found('لازورد')).toContain(`لازورد ${title} من`);
    expect(await found('زفير')).toBeUndefined();
    expect(await found(title)).toBeDefined();
    for (const typed of ['ياقوت', 'لازورد', title])
      expect(await found(typed), typed).not.toMatch(/[{}]|defender-110|selectedOption/);
    for (const word of ['price', 'offer', 'defender_110:price', 'selectedOption'])
      expect(await found(word), word).toBeUndefined();

    const events = await openEvents(t.database, pino({ level: 'silent' }));
    await db.update(carSpecs).set({ value: 234_567 }).where(price);
    await events.announce(db, 'offers_changed', { ids: [] });
    await expect.poll(() => found('ياقوت')).toContain('234,567');
    expect(await found('123456')).toBeUndefined();

    await db.update(offers).set({ ends_on: '2026-11-09' }).where(eq(offers.id, 'defender-110'));
    await events.announce(db, 'offers_changed', { ids: ['defender-110'] });
    await expect.poll(() => found('لازورد')).toBeUndefined();
    await events.close();
    expect(await found('ياقوت')).toContain('234,567');
  });

  test('finds scheduled content only while visitors see it', async () => {
    const block = createBlock(definitionOf('content-blocks'));
    const group = createGroup(definitionOf('content-blocks'));
    const fields = {
      ...group.fields,
      title: { ar: 'تخفيضات فلورنتية', en: 'Florentine sale' },
      offer_schedule: '2026-11-12/2026-11-14',
    };
    await publish('/spring', [{ ...block, groups: [{ ...group, fields }] }]);
    expect(await paths('florentine', 'en')).toEqual([]);
    for (const [time, found] of [
      ['2026-11-13T08:00:00Z', ['/spring']],
      ['2026-11-15T08:00:00Z', []],
    ] as const) {
      clock.set(time);
      await expect.poll(() => paths('florentine', 'en')).toEqual(found);
    }
  });

  test('suggests while typing, at most four of a kind', async () => {
    const { data } = await t.api.call(suggestSite, { query: { q: 'رينج', locale: 'ar' } });
    expect(data[0]).toMatchObject({ kind: 'model', url: '/range-rover' });
    expect(data[0]?.image_id).toMatch(/^studio\//);
    const counts = Map.groupBy(data, ({ kind }) => kind);
    for (const [, each] of counts) expect(each.length).toBeLessThanOrEqual(4);
  });

  test('accepts any text up to its limit, and states what is wrong with a longer one', async () => {
    for (const q of ['', '  ', '\u202E\u2066<script>alert(1)</script>', "';--", 'ا'.repeat(200)]) {
      expect((await search(q)).meta.total).toBeGreaterThanOrEqual(0);
    }
    const url = `/services/content/public_api/search?q=${'a'.repeat(10_000)}&locale=en`;
    const response = await t.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ in: 'query', field: 'q', code: 'too_big' }]);
  });
});
