import { createSettings, siteSettings } from '@mawkib/core/settings';
import { expect, it, vi } from 'vitest';
import { loadSearch } from './load-search.server.ts';
import { loadSuggestions } from './load-suggestions.server.ts';
import { maxText, readSearchQuery, writeSearchQuery } from './search-query.ts';

type Respond = (id: string, query: Record<string, unknown>) => unknown;

const page = (id: string, kind = 'page') => ({
  id,
  kind,
  title: [{ text: id, match: true }],
  text: [],
  url: `/${id}`,
  image_id: null,
  date: null,
});

function site(respond: Respond) {
  const log = vi.fn();
  const settings = createSettings(siteSettings, [], { warn() {}, error() {} });
  const call = async ({ id }: { id: string }, { query }: { query: Record<string, unknown> }) =>
    respond(id, query);
  return { log, call, market: async () => ({ settings }) } as never;
}

const query = (search: string) => readSearchQuery(new URLSearchParams(search));

it('shows content and cars of the first page, and content alone on others', async () => {
  const found = site((id, { page: number }) =>
    id === 'searchSite'
      ? {
          data: [page('warranty')],
          meta: { page: number, items: 20, total: 41, totals: { page: 40, question: 1, news: 0 } },
        }
      : { data: [], meta: { total: 7 } },
  );
  expect(await loadSearch(found, query('q=car'), 'en')).toMatchObject({
    content: [{ id: 'warranty' }],
    totals: { all: 48, cars: 7, pages: 41, retailers: 0, news: 0 },
    total: 48,
    pages: 3,
    isPartial: false,
  });
  expect(await loadSearch(found, query('q=car&kind=cars'), 'en')).toMatchObject({
    content: [],
    total: 7,
    pages: 1,
  });
});

it('shows what one service has while the other one fails', async () => {
  const broken = site((id) => {
    if (id !== 'searchSite' && id !== 'suggestSite') throw new Error('down');
    const totals = { page: 1 };
    return { data: [page('warranty')], meta: { page: 1, items: 20, total: 1, totals } };
  });
  const results = await loadSearch(broken, query('q=warranty'), 'en');
  expect(results).toMatchObject({ isPartial: true, content: [{ id: 'warranty' }], cars: [] });
  expect(await loadSuggestions(broken, 'warranty', 'en')).toEqual({
    groups: [
      {
        key: 'page',
        label: 'Pages',
        items: [
          { id: 'warranty', href: '/en/warranty', title: [{ text: 'warranty', match: true }] },
        ],
      },
    ],
  });
});

it('suggests cars with their number, below models', async () => {
  const found = site((id) =>
    id === 'suggestSite'
      ? { data: [page('retailer', 'retailer'), page('defender', 'model')] }
      : { data: [{ label: 'Defender', search: 'models=Defender', total: 2 }], meta: { total: 2 } },
  );
  const { groups } = await loadSuggestions(found, 'def', 'ar');
  expect(groups.map(({ key }) => key)).toEqual(['model', 'car', 'retailer']);
  expect(groups[1]?.items).toMatchObject([
    { href: '/ar/vehicles?models=Defender', note: 'سيارتان' },
  ]);
});

it('reads any query: long, with bidi marks and control characters, without sense', () => {
  expect(query('q=%20a%20%20b&kind=cars&page=3')).toEqual({
    text: 'a b',
    isCut: false,
    kind: 'cars',
    page: 3,
  });
  const long = query(`q=${'م'.repeat(10_000)}&kind=x&page=-1`);
  expect([long.text.length, long.isCut, long.kind, long.page]).toEqual([maxText, true, 'all', 1]);
  expect(query('q=%E2%80%AEabc%E2%81%A6%00d').text).toBe('abc d');
  expect(query('').text).toBe('');
  expect(writeSearchQuery({ text: 'رينج روفر', kind: 'all', page: 1 })).toBe(
    `?${new URLSearchParams({ q: 'رينج روفر' })}`,
  );
});
