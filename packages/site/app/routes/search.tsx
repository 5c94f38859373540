import { localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { PageLayout } from '../layout/PageLayout.tsx';
import { localeOf } from '../page/use-page-locale.ts';
import { loadSearch } from '../search/load-search.server.ts';
import { SearchPage } from '../search/SearchPage.tsx';
import { messages } from '../search/search.messages.ts';
import { readSearchQuery, writeSearchQuery } from '../search/search-query.ts';
import type { Route } from './+types/search';

/** Results for `?q=`, optionally of one kind. A page number after the last page redirects to the last page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const query = readSearchQuery(url.searchParams);
  const results = await loadSearch(context.get(siteContext), query, locale);
  if (query.page > Math.max(1, results.pages) && !results.isPartial) {
    const last = writeSearchQuery({ ...query, page: results.pages || 1 });
    throw redirect(localizedPath(`/search${last}`, locale));
  }
  return { query, results };
}

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const t = messages(localeOf(params));
  const text = loaderData?.query.text;
  return [
    { title: text ? t('title_of', { q: text }) : t('title') },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout layout="brand">
      <SearchPage {...loaderData} />
    </PageLayout>
  );
}
