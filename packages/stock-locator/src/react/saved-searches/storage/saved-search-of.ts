import { withoutLocale } from '@mawkib/core/locale';
import { defaultSort } from '../../../engine/filters/sorts.js';
import { toSearch } from '../../../engine/query/search-params.js';
import type { VehicleQuery } from '../../../engine/query/vehicle-query.js';
import { withinPage } from '../../../engine/query/within-page.js';
import type { ListSource } from '../../call-stock.js';
import { searchId } from './saved-searches.js';

/** The search of a list in its saved form, without sort and page. */
export function savedSearchOf(
  path: string,
  query: VehicleQuery,
  { list = 'all', within }: ListSource,
) {
  const plain = { ...query, sort: defaultSort, page: 1 };
  const requested = toSearch(withinPage(plain, within));
  return {
    id: searchId(list, requested),
    path: withoutLocale(path),
    search: toSearch(plain),
    listing: list,
    requested,
  };
}
