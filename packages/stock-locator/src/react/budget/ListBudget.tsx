import type { ListingMeta } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { useCallback, useState } from 'react';
import { parseQuery, toSearch } from '../../engine/query/search-params.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { ListSource } from '../call-stock.js';
import type { StockNavigation } from '../listing/stock-navigation.js';
import { countVehicles } from './count-vehicles.js';
import { MonthlyBudgetPanel } from './MonthlyBudgetPanel.js';

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
