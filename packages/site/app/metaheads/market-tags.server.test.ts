import type { Call } from '@mawkib/api-clients';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageMetaheads, type SiteContext, siteContext } from '../context/site-context.ts';
import { createMarketCache } from '../market-cache/create-market-cache.server.ts';
import { marketTags } from './market-tags.server.ts';

const metahead = (id: string, page_id: string | null) => ({
  id,
  content: 'run()',
  language: 'javascript' as const,
  sequence: 1,
  page_id,
  reload_on_each_page: false,
  in_body: false,
});

function contextOf(meta: string, more: Record<string, unknown> = {}) {
  const responses: Record<string, unknown> = {
    getSettings: [{ id: '1', key: 'meta', value: meta }],
    ...more,
    getNavEntries: [],
    getMetaheads: [metahead('everywhere', null)],
  };
  const call = (async ({ id }: { id: string }) => ({ data: responses[id] })) as unknown as Call;
  const log = () => {};
  const { get: market, metaheadsOf, imageFactsOf, stockValues } = createMarketCache({ call, log });
  const context = new RouterContextProvider();
  const given = { theme: 'land-rover' as const, publicUrl: '', blockChunks: {} };
  context.set(siteContext, {
    ...given,
    call,
    log,
    market,
    metaheadsOf,
    imageFactsOf,
    stockValues,
    nonce: 'n0nce',
  } as unknown as SiteContext);
  return context;
}

describe('marketTags', () => {
  it('adds the tags of the setting `meta` to every head, handlers left out', async () => {
    const context = contextOf('[{"name":"x","content":"\\"y\\"","onload":"evil()"}]');
    const { head } = await marketTags(context, 'ar');
    expect(head).toContain('<meta name="x" content="&quot;y&quot;">');
    expect(head).not.toContain('evil');
  });

  it('lets the document ask the hosts of the navigation service', async () => {
    const hosts = ['https://nav.example'];
    const getPlacedNavigation = { html: '', css: [], js: [], hosts };
    const tags = await marketTags(contextOf('', { getPlacedNavigation }), 'ar');
    expect(tags.sources['script-src']).toEqual(hosts);
  });

  it('puts the page’s meta heads beside those of every page', async () => {
    const context = contextOf('{');
    context.set(pageMetaheads, [metahead('own', 'home')]);
    const { head } = await marketTags(context, 'ar');
    expect(head).toMatch(/<script data-metahead="everywhere".*<script data-metahead="own"/);
  });

  it('denies Google’s consent types before any of them', async () => {
    const { head } = await marketTags(contextOf('{'), 'ar');
    const [denied = '', tag = ''] = head.split('</script>');
    expect(denied).toMatch(/^<script nonce="n0nce">.*"default".*"ad_storage":"denied"/);
    expect(tag).toContain('run()');
  });

  it('gives the canvas none', async () => {
    const context = contextOf('[{"name":"x","content":"y"}]');
    context.set(pageMetaheads, null);
    expect(await marketTags(context, 'ar')).toEqual({ head: '', body: '', sources: {} });
  });
});
