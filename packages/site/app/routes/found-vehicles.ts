import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { findVehicles, idsOf } from '../saved/find-vehicles.server.ts';
import type { Route } from './+types/found-vehicles';

/** Vehicles by id, `?ids=1,2`, as `{vehicles, gone}`, for the list saved on a device. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = await findVehicles(
    context.get(siteContext),
    idsOf(url.searchParams),
    localeOf(params),
  );
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}
