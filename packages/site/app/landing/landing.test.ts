import { type Call, ServiceError } from '@mawkib/api-clients';
import type { Locale } from '@mawkib/core/locale';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../content/load-content.server.ts';
import { pageMeta } from '../content/page-meta.ts';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { createMarketContent } from '../dynamic-content/create-market-content.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { createMarketCache } from '../market-cache/create-market-cache.server.ts';
import { landingName } from './landing-name.ts';

const publicUrl = 'https://market.example';
const facet = (value: string, ar: string, en: string) => ({ value, label: { ar, en }, count: 2 });
const stock = {
  models: [
    facet('Defender', 'ديفندر', 'Defender'),
    facet('Range Rover', 'رنج روفر', 'Range Rover'),
  ],
  colors: [facet('black', 'أسود', 'Black')],
  states: [facet('used', 'مستعملة', 'Used')],
  brands: [facet('Land Rover', 'لاند روفر', 'Land Rover'), facet('Jaguar', 'جاكوار', 'Jaguar')],
};
const list = { id: 'l', template: 'stock-locator', fields: {}, groups: [] };
const hero = { id: 'h', template: 'snippet', fields: { title: 'Hero' }, groups: [] };
const page = (path: string, blocks: object[]) => ({
  id: path,
  type: 'page',
  attributes: {
    path,
    title: 'Cars in stock',
    meta_title: null,
    meta_description: 'All of them',
    canonical_url: null,
    theme: 'land-rover',
    layout: 'brand',
    locales: ['ar', 'en'],
    blocks,
  },
});
const made: Record<string, object> = {
  vehicles: page('/vehicles', [
    hero,
    {
      ...list,
      fields: {
        ci_key_list: '',
        ci_key_brand: 'All',
        ci_key_model: 'None',
        vehicles: { list: [], headline: '' },
      },
    },
  ]),
  'vehicles/used': page('/vehicles/used', [hero]),
};

interface Market {
  locale?: Locale;
  total?: number;
  away?: boolean;
  /** Of which all found vehicles are. */
  brand?: string;
}

/** The content of an address of the site. */
async function open(
  address: string,
  { locale = 'en', total = 2, away = false, brand }: Market = {},
) {
  const queries: Record<string, unknown>[] = [];
  const call = vi.fn(
    async (
      { id }: { id: string },
      { params, query }: { params: { path: string }; query: Record<string, unknown> },
    ) => {
      if (id === 'getPageByPath') {
        const found = made[params.path];
        if (!found) throw new ServiceError('http', 'gone', { status: 404 });
        return { data: found };
      }
      if (id === 'listVehicles') {
        if (away) throw new ServiceError('network', 'away');
        queries.push(query);
        const facets = Object.fromEntries(
          Object.entries(stock).map(([key, values]) => [
            key,
            values.map((one) => ({
              ...one,
              label: one.label[query.lang as 'ar' | 'en'],
              ...(key === 'brands' && brand && one.value !== brand && { count: 0 }),
            })),
          ]),
        );
        return { data: [], meta: { page: 1, items: 12, total, facets, ranges: {} } };
      }
      if (id === 'getGroupedNameplates') {
        const nameplates = [
          { key: 'defender', name: 'Defender' },
          { key: 'xj', name: 'XJ' },
        ];
        return { data: [{ brand: 'x', nameplates }] };
      }
      return { data: [] };
    },
  ) as unknown as Call;
  const log = vi.fn();
  const settings = createSettings(siteSettings, [], console, { locale });
  const market = async () => ({ settings, navigation: [], placedNavigation: null, metaheads: [] });
  const { stockValues } = createMarketCache({ call, log });
  const site = {
    call,
    catalogue,
    log,
    publicUrl,
    market,
    stockValues,
    metaheadsOf: async () => [],
    blockChunks: {},
  };
  const context = new RouterContextProvider();
  context.set(siteContext, { ...site, imageFactsOf: async () => null } as unknown as SiteContext);
  context.set(marketContext, createMarketContent({ call, market, logger: console }));
  const url = new URL(`/${locale}${address}`, publicUrl);
  const content = await loadContent({
    context,
    request: new Request(url),
    url,
    locale,
    path: decodeURIComponent(url.pathname.slice(4)),
  });
  const meta = pageMeta(content, locale) as Record<string, string>[];
  const link = (rel: string) => meta.filter((tag) => tag.rel === rel).map((tag) => tag.href);
  return {
    content,
    requested: queries.at(-1) ?? {},
    title: meta[0]?.title,
    canonical: link('canonical')[0]?.replace(publicUrl, ''),
    alternates: meta
      .filter(({ hrefLang }) => hrefLang && hrefLang !== 'x-default')
      .map(({ href }) => href)
      .map((href) => href?.replace(publicUrl, '')),
    robots: meta.find(({ name }) => name === 'robots')?.content,
    description: meta.find(({ name }) => name === 'description')?.content,
    data: (
      meta.find((tag) => 'script:ld+json' in tag) as never as Record<
        string,
        { itemListElement: { name: string; item: string }[] }
      >
    )?.['script:ld+json'],
  };
}

const failure = (address: string, market?: Market) =>
  open(address, market).then(
    () => 'found',
    (thrown: unknown) =>
      thrown instanceof Response
        ? `${thrown.status} ${thrown.headers.get('location')}`
        : (thrown as { init?: { status: number } }).init?.status,
  );

describe('a landing page', () => {
  it('has a title, a headline, a description, a trail and its cars', async () => {
    const shown = await open('/vehicles/defender/black');
    expect(shown.title).toBe('Black Defender for sale | Land Rover');
    expect(shown.description).toMatch(/^Black Defender: 2 cars in stock/);
    expect(shown.content.address).toEqual({
      pathname: '/en/vehicles',
      search: '?models=Defender&colors=black',
      title: 'Black Defender',
    });
    expect(shown.requested).toMatchObject({
      'filter[nameplate_name_in]': 'Defender',
      'filter[color_canonical_in]': 'black',
    });
    expect(shown.content.landing?.trail).toEqual([
      { label: 'Home', url: '/en/' },
      { label: 'Cars in stock', url: '/en/vehicles' },
      { label: 'Defender', url: '/en/vehicles/defender' },
      { label: 'Black Defender', url: '/en/vehicles/defender/black' },
    ]);
    expect(shown.data?.itemListElement[3]).toMatchObject({
      name: 'Black Defender',
      item: `${publicUrl}/en/vehicles/defender/black`,
    });
  });

  it('is in the theme of its cars, where all are of one brand', async () => {
    const jaguar = await open('/vehicles/used/defender', { brand: 'Jaguar' });
    expect([jaguar.content.theme, jaguar.title]).toEqual([
      'jaguar',
      'Used Defender for sale | Jaguar',
    ]);
    expect((await open('/vehicles/defender')).content.theme).toBe('land-rover');
  });

  it('starts with its list, with the headline of the page', async () => {
    const { content } = await open('/vehicles/defender');
    expect(content.page.blocks.map(({ template }) => template)).toEqual(['stock-locator']);
  });

  it('is called as people call it in Arabic', async () => {
    const shown = await open('/vehicles/defender/black', { locale: 'ar' });
    expect(shown.title).toBe('ديفندر أسود للبيع | Land Rover');
    const color = [{ key: 'colors', value: 'black', label: 'أسود' }] as const;
    expect(landingName(color, 'ar')).toBe('سيارات بلون أسود');
    expect(landingName([{ key: 'states', value: 'used', label: 'Used' }], 'en')).toBe('Used cars');
  });

  it('is its own canonical address, in both languages', async () => {
    const shown = await open('/vehicles/range-rover?sort=priceAsc');
    expect([shown.canonical, shown.robots]).toEqual(['/en/vehicles/range-rover', undefined]);
    expect(shown.alternates).toEqual(['/ar/vehicles/range-rover', '/en/vehicles/range-rover']);
  });

  it('stays while it has no car, kindly, and out of search engines', async () => {
    const empty = await open('/vehicles/defender', { total: 0 });
    expect(empty.robots).toBe('noindex');
    expect(empty.description).toContain('none in stock');
    expect((await open('/vehicles/xj', { total: 0 })).title).toBe('XJ for sale | Land Rover');
  });

  it('is missing where the market has no such value', async () => {
    for (const path of [
      '/vehicles/unknown',
      '/vehicles/black/defender',
      '/vehicles/defender/pink',
    ]) {
      expect(await failure(path), path).toBe('302 /en/404');
    }
    expect(await failure('/elsewhere/defender')).toBe('302 /en/404');
  });

  it('is not said to be missing while the stock cannot say what it has', async () => {
    expect(await failure('/vehicles/defender', { away: true })).toBe(503);
    expect(await failure('/elsewhere', { away: true })).toBe('302 /en/404');
  });

  it('makes way for a page that staff made at its address', async () => {
    const shown = await open('/vehicles/used');
    expect(shown.content.landing).toBeNull();
    expect(shown.canonical).toBe('/en/vehicles/used');
  });
});

describe('the list of all vehicles', () => {
  it.each([
    ['', '/en/vehicles', undefined],
    ['?models=Defender', '/en/vehicles/defender', undefined],
    ['?models=Defender&page=2', '/en/vehicles/defender?page=2', undefined],
    ['?models=Defender&display_price.to=9', '/en/vehicles/defender', undefined],
    ['?colors=black', '/en/vehicles', undefined],
    ['?models=Constructor', '/en/vehicles', undefined],
    ['?q=black', '/en/vehicles', 'noindex'],
    ['?_postcode=12002&_locality=x', '/en/vehicles', 'noindex'],
  ])('at "%s" is found under %s (%s)', async (search, canonical, robots) => {
    const shown = await open(`/vehicles${search}`);
    expect([shown.canonical, shown.robots]).toEqual([canonical, robots]);
    expect(shown.content.address).toBeUndefined();
    expect(shown.description).toBe('All of them');
  });
});
