import { asSort } from '../filters/sorts.js';
import { normaliseQuery } from './normalise-query.js';
import { parseQuery, toSearch } from './page-address.js';
import { everything, type VehicleQuery } from './vehicle-query.js';

/** The filters that a service read out of free words, and the words that are left. */
export type ReadWords = Pick<VehicleQuery, 'lists' | 'ranges' | 'words'> &
  Partial<Pick<VehicleQuery, 'monthly' | 'sort'>>;

/** As a listing's `meta.read_words` carries it: the search part of a page's address. */
export function writeReadWords({ sort, ...read }: ReadWords): string {
  const search = new URLSearchParams(toSearch(normaliseQuery({ ...everything, ...read })));
  if (sort) search.set('sort', sort);
  return search.toString();
}

/**
 * The query with its free words taken as the filters that the service read out of them: what an
 * address without those words would ask. The same query where it read none.
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
