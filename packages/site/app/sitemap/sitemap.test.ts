import type { Call } from '@mawkib/api-clients';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { expect, it, vi } from 'vitest';
import { loadSitemap } from './load-sitemap.server.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

type Query = Record<string, unknown>;
const value = (name: string, count = 1) => ({ value: name, label: name, count });

/** Counts of a stock of two black Defenders, one of them used, and a white XF. */
function facets(query: Query) {
  const model = query['filter[nameplate_name_in]'];
  const state = query['filter[state_in]'];
  return {
    models:
      state === 'used' ? [value('Defender'), value('XF', 0)] : [value('Defender', 2), value('XF')],
    colors: model === 'XF' ? [value('black', 0), value('white')] : [value('black', 2)],
    states: [value('used'), value('new', 2)],
  };
}

const paths = ['/', '/404', '/offers', '/vehicles'];

const changed = '2026-11-21T09:00:00.000Z';

/** A car as an answer of addresses has it; its colour is in the asked language. */
const car = (at: number, lang: unknown) => ({
  id: `car${at}`,
  state: 'used',
  nameplate_brand_name: 'Jaguar',
  nameplate_name: 'XF',
  color_name: lang === 'ar' ? 'أسود' : 'Black',
  updated_at: changed,
});

interface Given {
  response?: (query: Query) => object;
  found?: string[];
  /** Vehicles of the stock. */
  cars?: number;
  part?: number;
  /** Slugs of the dealers. */
  dealers?: string[];
  /** `sitemap.excluded_paths`. */
  excluded?: readonly string[];
  /** Current offers. */
  offers?: readonly { id?: string }[];
}

async function load({
  response = facets,
  found = paths,
  cars = 0,
  part,
  dealers = [],
  excluded = [],
  offers = [],
}: Given = {}) {
  const requested: string[] = [];
  const call = vi.fn(async ({ id }: { id: string }, { query }: { query: Query }) => {
    requested.push(id);
    if (id === 'listVehicleAddresses') {
      response(query);
      const [page, items] = [Number(query.page), Number(query.items)];
      const count = Math.max(0, Math.min(items, cars - (page - 1) * items));
      const data = Array.from({ length: count }, (_, at) =>
        car((page - 1) * items + at, query.lang),
      );
      return { data, meta: { page, items, total: cars } };
    }
    if (id === 'getDealers') {
      const from = (Number(query.page ?? 1) - 1) * 50;
      const page = dealers.slice(from, from + 50).map((slug) => ({ id: slug, slug }));
      return { data: [...page, {}], meta: { total: dealers.length } };
    }
    if (id === 'listVehicles') return { data: [], meta: { facets: response(query) } };
    if (id === 'getOffers') return { data: offers };
    const at = '2026-11-20T08:00:00.000Z';
    return { data: found.map((path) => ({ path, published_at: at })), meta: {} };
  }) as unknown as Call;
  const settings = createSettings(
    siteSettings,
    [{ key: 'sitemap.excluded_paths', value: JSON.stringify(excluded) }],
    console,
  );
  const log = vi.fn();
  const market = (async () => ({ settings })) as never;
  const map = await loadSitemap({ call, market, log }, part);
  const entries = map && 'entries' in map ? map.entries : [];
  return { paths: entries.map(({ path }) => path), map, entries, requested, log };
}

it('has the published pages, and the landing pages with a vehicle', async () => {
  const { paths: found, requested } = await load();
  expect(found).toEqual([
    '/',
    '/offers',
    '/vehicles',
    '/vehicles/defender',
    '/vehicles/xf',
    '/vehicles/defender/black',
    '/vehicles/xf/white',
    '/vehicles/used',
    '/vehicles/new',
    '/vehicles/used/defender',
    '/vehicles/new/defender',
    '/vehicles/new/xf',
  ]);
  expect(requested.filter((id) => id === 'listVehicles')).toHaveLength(5);
});

it('leaves out the paths of the setting, and all below one that ends with a star', async () => {
  const { paths: found } = await load({
    found: ['/', '/offers', '/catalogue/hero', '/catalogue/a/b', '/catalogues'],
    excluded: ['/offers', '/catalogue/*'],
  });
  expect(found).toEqual(['/', '/catalogues']);
});

it('has the pages of current offers', async () => {
  const { paths: found } = await load({ found: ['/', '/offers'], offers: [{ id: 'winter' }, {}] });
  expect(found).toEqual(['/', '/offers', '/offers/winter']);
});

it('has a page of staff once, and nothing of the stock where there is no list', async () => {
  const { paths: found } = await load({ found: [...paths, '/vehicles/xf'] });
  expect(found.filter((path) => path === '/vehicles/xf')).toHaveLength(1);
  expect((await load({ found: ['/'], cars: 3 })).paths).toEqual(['/']);
});

it('has the pages alone while the stock does not answer', async () => {
  const away = () => {
    throw new Error('away');
  };
  const { paths: found, log } = await load({ response: away, cars: 3 });
  expect(found).toEqual(['/', '/offers', '/vehicles']);
  expect(log).toHaveBeenCalled();
});

it('has the vehicles with the addresses of their pages in each language, and when they changed', async () => {
  const { entries } = await load({ cars: 1_001 });
  const cars = entries.filter(({ path }) => typeof path !== 'string');
  expect(cars).toHaveLength(1_001);
  expect(cars.at(-1)).toEqual({
    path: {
      ar: `/showroom/${encodeURIComponent('used-jaguar-xf-أسود-car1000')}`,
      en: '/showroom/used-jaguar-xf-black-car1000',
    },
    changedAt: changed,
  });
  const xml = sitemapXml(cars.slice(0, 1), 'https://m.example');
  expect(xml).toContain(
    `<loc>https://m.example/en/showroom/used-jaguar-xf-black-car0</loc><lastmod>${changed}`,
  );
  expect(xml).toContain('hreflang="ar" href="https://m.example/ar/showroom/used-jaguar-xf-%D8');
});

it('has the page of each dealer', async () => {
  const { entries } = await load({ found: ['/offers'], dealers: ['city-a1'] });
  expect(entries.map(({ path }) => path)).toEqual(['/offers', '/retailers/city-a1']);
  const many = Array.from({ length: 120 }, (_, at) => `city-b${at}`);
  const { paths: found } = await load({ found: [], dealers: many });
  expect(found.filter((path) => path?.toString().startsWith('/retailers/'))).toHaveLength(120);
});

it('is an index of parts where one map cannot hold every address', async () => {
  const cars = 24_995;
  expect((await load({ cars })).map).toEqual({ parts: 4 });
  const parts = await Promise.all([1, 2, 3, 4].map((part) => load({ cars, part })));
  expect(parts.map(({ entries }) => entries.length)).toEqual([12, 10_000, 10_000, 4_995]);
  const all = parts.flatMap(({ paths: found }) => found.map((path) => JSON.stringify(path)));
  expect(new Set(all).size).toBe(12 + cars);
  for (const part of [0, 5, 1.5, Number.NaN]) {
    expect((await load({ cars, part })).map).toBeUndefined();
  }
  expect((await load({ cars: 3, part: 1 })).map).toBeUndefined();
  const xml = sitemapIndexXml(2, 'https://m.example');
  expect(xml.match(/<sitemap>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://m.example/sitemap.xml?part=2</loc>');
});

it('names each page in each language with its counterparts, and escapes what it must', () => {
  const xml = sitemapXml(
    [
      { path: '/a&b', changedAt: '2026-11-20T08:00:00.000Z' },
      { path: `/vehicles/${encodeURIComponent('رنج')}`, changedAt: null },
      { path: `/offers/${encodeURIComponent('B/2?ع')}`, changedAt: null },
      { path: '/offers/عرض', changedAt: null },
    ],
    'https://m.example',
  );
  expect(xml).toContain('<loc>https://m.example/ar/a&amp;b</loc><lastmod>2026-11-20');
  expect(xml).toContain('hreflang="en" href="https://m.example/en/a&amp;b"/>');
  expect(xml.match(/<url>/g)).toHaveLength(8);
  expect(xml).toContain('<loc>https://m.example/en/offers/B%2F2%3F%D8%B9</loc>');
  expect(xml).toContain('<loc>https://m.example/en/offers/%D8%B9%D8%B1%D8%B6</loc>');
  expect(xml).toContain('hreflang="x-default" href="https://m.example/ar/a&amp;b"/>');
  expect(xml).toContain('<loc>https://m.example/en/vehicles/%D8%B1%D9%86%D8%AC</loc><xhtml');
  const document = /<urlset[^>]*>/.exec(xml)?.[0];
  expect(document).toContain('http://www.sitemaps.org/schemas/sitemap/0.9');
});
