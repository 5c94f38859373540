import type { ContentPage } from '@mawkib/api-clients/contracts';
import { stripStill } from '@mawkib/blocks';
import { definitionOf, loadBlockData } from '@mawkib/blocks/definitions';
import type { Locale } from '@mawkib/core/locale';
import { pageTitle } from '@mawkib/core/settings';
import { brandNames } from '@mawkib/core/vocabulary';
import type { RouterContextProvider } from 'react-router';
import { hasStockBlocks } from '../analytics/has-stock-blocks.server.ts';
import { marketContext } from '../dynamic-content/market-context.ts';
import { showBlocks } from '../dynamic-content/show-blocks.server.ts';
import { readPerson } from '../session.server.ts';
import { ownMetaheads, type SiteContext, siteContext, stillProps } from '../site-context.ts';
import { checkHeroImages } from './hero-images.server.ts';
import { loadPage, pagePath } from './load-page.server.ts';

interface PreparedRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The address without React Router's own suffixes. */
  url: URL;
  locale: Locale;
}

/** Everything that the public page at a path shows. */
export async function loadContent(request: PreparedRequest & { path: string | undefined }) {
  const page = await loadPage(request.context.get(siteContext), {
    path: pagePath(request.path),
    locale: request.locale,
    search: request.url.search,
    cookie: request.request.headers.get('cookie') ?? undefined,
  });
  return prepareContent({ ...request, page });
}

/** A page with its blocks' data. Still blocks keep their props on the server (islands). */
export async function prepareContent({
  context,
  request,
  url,
  locale,
  page,
}: PreparedRequest & { page: ContentPage }) {
  const site = context.get(siteContext);
  const { blocks: stored, ...attributes } = page.attributes;
  const { blocks: shown, isComplete } = await showBlocks(
    stored,
    { locale, path: attributes.path },
    context.get(marketContext),
  );
  const blocks = await checkHeroImages(shown, site.imageSizesOf);
  let sentAway: Response | undefined;
  const market = await site.market(locale);
  const [states, person, metaheads] = await Promise.all([
    loadBlockData(blocks, {
      definitionOf,
      call: site.call,
      search: url.searchParams,
      locale,
      path: attributes.path,
      settings: market.settings,
      onFailure: (block, error) => {
        if (error instanceof Response) sentAway = error;
        else site.log('error', `Data of ${block.template} on ${attributes.path} failed`, error);
      },
    }),
    readPerson(site.call, request),
    site.metaheadsOf(page.id),
  ]);
  if (sentAway) throw sentAway;
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (isDocument) {
    context.set(stillProps, blocks);
    context.set(ownMetaheads, metaheads);
  }
  const failed = Object.values(states).some(({ state }) => state === 'failed');
  const { meta_title, title, theme } = attributes;
  const divider = market.settings.get('meta.title_divider');
  return {
    theme,
    title: pageTitle([meta_title || title, brandNames[theme]], divider),
    page: { id: page.id, ...attributes, blocks: isDocument ? stripStill(blocks) : blocks },
    states,
    /** The document carries them already. */
    metaheads: isDocument ? [] : metaheads,
    chunks: isDocument ? chunksOf(site, blocks) : [],
    canonical: attributes.canonical_url ?? `${site.publicUrl}${url.pathname}`,
    publicUrl: site.publicUrl,
    hasStockBlocks: hasStockBlocks(blocks),
    /** Strategies look at the path alone, which the address of what is kept has in it. */
    storable: !person && !failed && isComplete,
  };
}

export type Content = Awaited<ReturnType<typeof prepareContent>>;

const chunksOf = (site: SiteContext, blocks: readonly { template: string; still?: unknown }[]) => [
  ...new Set(
    blocks
      .filter(({ still }) => !still)
      .flatMap(({ template }) => site.blockChunks[template] ?? []),
  ),
];
