import type { Locale } from '@mawkib/api-clients/contracts';
import {
  listVehicles,
  type RawVehicle,
  suggestSearches,
} from '@mawkib/api-clients/contracts/stock';
import {
  everything,
  fromServiceQuery,
  parseQuery,
  toServiceQuery,
  withReadWords,
} from '@mawkib/stock-locator/engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vehicles } from '../../db/schema/index.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

type Query = Record<string, unknown> & { lang?: Locale };

describeOnDatabase('help with a search', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const list = (query: Query = {}) =>
    t.api.call(listVehicles, { params: { listing: 'all' }, query });
  const suggest = (q: string, query: Query = {}) =>
    t.api.call(suggestSearches, { params: { listing: 'all' }, query: { ...query, q } });
  const all = async (query: Query = {}): Promise<RawVehicle[]> => {
    const found: RawVehicle[] = [];
    for (let page = 1; ; page += 1) {
      const response = await list({ ...query, page });
      found.push(...response.data);
      if (found.length >= response.meta.total) return found;
    }
  };

  describe('words', () => {
    test.each(['ar', 'en'] as const)('find equipment, in %s', async (lang) => {
      const stock = await all({ lang });
      const [item = ''] = stock[0]?.features_standard ?? [];
      const having = stock.filter(({ features_standard, features_optional }) =>
        [...features_standard, ...features_optional.map(({ name }) => name)].includes(item),
      );
      const { meta } = await list({ q: item });
      expect(meta.read_words).toBeUndefined();
      expect(meta.total).toBe(having.length);
    });

    test('find a car by its number or the end of it', async () => {
      const [vehicle] = (await list()).data;
      for (const q of [vehicle?.vin ?? '', vehicle?.vin?.slice(-7) ?? '']) {
        expect((await list({ q })).data.map(({ id }) => id)).toEqual([vehicle?.id]);
      }
    });

    test('find what a vehicle is equipped with from now on', async () => {
      const [vehicle] = (await list()).data;
      const q = 'منظار ليلي حراري';
      expect((await list({ q })).meta.total).toBe(0);
      const added = JSON.stringify([q]);
      await t.database.db
        .update(vehicles)
        .set({
          texts: sql`jsonb_set(texts, '{ar,features_standard}',
            (texts #> '{ar,features_standard}') || ${added}::jsonb)` as never,
        })
        .where(sql`id = ${vehicle?.id}`);
      await expect
        .poll(async () => (await list({ q })).data.map(({ id }) => id))
        .toEqual([vehicle?.id]);
    });
  });

  describe('an empty list', () => {
    const empty = {
      'filter[nameplate_name_in]': 'Defender',
      'filter[color_canonical_in]': 'black',
      'filter[display_price_lteq]': 1_000,
    };

    test('gets the smallest changes with results, and their exact number', async () => {
      const { meta } = await list(empty);
      expect(meta.total).toBe(0);
      expect(meta.suggestions?.length).toBeGreaterThan(0);
      const { query } = fromServiceQuery(empty);
      for (const { changes, total } of meta.suggestions ?? []) {
        expect(changes).toHaveLength(1);
        const { lists, ranges } = structuredClone({ lists: query.lists, ranges: query.ranges });
        const [change] = changes;
        const key = change?.key as never;
        if (change?.kind === 'drop') {
          delete lists[key];
          delete ranges[key];
        }
        if (change?.kind === 'widen')
          Object.assign(ranges, { [key]: { from: change.from, to: change.to } });
        if (change?.kind === 'add')
          Object.assign(lists, { [key]: [...(lists[key] ?? []), change.value] });
        const left = await list(toServiceQuery({ ...everything, lists, ranges }, { lang: 'en' }));
        expect(left.meta.total, JSON.stringify(change)).toBe(total);
      }
    });

    test('gets text to remove, alone or with filters', async () => {
      const { meta } = await list({ 'filter[nameplate_name_in]': 'Defender', q: 'zzzzzz' });
      const defenders = await list({ 'filter[nameplate_name_in]': 'Defender' });
      expect(meta.suggestions).toEqual([
        { changes: [{ kind: 'drop', key: 'words' }], total: defenders.meta.total },
      ]);
      const both = (await list({ ...empty, q: 'zzzzzz' })).meta.suggestions ?? [];
      expect(both.length).toBeGreaterThan(0);
      for (const { changes } of both) expect(changes.map(({ key }) => key)).toContain('words');
    });

    test('alone has any', async () => {
      expect((await list()).meta.suggestions).toBeUndefined();
      expect((await list({ q: 'zzzzzz' })).meta.suggestions).toHaveLength(1);
    });
  });

  describe('text that is being typed', () => {
    test.each([
      ['def', 'en'],
      ['ديف', 'ar'],
      ['range rover bl', 'en'],
      ['ديفندر أ', 'ar'],
      ['defender under 3', 'en'],
      ['ديفندر تحت', 'ar'],
      ['pano', 'en'],
      ['موكب', 'ar'],
    ] as const)('%s (%s) find exactly the suggested number', async (q, lang) => {
      const { data } = await suggest(q, { lang });
      expect(data.length).toBeGreaterThan(0);
      for (const { search, total } of data) {
        const typed = parseQuery(new URLSearchParams({ q }));
        const query = withReadWords(typed, search);
        const { meta } = await list(toServiceQuery(query, { lang }));
        expect(meta.total, search).toBe(total);
      }
    });

    test('stay within the filters of the page', async () => {
      const models = { 'filter[nameplate_name_in]': 'XF' };
      expect((await suggest('def', models)).data).toEqual([]);
      const [whole] = (await suggest('xf')).data;
      const [within] = (await suggest('xf', models)).data;
      expect(within?.total).toBe(whole?.total);
    });

    test('may be empty, arbitrary or too long', async () => {
      for (const q of ['', ' ', '-', '٣٠٠', 'ا'.repeat(200), '%_\\', 'not']) {
        expect((await suggest(q)).meta.total).toBeGreaterThanOrEqual(0);
      }
      await expect(suggest('x'.repeat(201))).rejects.toMatchObject({ status: 400 });
    });
  });
});
