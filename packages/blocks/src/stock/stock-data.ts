import { listVehicles } from '@mawkib/api-clients/contracts';
import { toServiceQuery } from '@mawkib/stock-locator/engine';
import type { DataContext } from '../model/data.js';
import { forCards } from './for-cards.js';
import { defaultListing, type StockRestriction, stockQuery } from './stock-query.js';

type Fields = StockRestriction & { ci_key_list: string };

/** The vehicles that the page's address asks for, within what the block is restricted to. */
export const stockData = ({
  fields,
  search,
  locale,
}: Pick<DataContext<Fields, never>, 'fields' | 'search' | 'locale'>) => ({
  operation: listVehicles,
  input: {
    params: { listing: fields.ci_key_list.trim() || defaultListing },
    query: toServiceQuery(stockQuery(search, fields), { lang: locale }),
  },
  select: forCards,
});
