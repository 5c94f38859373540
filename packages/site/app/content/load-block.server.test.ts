import { type Call, ServiceError } from '@mawkib/api-clients';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type SiteContext, siteContext } from '../context/site-context.ts';
import { createMarketContent } from '../dynamic-content/create-market-content.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { redirectDenied } from '../request/redirect-denied.server.ts';
import { storeHeader } from '../request/store-headers.ts';
import { loader } from '../routes/block-data.ts';

const list = (id: string, more: object = {}) => ({
  id,
  template: 'stock-locator',
  fields: {
    ci_key_list: '',
    ci_key_brand: 'All',
    ci_key_model: 'None',
    vehicles: { headline: '', list: [] },
  },
  groups: [],
  ...more,
});
const blocks = [
  list('stock'),
  list('other'),
  list('hidden', { dc_strategy: { key: 'brand_from_url', value: 'defender' } }),
  { id: 'text', template: 'snippet', fields: {}, groups: [] },
];
const meta = { page: 1, items: 12, total: 3, facets: {}, ranges: {} };

/** Asks for one block's data; `refused` are calls that fail so. */
async function ask(
  block: string,
  search = '',
  rejected: Record<string, Error> = {},
  more: object = {},
) {
  const logger = { warn: vi.fn(), error: vi.fn() };
  const rows = [{ key: 'stock_locator.publication_lists', value: 'new,approved' }];
  const settings = createSettings(siteSettings, rows, logger);
  const calls: { id: string; input: { params?: object; query?: Record<string, unknown> } }[] = [];
  const call = redirectDenied((async ({ id }: { id: string }, input: never) => {
    calls.push({ id, input });
    if (rejected[id]) throw rejected[id];
    if (id === 'getPageByPath') {
      return { data: { id: '1', type: 'page', attributes: { path: '/vehicles', blocks } } };
    }
    return id === 'listVehicles' ? { data: [], meta: { ...meta, ...more } } : { data: null };
  }) as unknown as Call);
  const market = async () => ({ settings, navigation: [], placedNavigation: null, metaheads: [] });
  const context = new RouterContextProvider();
  const site = { call, catalogue, market, log: vi.fn() };
  context.set(siteContext, site as unknown as SiteContext);
  context.set(marketContext, createMarketContent({ call, market, logger, timeLimit: 20 }));
  const url = new URL(`/ar/block-data/${block}/vehicles${search}`, 'https://market.example');
  const params = { locale: 'ar', block, '*': 'vehicles' };
  const args = { context, url, params, request: new Request(url) };
  const response = await loader(args as never).catch((thrown: unknown) => thrown as Response);
  return { response, calls };
}

describe('the data of one block', () => {
  it('is what the page would load for that block, and nothing else is asked', async () => {
    const { response, calls } = await ask('stock', '?states=used&page=2');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: [], meta, features: expect.any(Array) });
    expect(response.headers.get(storeHeader)).toBe('1');
    const requested = calls.filter(({ id }) => id !== 'getPageByPath');
    expect(requested.map(({ id }) => id)).toEqual(['listVehicles']);
    expect(requested[0]?.input).toMatchObject({
      params: { listing: 'new,approved' },
      query: { page: 2, lang: 'ar' },
    });
    expect(JSON.stringify(requested[0]?.input.query)).toContain('used');
  });

  it('is not cached when it is a last known listing', async () => {
    const last_known = { at: '2026-11-20T08:00:00Z', asked_at: '2026-11-20T08:01:00Z' };
    const { response } = await ask('stock', '', {}, { last_known });
    expect([response.headers.has(storeHeader), response.headers.get('cache-control')]).toEqual([
      false,
      'no-store',
    ]);
  });

  it('is missing of a block that the page does not show, or that has no data', async () => {
    for (const block of ['nobody', 'hidden', 'text']) {
      expect((await ask(block)).response.status, block).toBe(404);
    }
  });

  it('reports that it cannot be had, and leads away who may not see it', async () => {
    const down = await ask('stock', '', { listVehicles: new Error('down') });
    expect(down.response.status).toBe(502);
    const denied = new ServiceError('http', 'forbidden', { status: 403 });
    const { response } = await ask('stock', '', { listVehicles: denied });
    expect([301, 302]).toContain(response.status);
  });
});
