import type { ListingMeta } from '@mawkib/api-clients/contracts';
import type { ListKey } from '../filters/filter-definitions.js';
import { normaliseQuery } from './normalise-query.js';
import type { VehicleQuery } from './vehicle-query.js';

type Lists = Partial<Record<ListKey, readonly string[]>>;

const entriesOf = (page: VehicleQuery) => Object.entries(page.lists) as [ListKey, string[]][];
const chosenOf = (query: VehicleQuery, key: ListKey, allowed: readonly string[]) =>
  (query.lists[key] ?? []).filter((value) => allowed.includes(value));

/**
 * What a service is asked for a visitor's query on a page that restricts its list to `page`: of a
 * restricted filter only values that the page allows, all of them where the visitor chose none.
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
 * A visitor's own choice on such a page: a restriction is no filter that could be taken off. Of a
 * restriction to several models the visitor may choose some.
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

/** The facets without models that the page rules out. */
export function facetsWithin(meta: ListingMeta, page: VehicleQuery | undefined): ListingMeta {
  const allowed = page?.lists.models;
  const known = meta.facets.models;
  if (!allowed || !known) return meta;
  const models = known.filter(({ value }) => allowed.includes(value));
  return { ...meta, facets: { ...meta.facets, models } };
}
