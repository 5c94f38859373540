import type { Call } from '@mawkib/api-clients';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { expect, it, vi } from 'vitest';
import { loadSitemap } from './load-sitemap.server.ts';
import { sitemapXml } from './sitemap-xml.ts';

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

async function load(answer: (query: Query) => object = facets, found = paths) {
  const asked: string[] = [];
  const call = vi.fn(async ({ id }: { id: string }, { query }: { query: Query }) => {
    asked.push(id);
    if (id === 'listVehicles') return { data: [], meta: { facets: answer(query) } };
    const at = '2026-11-20T08:00:00.000Z';
    return { data: found.map((path) => ({ path, published_at: at })), meta: {} };
  }) as unknown as Call;
  const settings = createSettings(siteSettings, [], console);
  const log = vi.fn();
  const market = (async () => ({ settings })) as never;
  const entries = await loadSitemap({ call, market, log });
  return { paths: entries.map(({ path }) => path), asked, log };
}

it('has the published pages, and the landing pages with a vehicle', async () => {
  const { paths: found, asked } = await load();
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
  expect(asked.filter((id) => id === 'listVehicles')).toHaveLength(5);
});

it('has a page of staff once, and no landing page where there is no list', async () => {
  const { paths: found } = await load(facets, [...paths, '/vehicles/xf']);
  expect(found.filter((path) => path === '/vehicles/xf')).toHaveLength(1);
  expect((await load(facets, ['/'])).paths).toEqual(['/']);
});

it('has the pages alone while the stock does not answer', async () => {
  const { paths: found, log } = await load(() => {
    throw new Error('away');
  });
  expect(found).toEqual(['/', '/offers', '/vehicles']);
  expect(log).toHaveBeenCalledOnce();
});

it('names each page in each language with its counterparts, and escapes what it must', () => {
  const xml = sitemapXml(
    [
      { path: '/a&b', changedAt: '2026-11-20T08:00:00.000Z' },
      { path: `/vehicles/${encodeURIComponent('رنج')}`, changedAt: null },
    ],
    'https://m.example',
  );
  expect(xml).toContain('<loc>https://m.example/ar/a&amp;b</loc><lastmod>2026-11-20');
  expect(xml).toContain('hreflang="en" href="https://m.example/en/a&amp;b"/>');
  expect(xml.match(/<url>/g)).toHaveLength(4);
  expect(xml).toContain('<loc>https://m.example/en/vehicles/%D8%B1%D9%86%D8%AC</loc><xhtml');
  const document = /<urlset[^>]*>/.exec(xml)?.[0];
  expect(document).toContain('http://www.sitemaps.org/schemas/sitemap/0.9');
});
