import { createPageListings, useStockSession } from '@mawkib/stock-locator';
import { useEffect, useMemo } from 'react';
import { data, useLocation } from 'react-router';
import { blockLoader } from '../content/block-loader.ts';
import { ContentPageView } from '../content/ContentPageView.tsx';
import { createContentMemory, type ShownContent } from '../content/create-content-memory.ts';
import { loadContent } from '../content/load-content.server.ts';
import { pageMeta } from '../content/page-meta.ts';
import { blockComponents, pageTypeComponents } from '../context/block-components.ts';
import { siteContext } from '../context/site-context.ts';
import { stockSession } from '../context/stock-session.ts';
import { handleContentPost } from '../forms/handle-content-post.server.ts';
import { sentKey, sentLead } from '../forms/thanks/sent-lead.server.ts';
import { isUnreachable } from '../navigation/is-unreachable.ts';
import { localeOf, usePageLocale } from '../page/use-page-locale.ts';
import { pageParts } from '../page-types/page-parts.ts';
import { storeHeaders } from '../request/store-headers.ts';
import { throwUnavailable } from '../request/throw-unavailable.server.ts';
import type { Route } from './+types/content';

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const path = (params as { '*'?: string })['*'];
  const [content, sent] = await Promise.all([
    loadContent({ context, request, url, locale, path }).catch(
      throwUnavailable(site, url.pathname),
    ),
    sentLead(site, { request, url, locale }),
  ]);
  const { status } = content;
  const storable = content.storable && !url.searchParams.has(sentKey);
  return data({ ...content, sent }, { status, headers: storable ? storeHeaders : {} });
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  return handleContentPost({ context, request, url, locale: localeOf(params) });
}

/**
 * Loads the blocks' code together with the data, so nothing flashes. If the site is unreachable, a
 * stock list keeps its last known state. Another query of a page with lists that have the whole stock
 * in memory needs no data.
 */
export async function clientLoader({
  serverLoader,
  context,
  url,
}: Route.ClientLoaderArgs): Promise<ShownContent> {
  const session = context.get(stockSession);
  const memory = session.get(createContentMemory);
  const open = session.get(createPageListings).cover(url) ? memory.shown(url.pathname) : undefined;
  if (open) return open;
  const content = await serverLoader().catch((error: unknown) => {
    const shown = isUnreachable(error) ? memory.lastKnown(url) : undefined;
    if (!shown) throw error;
    return shown;
  });
  const templates = content.page.blocks.map(({ template }) => template);
  await Promise.all([
    context.get(blockComponents).preloadWhole(templates),
    context.get(pageTypeComponents)?.preload([content.page.page_type ?? '']),
    content.part && pageParts.preload([content.part.kind]),
  ]);
  return content;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  pageMeta(loaderData, localeOf(params));

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const content: ShownContent = loaderData;
  const { pathname, search } = useLocation();
  const { address, instead, page } = content;
  const locale = usePageLocale();
  const memory = useStockSession().get(createContentMemory);
  const loadBlock = useMemo(() => blockLoader(locale, page.path), [locale, page.path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded came for the address of then
  useEffect(() => memory.save({ pathname, search }, content), [memory, content]);
  return (
    <ContentPageView
      content={content}
      address={instead?.search === search ? instead.address : address}
      loadBlock={loadBlock}
      outcome={actionData ?? content.sent}
    />
  );
}
