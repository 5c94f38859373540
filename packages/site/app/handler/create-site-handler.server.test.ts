import type { Call } from '@mawkib/api-clients';
import { getVehicle, listVehicles } from '@mawkib/api-clients/contracts/stock';
import type { ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import { siteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import { createSiteHandler, type SiteHandlerOptions } from './create-site-handler.server.ts';

/** A build of one route, which asks the stock service as pages do. */
const build = {
  basename: '/',
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  entry: { module: { default: () => new Response() } },
  future: {},
  isSpaMode: false,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  publicPath: '/',
  prerender: [],
  routes: {
    stock: {
      id: 'stock',
      path: '/stock',
      module: {
        async loader({
          context,
        }: {
          context: { get(key: typeof siteContext): Pick<SiteHandlerOptions, 'call'> };
        }) {
          const { call } = context.get(siteContext);
          await call(listVehicles, { params: { listing: stockListing }, query: {} });
          await call(getVehicle, { params: { listing: stockListing, id: '7' }, query: {} });
          return new Response('listed');
        },
      },
    },
  },
} as unknown as ServerBuild;

const open = (call: Call) =>
  createSiteHandler(build, {
    call,
    components: { preloadAll: async () => {} },
    catalogue: { definitions: [] },
    theme: 'land-rover',
    publicUrl: 'https://market.example',
    presets: {},
    blockChunks: {},
    log: vi.fn(),
  } as unknown as SiteHandlerOptions);

it('asks for the publication lists of the market’s settings, whatever a page asks for [S-8-17]', async () => {
  const requested: (string | undefined)[] = [];
  const call = vi.fn(async ({ id }: { id: string }, input?: { params?: { listing?: string } }) => {
    if (id === 'getSettings')
      return { data: [{ id: '1', key: 'stock_locator.publication_lists', value: 'new,approved' }] };
    if (id === 'listVehicles' || id === 'getVehicle') requested.push(input?.params?.listing);
    return { data: [], meta: { facets: {}, ranges: {} } };
  });
  const handler = open(call as unknown as Call);
  const { response } = await handler.handle(new Request('https://market.example/stock'), 'n');
  expect(response.status).toBe(200);
  expect(new Set(requested)).toEqual(new Set(['new,approved']));
});

it('tells search engines not to list the addresses of data', async () => {
  const call = async () => ({ data: [], meta: { facets: {}, ranges: {} } });
  const handler = open(call as unknown as Call);
  const robots = async (path: string) => {
    const { response } = await handler.handle(new Request(`https://market.example${path}`), 'n');
    return response.headers.get('x-robots-tag');
  };
  expect([await robots('/stock.data'), await robots('/stock')]).toEqual(['noindex', null]);
});
