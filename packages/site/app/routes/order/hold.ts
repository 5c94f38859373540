import { siteContext } from '../../context/site-context.ts';
import { loadOwnHold } from '../../order/load-own-hold.server.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import type { Route } from './+types/hold';

/** The open hold of this browser, as `{hold, now}` (`OwnHoldData`); `hold` is null if there is none. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await loadOwnHold(context.get(siteContext), request, localeOf(params));
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}
