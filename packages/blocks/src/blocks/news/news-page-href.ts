import { newsPageParam } from '@mawkib/core/storage';

/** URL of another page of the list, with the rest of the query. The first has no parameter. */
export function newsPageHref(
  { pathname, search }: { pathname: string; search: string },
  page: number,
): string {
  const query = new URLSearchParams(search);
  query.delete(newsPageParam);
  if (page > 1) query.set(newsPageParam, String(page));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
