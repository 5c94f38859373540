import type { Call } from '@mawkib/api-clients';
import type { ContentPage } from '@mawkib/api-clients/contracts/content';
import { BlockComponentsProvider, Blocks, ServerOnlyPropsProvider } from '@mawkib/blocks';
import { fromSample } from '@mawkib/blocks/model';
import { createSettings, siteSettings } from '@mawkib/core/settings';
import { components } from '@mawkib/demo-market/components';
import { catalogueWithTides, tideTable } from '@mawkib/demo-market/testing';
import { componentsWithTides } from '@mawkib/demo-market/testing/components';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type SiteContext, serverOnlyProps, siteContext } from '../context/site-context.ts';
import { createMarketContent } from '../dynamic-content/create-market-content.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { checkComponents } from '../handler/check-components.server.ts';
import { prepareContent } from './load-content.server.ts';

const publicUrl = 'https://market.example';

/** A published page with the market's block, as the site prepares it for a visitor. */
async function prepare() {
  const call = vi.fn(async ({ id }: { id: string }) =>
    id === 'getTides' ? { data: { high: '06:12', low: '12:31' } } : { data: null },
  );
  const settings = createSettings(siteSettings, [], console);
  const market = async () => ({ settings, navigation: [], placedNavigation: null, metaheads: [] });
  const given = { call: call as unknown as Call, market };
  const context = new RouterContextProvider();
  context.set(siteContext, {
    ...given,
    catalogue: catalogueWithTides,
    components: componentsWithTides,
    publicUrl,
    metaheadsOf: async () => [],
    imageFactsOf: async () => null,
    blockChunks: {},
    log: vi.fn(),
  } as unknown as SiteContext);
  context.set(marketContext, createMarketContent({ ...given, logger: console }));
  const stored = fromSample(tideTable, tideTable.sample.en);
  const blocks = catalogueWithTides.resolve([stored], { locale: 'en', now: new Date() });
  const attributes = {
    path: '/tides',
    title: 'T',
    theme: 'land-rover',
    canonical_url: null,
    blocks,
  };
  const page = { id: '1', type: 'page', attributes } as unknown as ContentPage;
  const url = new URL('/en/tides', publicUrl);
  const requested = { context, request: new Request(url), url, locale: 'en', page } as const;
  const content = await prepareContent(requested);
  return { call, content, blocks: context.get(serverOnlyProps) };
}

it('a page with a market’s block is rendered with what the block’s own call answered', async () => {
  const { call, content, blocks } = await prepare();
  const requested = call.mock.calls.find(([{ id }]) => id === 'getTides') as unknown[];
  expect(requested[1]).toEqual({ params: { harbour: 'rashid' } });
  await componentsWithTides.preloadAll();
  const html = renderToStaticMarkup(
    <BlockComponentsProvider value={componentsWithTides}>
      <ServerOnlyPropsProvider blocks={blocks}>
        <Blocks blocks={content.page.blocks} states={content.states} />
      </ServerOnlyPropsProvider>
    </BlockComponentsProvider>,
  );
  expect(html).toMatch(/<section[^>]*data-block="tide-table"[^>]*data-static/);
  expect(html).toContain('Tides at Port Rashid');
  expect(html).toContain('06:12 / 12:31');
  expect(html).toContain('<strong>wind</strong>');
});

it('a site does not start when its market lacks a component, and names it', () => {
  const given = { catalogue: catalogueWithTides, components: componentsWithTides };
  expect(() => checkComponents(given)).not.toThrow();
  expect(() => checkComponents({ ...given, components })).toThrow(
    'Blocks without a component: "tide-table". Add them to createBlockComponents.',
  );
});
