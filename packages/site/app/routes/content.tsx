import { answersByItself } from '@mawkib/stock-locator';
import { useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { blockComponents } from '../block-components.ts';
import { ContentPageView } from '../content/ContentPageView.tsx';
import { handleContentPost } from '../content/content-action.server.ts';
import {
  isOutOfReach,
  keepContent,
  lastContent,
  type ShownContent,
} from '../content/last-content.ts';
import { loadContent } from '../content/load-content.server.ts';
import { pageMeta } from '../content/page-meta.ts';
import { localeOf } from '../locale.ts';
import { storeHeaders } from '../store-headers.ts';
import type { Route } from './+types/content';

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const content = await loadContent({
    context,
    request,
    url,
    locale: localeOf(params),
    path: (params as { '*'?: string })['*'],
  });
  return data(content, { headers: content.storable ? storeHeaders : {} });
}

export async function action({ params, request, context, url }: Route.ActionArgs) {
  return handleContentPost({ context, request, url, locale: localeOf(params) });
}

/**
 * On a navigation in the browser the blocks' code arrives with the data, so nothing flashes. Where the
 * site cannot be reached, a list of the stock stays as it was last known.
 */
export async function clientLoader({
  serverLoader,
  context,
  url,
}: Route.ClientLoaderArgs): Promise<ShownContent> {
  const content = await serverLoader().catch((error: unknown) => {
    const shown = isOutOfReach(error) ? lastContent(url) : undefined;
    if (!shown) throw error;
    return shown;
  });
  const templates = content.page.blocks.map(({ template }) => template);
  await context.get(blockComponents).preload(templates);
  return content;
}

/** A list that has the whole stock in the page answers another query of it without the service. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && answersByItself(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const content: ShownContent = loaderData;
  const { pathname, search } = useLocation();
  const { address, instead } = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded came for the address of then
  useEffect(() => keepContent({ pathname, search }, content), [content]);
  return (
    <ContentPageView
      content={content}
      address={instead?.search === search ? instead.address : address}
      outcome={actionData}
    />
  );
}
