import type { ListKey } from '../filter-definitions.js';
import { normaliseQuery } from '../normalise-query.js';
import type { VehicleQuery } from '../vehicle-query.js';

/**
 * What a service is asked for a visitor's query on a page that restricts its list to `page`: of a
 * restricted filter only values that the page allows, all of them where the visitor chose none.
 */
export function withinPage(query: VehicleQuery, page: VehicleQuery | undefined): VehicleQuery {
  if (!page) return query;
  const lists = Object.entries(page.lists).map(([key, allowed]) => {
    const chosen = (query.lists[key as ListKey] ?? []).filter((value) => allowed.includes(value));
    return [key, chosen.length > 0 ? chosen : allowed];
  });
  return normaliseQuery({
    ...page,
    ...query,
    lists: { ...query.lists, ...Object.fromEntries(lists) },
    ranges: { ...page.ranges, ...query.ranges },
  });
}
