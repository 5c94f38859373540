import type { ListingMeta } from '@mawkib/api-clients/contracts/stock';
import type { ListKey } from '../filters/filter-definitions.js';
import { normaliseQuery } from './normalise-query.js';
import type { VehicleQuery } from './vehicle-query.js';

type Lists = Partial<Record<ListKey, readonly string[]>>;

const entriesOf = (page: VehicleQuery) => Object.entries(page.lists) as [ListKey, string[]][];
const chosenOf = (query: VehicleQuery, key: ListKey, allowed: readonly string[]) =>
  (query.lists[key] ?? []).filter((value) => allowed.includes(value));

/**
 * The query for the service on a page that is restricted to `page`: a restricted filter has only
 * values that the page allows, all of them if the visitor selected none.
 */
export function withinPage(query: VehicleQuery, page: VehicleQuery | undefined): VehicleQuery {
  if (!page) return query;
  const lists: Lists = {};
  for (const [key, allowed] of entriesOf(page)) {
    const chosen = chosenOf(query, key, allowed);
    lists[key] = chosen.length > 0 ? chosen : allowed;
  }
  return normaliseQuery({
    ...page,
    ...query,
    lists: { ...query.lists, ...lists },
    ranges: { ...page.ranges, ...query.ranges },
  });
}

/**
 * The visitor's own filters on such a page: restrictions are not removable filters. If the page is
 * restricted to several models, the visitor may select some.
 */
export function withoutPage(query: VehicleQuery, page: VehicleQuery | undefined): VehicleQuery {
  if (!page || entriesOf(page).length === 0) return query;
  const lists: Lists = {};
  for (const [key, allowed] of entriesOf(page)) {
    const isChoice = key === 'models' && allowed.length > 1;
    lists[key] = isChoice ? chosenOf(query, key, allowed) : [];
  }
  return normaliseQuery({ ...query, lists: { ...query.lists, ...lists } });
}

/** Facets without models that the page excludes. */
export function facetsWithin(meta: ListingMeta, page: VehicleQuery | undefined): ListingMeta {
  const allowed = page?.lists.models;
  const known = meta.facets.models;
  if (!allowed || !known) return meta;
  const models = known.filter(({ value }) => allowed.includes(value));
  return { ...meta, facets: { ...meta.facets, models } };
}
