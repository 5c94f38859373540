import { type Call, ServiceError } from '@mawkib/api-clients';
import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type SiteContext, serverOnlyProps, siteContext } from '../context/site-context.ts';
import { createMarketContent } from '../dynamic-content/create-market-content.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { redirectDenied } from '../request/redirect-denied.server.ts';
import { prepareContent } from './load-content.server.ts';

const block = (id: string, strategy?: object) => ({
  id,
  template: 'snippet',
  fields: { title: id },
  groups: [],
  still: true as const,
  ...(strategy && { dc_strategy: strategy }),
});

const stockBlock = {
  id: 's',
  template: 'stock-locator',
  fields: {
    ci_key_list: '',
    ci_key_brand: 'All',
    ci_key_model: 'None',
    vehicles: { headline: '', list: [] },
  },
  groups: [],
};

/** The page at a path, as it is prepared for a visitor; `refused` are calls that are answered so. */
async function prepare(
  path: string,
  blocks: object[],
  response: () => Promise<unknown>,
  rejected: Record<string, ServiceError> = {},
  listing: object = { data: null },
  values: Record<string, string> = {},
  { page_type, offer, news }: { page_type?: string; offer?: object; news?: object } = {},
) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const rows = [
    { key: 'mena.offers_api_url', value: '/services/content/offers' },
    ...Object.entries(values).map(([key, value]) => ({ key, value })),
  ];
  const settings = createSettings(siteSettings, rows, logger);
  const requested = vi.fn(response);
  const call = redirectDenied((async ({ id }: { id: string }) => {
    if (rejected[id]) throw rejected[id];
    if (id === 'listVehicles') return listing;
    if (id === 'getOffer') return { data: offer };
    if (id === 'getNews' && news) return news;
    return { data: id === 'getOffers' ? await requested() : null };
  }) as unknown as Call);
  const market = async () => ({ settings, navigation: [], placedNavigation: null, metaheads: [] });
  const publicUrl = 'https://market.example';
  const context = new RouterContextProvider();
  const site = {
    call,
    catalogue,
    publicUrl,
    market,
    metaheadsOf: async () => [],
    blockChunks: {},
    log: vi.fn(),
  };
  context.set(siteContext, site as unknown as SiteContext);
  context.set(marketContext, createMarketContent({ call, market, logger, timeLimit: 20 }));
  const url = new URL(`/ar${path}`, publicUrl);
  const attributes = {
    path: decodeURIComponent(path),
    title: 'T',
    theme: 'land-rover',
    canonical_url: null,
    page_type,
    blocks,
  };
  const page = { id: '1', type: 'page', attributes } as unknown as ContentPage;
  const content = await prepareContent({
    context,
    request: new Request(url),
    url,
    locale: 'ar',
    page,
  });
  return { content, requested, still: context.get(serverOnlyProps).map(({ id }) => id) };
}

describe('prepareContent', () => {
  const byBrand = (brand: string) => block(brand, { key: 'brand_from_url', value: brand });

  it('leaves out what this path does not show, of what the server renders too', async () => {
    const blocks = [block('always'), byBrand('defender'), byBrand('discovery')];
    const on = async (path: string) => (await prepare(path, blocks, async () => [])).still;
    expect(await on('/defender/accessories')).toEqual(['always', 'defender']);
    expect(await on('/news')).toEqual(['always', 'discovery']);
  });

  it('may be kept, unless something was not known in time', async () => {
    const bound = block('bound', { key: 'offers', value: 'defender' });
    const known = await prepare('/', [bound], async () => [{ car_model_key: 'defender' }]);
    expect([known.content.storable, known.still]).toEqual([true, ['bound']]);
    const late = await prepare('/', [bound], () => new Promise(() => {}));
    expect([late.content.storable, late.still]).toEqual([false, ['bound']]);
  });

  it('is not kept with a list of the stock that is only the last known', async () => {
    const kept = async (last_known?: object) => {
      const meta = { page: 1, items: 12, total: 0, facets: {}, ranges: {}, last_known };
      const listing = { data: [], meta };
      return (await prepare('/stock', [stockBlock], async () => [], {}, listing)).content.storable;
    };
    expect(await kept()).toBe(true);
    expect(await kept({ at: '2026-11-20T08:00:00Z', asked_at: '2026-11-20T08:01:00Z' })).toBe(
      false,
    );
  });

  it('names the publication lists of the settings in blocks of the market’s own list [S-8-17]', async () => {
    const meta = { page: 1, items: 12, total: 0, facets: {}, ranges: {} };
    const lists = { 'stock_locator.publication_lists': 'new,approved' };
    const listing = { data: [], meta };
    const { content } = await prepare('/stock', [stockBlock], async () => [], {}, listing, lists);
    expect(content.page.blocks).toMatchObject([{ fields: { ci_key_list: 'new,approved' } }]);
  });

  it('responds with 410, without the index, where an offer has ended', async () => {
    const at = async (is_ended: boolean) => {
      const offer = { id: 'winter', car_model_key: 'xe', is_ended };
      const page = { page_type: 'offer', offer };
      const path = '/offers/winter';
      return (await prepare(path, [], async () => [], {}, {}, {}, page)).content;
    };
    expect(await at(false)).toMatchObject({ status: 200, index: true });
    expect(await at(true)).toMatchObject({ status: 410, index: false });
  });

  it('fetches nothing for a page on which nothing depends on anything', async () => {
    const { content, requested } = await prepare('/', [block('a')], async () => []);
    expect([content.storable, requested.mock.calls]).toEqual([true, []]);
  });

  it('sends to /no-access where a block’s own data is denied, also when another one fails [B-6-03]', async () => {
    const deny = (code?: string, status = 403) =>
      new ServiceError('http', 'refused', {
        status,
        ...(code && { problem: { type: 'about:blank', title: 'x', status, code } }),
      });
    const loaded = (responses: Record<string, ServiceError>) =>
      prepare('/stock', [block('a'), stockBlock], async () => [], responses).catch(
        (thrown) => thrown,
      );
    for (const denied of [deny(), deny('forbidden')]) {
      const response = await loaded({ listVehicles: denied });
      expect(response).toBeInstanceOf(Response);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/ar/no-access']);
    }
    const { content } = await loaded({ listVehicles: deny('unexpected', 500) });
    expect(content.states.s).toMatchObject({ state: 'failed', status: 500 });
  });
});

it('names a page with a slash in its id as it is requested, in other languages too', async () => {
  const { content } = await prepare('/offers/a%2Fb', [], async () => []);
  expect([content.canonical, content.alternatePath]).toEqual([
    'https://market.example/ar/offers/a%2Fb',
    '/offers/a%2Fb',
  ]);
});

describe('a page number beyond the last page of a list', () => {
  const stock = (path: string, meta: object) =>
    prepare(path, [stockBlock], async () => [], {}, { data: [], meta });
  const newsBlock = { id: 'n', template: 'news', fields: { items_per_page: 6 }, groups: [] };
  const news = (path: string, pages: number) =>
    prepare(
      path,
      [newsBlock],
      async () => [],
      {},
      undefined,
      {},
      {
        news: { data: [], meta: { pages } },
      },
    );
  const leadsTo = async (page: Promise<unknown>) => {
    const thrown = await page.then(
      () => null,
      (error: unknown) => error,
    );
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown;
  };

  it('leads to the last page of the stock, with the rest of the address', async () => {
    const meta = { total: 30, items: 12, page: 100_000 };
    expect(await leadsTo(stock('/vehicles?colour=red&page=999999', meta))).toEqual([
      302,
      '/ar/vehicles?colour=red&page=3',
    ]);
    const none = { total: 0, items: 12, page: 2 };
    expect(await leadsTo(stock('/vehicles?page=2', none))).toEqual([302, '/ar/vehicles']);
  });

  it('leads to the last page of the news', async () => {
    expect(await leadsTo(news('/news?currentPage=999', 4))).toEqual([
      302,
      '/ar/news?currentPage=4',
    ]);
  });

  it('is no page that exists', async () => {
    const meta = { total: 30, items: 12, page: 3 };
    expect(await leadsTo(stock('/vehicles?page=3', meta))).toBeNull();
    expect(await leadsTo(news('/news?currentPage=4', 4))).toBeNull();
  });
});
