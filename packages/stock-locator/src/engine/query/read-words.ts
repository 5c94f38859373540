import { asSort } from '../filters/sorts.js';
import { normaliseQuery } from './normalise-query.js';
import { parseQuery, toSearch } from './search-params.js';
import { everything, type VehicleQuery } from './vehicle-query.js';

/** Filters that a service parsed from search text, and the remaining text. */
export type ReadWords = Pick<VehicleQuery, 'lists' | 'ranges' | 'words'> &
  Partial<Pick<VehicleQuery, 'monthly' | 'sort'>>;

/** Serialises them for a listing's `meta.read_words`, as the search part of an address. */
export function writeReadWords({ sort, ...read }: ReadWords): string {
  const search = new URLSearchParams(toSearch(normaliseQuery({ ...everything, ...read })));
  if (sort) search.set('sort', sort);
  return search.toString();
}

/**
 * The query with its search text replaced by the filters of `meta.read_words`. Returns the same
 * query if nothing was parsed.
 */
export function withReadWords(query: VehicleQuery, written: string | undefined): VehicleQuery {
  if (written === undefined || query.words === undefined) return query;
  const search = new URLSearchParams(written);
  const read = parseQuery(search);
  return normaliseQuery({
    ...query,
    lists: { ...query.lists, ...read.lists },
    ranges: { ...query.ranges, ...read.ranges },
    ...(read.monthly && { monthly: { ...query.monthly, ...read.monthly } }),
    words: read.words,
    sort: search.has('sort') ? asSort(search.get('sort')) : query.sort,
  });
}
