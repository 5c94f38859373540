import type { ListingMeta } from '@mawkib/api-clients/contracts/stock';
import { listVehiclesLight } from '@mawkib/api-clients/operations';
import { englishOrDefault, type Locale } from '@mawkib/core/locale';
import { useCallback, useState } from 'react';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { parseQuery, toSearch } from '../../engine/query/search-params.js';
import { toServiceQuery } from '../../engine/query/service-query.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { callStock, type ListSource } from '../call-stock.js';
import type { StockNavigation } from '../listing/stock-navigation.js';
import { MonthlyBudgetPanel } from './MonthlyBudgetPanel.js';

/** Requests the number of vehicles of a query from the stock service. */
async function countVehicles(
  query: VehicleQuery,
  { service, list = 'all', within }: ListSource,
  signal: AbortSignal,
): Promise<number> {
  const lists = { ...query.lists, ...within?.lists };
  const requested = normaliseQuery({ ...query, lists, page: 1 });
  const { meta } = await callStock(service)(
    listVehiclesLight,
    {
      params: { listing: list },
      query: toServiceQuery(requested, { lang: englishOrDefault(), items: 1 }),
    },
    { signal },
  );
  if (typeof meta?.total !== 'number') throw new Error('Count: no total');
  return meta.total;
}

interface Props extends ListSource {
  meta: ListingMeta;
  path: string;
  query: VehicleQuery;
  locale: Locale;
  navigation: StockNavigation;
}

/** Monthly budget of a list; renders nothing if the market has no finance plan. */
export function ListBudget({ meta, service, list, within, ...props }: Props) {
  const demanded = within && toSearch(within);
  const count = useCallback(
    (query: VehicleQuery, signal: AbortSignal) => {
      const base = demanded === undefined ? undefined : parseQuery(new URLSearchParams(demanded));
      return countVehicles(query, { service, list, within: base }, signal);
    },
    [service, list, demanded],
  );
  // Responses of the page's own stock have no finance plan.
  const [lastPlan, setLastPlan] = useState(meta.finance);
  if (meta.finance && meta.finance !== lastPlan) setLastPlan(meta.finance);
  const plan = meta.finance ?? lastPlan;
  if (!plan) return null;
  return <MonthlyBudgetPanel {...props} plan={plan} payments={meta.monthly} count={count} />;
}
