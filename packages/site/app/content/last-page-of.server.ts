import { newsPageParam } from '@mawkib/core/storage';
import { isLastKnown } from './visible-blocks.server.ts';

interface ListState {
  state: string;
  value?: { page?: unknown; pages?: unknown; meta?: Record<string, unknown> };
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Page that a list of the page shows, its last page, and the parameter that names the page. */
function paging({ state, value }: ListState): { param: string; page: number; last: number } | null {
  if (state === 'failed' || !value || isLastKnown(value)) return null;
  const { total, page, items } = value.meta ?? {};
  if (isNumber(total) && isNumber(page) && isNumber(items) && items > 0) {
    return { param: 'page', page, last: Math.max(1, Math.ceil(total / items)) };
  }
  return isNumber(value.page) && isNumber(value.pages)
    ? { param: newsPageParam, page: value.page, last: Math.max(1, value.pages) }
    : null;
}

/**
 * Path and search of the last page where the address names one beyond it, in any list of the page;
 * null otherwise.
 */
export function lastPageOf(states: Readonly<Record<string, unknown>>, url: URL): string | null {
  for (const state of Object.values(states)) {
    const { param, page, last } = paging(state as ListState) ?? {};
    if (param === undefined || page === undefined || last === undefined || page <= last) continue;
    if (!(Number(url.searchParams.get(param)) > last)) continue;
    const search = new URLSearchParams(url.searchParams);
    if (last > 1) search.set(param, String(last));
    else search.delete(param);
    return `${url.pathname}${search.size > 0 ? `?${search}` : ''}`;
  }
  return null;
}
