import { loadBlock } from '../content/load-block.server.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { storeHeaders } from '../request/store-headers.ts';
import type { Route } from './+types/block-data';

/**
 * The data of one block of a content page, as JSON: `/:locale/block-data/:block/:path?:search`. A
 * stock list requests it for another query, so that the rest of the page is not loaded again.
 */
export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { value, storable } = await loadBlock({
    context,
    request,
    url,
    locale: localeOf(params),
    path: (params as { '*'?: string })['*'],
    block: params.block,
  });
  return Response.json(value, {
    headers: storable ? storeHeaders : { 'cache-control': 'no-store' },
  });
}
