import { englishOrDefault } from '@mawkib/core/locale';
import { normaliseQuery } from '../../engine/normalise-query.js';
import { toServiceQuery } from '../../engine/service-query.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { type ListSource, usualService } from '../searches/stock-service.js';

/** How many vehicles of a list a query leaves, asked of the stock service. */
export async function countVehicles(
  query: VehicleQuery,
  { service = usualService, list = 'all', within }: ListSource,
  signal: AbortSignal,
): Promise<number> {
  const lists = { ...query.lists, ...within?.lists };
  const asked = normaliseQuery({ ...query, lists, page: 1 });
  const entries = Object.entries(toServiceQuery(asked, { lang: englishOrDefault(), items: 1 }));
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  const path = `${service}/public_api/listing/${encodeURIComponent(list)}/light`;
  const answer = await fetch(`${path}?${search}`, { signal });
  if (!answer.ok) throw new Error(`Count: ${answer.status}`);
  const { meta } = (await answer.json()) as { meta?: { total?: unknown } };
  if (typeof meta?.total !== 'number') throw new Error('Count: no total');
  return meta.total;
}
