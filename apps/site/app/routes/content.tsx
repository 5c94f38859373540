import { preloadBlocks } from '@mawkib/blocks';
import { answersByItself } from '@mawkib/stock-locator';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ContentPageView } from '../content/ContentPageView.tsx';
import { handleContentPost } from '../content/content-action.server.ts';
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

/** On a navigation in the browser the blocks' code arrives with the data, so nothing flashes. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const content = await serverLoader();
  await preloadBlocks(content.page.blocks.map(({ template }) => template));
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
  return <ContentPageView content={loaderData} outcome={actionData} />;
}
