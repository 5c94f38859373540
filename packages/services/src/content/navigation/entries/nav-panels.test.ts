import {
  getNavEntries,
  getNavEntriesV2,
  navEntryDraft,
} from '@mawkib/api-clients/contracts/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api.js';
import { type ContentStaff, staffClient } from '../../staff-content.fixture.js';

const text = (en: string) => ({ en, ar: `${en} بالعربية` });
const link = (en: string, url = `/${en}`) => ({ label: text(en), url });
type Draft = z.input<typeof navEntryDraft>;

describeOnDatabase('panels of the navigation', (open) => {
  let t: TestApi;
  let publisher: ContentStaff;
  beforeAll(async () => {
    t = await open({ demo: true });
    publisher = await staffClient(t, 'publisher');
  });
  afterAll(() => t.close());

  const draft: Draft = {
    label: text('Cars'),
    url: '/cars',
    area: 'primary',
    icon: 'car',
    dc_strategy: { key: 'offers', value: 'defender' },
    columns: [{ heading: text('Buy'), links: [link('new', '/defender'), link('used')] }],
    cards: [
      {
        ...link('tall'),
        group: text('SUVs'),
        line: text('5 seats'),
        image_id: 'cutout/offroader-side-black',
        price: { en: 'From {price:defender_90:price}' },
        badge: text('Electric'),
      },
    ],
    feature: { ...link('drive'), text: text('An hour'), link_label: text('Book'), image_id: null },
  };
  const bodyOf = (fields: Partial<Draft>, version: number) => ({
    ...navEntryDraft.parse({ ...draft, ...fields }),
    version,
  });
  const create = (fields: Partial<Draft> = {}) =>
    publisher.createNavEntry({ body: { ...draft, ...fields } as z.output<typeof navEntryDraft> });
  const remove = ({ id, version }: { id: string; version: number }) =>
    publisher.deleteNavEntry({ params: { id }, query: { version } });
  const error = (promise: Promise<unknown>) =>
    promise.then(
      () => ({ code: 'done' }),
      ({ code, problem }: { code: string; problem: object }) => ({ ...problem, code }),
    );
  const read = async (locale: 'ar' | 'en', id: string) => {
    const { data } = await t.api.call(getNavEntriesV2, { query: { locale } });
    return data.find((entry) => entry.id === id);
  };

  test('are read in one language, with their pages; the former navigation has none', async () => {
    const { data: made } = await create();
    expect(await read('en', made.id)).toMatchObject({
      icon: 'car',
      dc_strategy: { key: 'offers', value: 'defender' },
      columns: [{ heading: 'Buy', links: [{ label: 'new', page_id: 'defender' }, {}] }],
      cards: [
        {
          group: 'SUVs',
          label: 'tall',
          line: '5 seats',
          price: 'From {price:defender_90:price}',
          badge: 'Electric',
          image_id: 'cutout/offroader-side-black',
        },
      ],
      feature: { label: 'drive', text: 'An hour', link_label: 'Book' },
    });
    const arabic = await read('ar', made.id);
    expect(arabic?.columns[0]?.heading).toBe('Buy بالعربية');
    const { data: former } = await t.api.call(getNavEntries, { query: { locale: 'en' } });
    expect(Object.keys(former.find(({ id }) => id === made.id) ?? {}).sort()).toEqual([
      'area',
      'children',
      'id',
      'image_id',
      'label',
      'url',
    ]);
    const { data: listed } = await publisher.listStaffNavEntries();
    expect(listed.find(({ id }) => id === made.id)).toMatchObject({ cards: [{ url: '/tall' }] });
    await remove(made);
  });

  test('of the demo show every model of the stock', async () => {
    const models = await read('en', 'models');
    expect(models?.cards).toHaveLength(12);
    expect(models?.cards.every(({ image_id, price }) => image_id && price)).toBe(true);
  });

  test('link to paths, however their addresses were pasted', async () => {
    const pasted = link('x', `${t.config.origin}/ar/%D8%B9%D8%B1%D9%88%D8%B6/`);
    const { data } = await create({
      ...pasted,
      children: [pasted],
      columns: [{ links: [pasted, link('y', '/en/Defender#top')] }],
      cards: [pasted],
      feature: pasted,
    } as Partial<Draft>);
    const { columns, cards, children, feature } = data;
    const links = [data, ...children, ...(columns[0]?.links ?? []), ...cards, feature];
    expect(links.map((each) => each?.url)).toEqual([
      ...['/عروض', '/عروض', '/عروض', '/defender#top', '/عروض', '/عروض'],
    ]);
    await remove(data);
  });

  test('have three levels and unsafe addresses nowhere; every wrong field is named', async () => {
    const deep = { ...link('a'), children: [link('b')] };
    const wrong = create({
      columns: [{ links: [deep, link('x', 'javascript:alert(1)')] }],
      cards: [deep],
      feature: { ...link('y'), url: '//evil.example' },
    });
    expect(await error(wrong)).toMatchObject({
      code: 'invalid_settings',
      errors: [
        { field: 'columns.0.links.1.url', code: 'invalid_address' },
        { field: 'feature.url', code: 'invalid_address' },
        {
          field: 'columns.0.links.0.children',
          code: 'too_deep',
          message: expect.stringContaining('ثلاثة مستويات'),
        },
        { field: 'cards.0.children', code: 'too_deep' },
      ],
    });
  });

  test('have 60 links in the whole menu; a full menu can be changed but not grow', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => link(`link-${index}`));
    const { data } = await t.api.call(getNavEntriesV2, { query: { locale: 'en' } });
    const used = data
      .filter(({ area }) => area !== 'footer')
      .flatMap(({ columns, cards, feature }) => [
        ...columns.flatMap(({ links }) => links),
        ...cards,
        ...(feature ? [feature] : []),
      ]).length;
    const room = 60 - used;
    const only = { cards: [], feature: null };
    const tooMany = create({ ...only, columns: [{ links: many(room + 1) }] });
    expect(await error(tooMany)).toMatchObject({
      code: 'invalid_settings',
      errors: [{ field: 'columns', code: 'too_many_links' }],
    });
    const { data: made } = await create({ ...only, columns: [{ links: many(room) }] });
    const change = (count: number, version: number) =>
      publisher.updateNavEntry({
        params: { id: made.id },
        body: bodyOf({ ...only, columns: [{ links: many(count) }] }, version),
      });
    expect(await error(change(room + 1, 1))).toMatchObject({ code: 'invalid_settings' });
    const { data: changed } = await change(room, 1);
    await remove(changed);
  });

  test('have 12 entries in the bar; the footer has more', async () => {
    const plain = { columns: [], cards: [], feature: null };
    const made = [];
    for (;;) {
      const { data: all } = await publisher.listStaffNavEntries();
      if (all.filter(({ area }) => area !== 'footer').length === 12) break;
      made.push((await create({ ...plain, area: 'secondary' })).data);
    }
    expect(await error(create(plain))).toMatchObject({
      code: 'too_many_entries',
      detail: 'الحد الأقصى لعناصر الشريط العلوي 12. احذف عنصرًا أولًا.',
    });
    made.push((await create({ ...plain, area: 'footer' })).data);
    const footer = made.at(-1);
    const moved = publisher.updateNavEntry({
      params: { id: footer?.id ?? '' },
      body: bodyOf(plain, 1),
    });
    expect(await error(moved)).toMatchObject({ code: 'too_many_entries' });
    for (const entry of made) await remove(entry);
  });
});
