import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { loadSuggestions } from '../search/load-suggestions.server.ts';
import { readSearchQuery } from '../search/search-query.ts';
import type { Route } from './+types/search-suggestions';

/** Suggestions for `?q=` as JSON, for the search of the header. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { text } = readSearchQuery(url.searchParams);
  const found = await loadSuggestions(context.get(siteContext), text, localeOf(params));
  return Response.json(found, {
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
