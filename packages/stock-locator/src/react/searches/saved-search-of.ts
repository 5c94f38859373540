import { withoutLocale } from '@mawkib/core/locale';
import { toSearch } from '../../engine/page-address.js';
import { withinPage } from '../../engine/searches/within-page.js';
import { defaultSort } from '../../engine/sorts.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { searchId } from './saved-searches.js';
import type { ListSource } from './stock-service.js';

/** The search that a list shows, as it is saved: the order of the list and its page are none of it. */
export function savedSearchOf(
  path: string,
  query: VehicleQuery,
  { list = 'all', within }: ListSource,
) {
  const plain = { ...query, sort: defaultSort, page: 1 };
  const asked = toSearch(withinPage(plain, within));
  return {
    id: searchId(list, asked),
    path: withoutLocale(path),
    search: toSearch(plain),
    listing: list,
    asked,
  };
}
