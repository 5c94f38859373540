import type { ContentPage } from '@mawkib/api-clients/contracts';
import { stripStill } from '@mawkib/blocks';
import { definitionOf, loadBlockData } from '@mawkib/blocks/definitions';
import type { Locale } from '@mawkib/core/locale';
import type { RouterContextProvider } from 'react-router';
import { readPerson } from '../session.server.ts';
import { type SiteContext, siteContext, stillProps } from '../site-context.ts';
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
  const { blocks, ...attributes } = page.attributes;
  const [states, person] = await Promise.all([
    loadBlockData(blocks, {
      definitionOf,
      call: site.call,
      search: url.searchParams,
      locale,
      path: attributes.path,
      onFailure: (block, error) =>
        site.log('error', `Data of ${block.template} on ${attributes.path} failed`, error),
    }),
    readPerson(site.call, request),
  ]);
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  if (isDocument) context.set(stillProps, blocks);
  const failed = Object.values(states).some(({ state }) => state === 'failed');
  return {
    theme: attributes.theme,
    page: { id: page.id, ...attributes, blocks: isDocument ? stripStill(blocks) : blocks },
    states,
    chunks: isDocument ? chunksOf(site, blocks) : [],
    canonical: attributes.canonical_url ?? `${site.publicUrl}${url.pathname}`,
    publicUrl: site.publicUrl,
    storable: !person && !failed,
  };
}

export type Content = Awaited<ReturnType<typeof prepareContent>>;

const chunksOf = (site: SiteContext, blocks: readonly { template: string; still?: unknown }[]) => [
  ...new Set(
    blocks.filter(({ still }) => !still).flatMap(({ template }) => site.blockChunks[template] ?? []),
  ),
];
