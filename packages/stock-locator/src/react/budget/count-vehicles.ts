import { listVehiclesLight } from '@mawkib/api-clients/operations';
import { englishOrDefault } from '@mawkib/core/locale';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { toServiceQuery } from '../../engine/query/service-query.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { callStock, type ListSource } from '../call-stock.js';

/** Requests the number of vehicles of a query from the stock service. */
export async function countVehicles(
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
