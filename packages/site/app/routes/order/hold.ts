import { siteContext } from '../../context/site-context.ts';
import { clearHoldMark } from '../../order/cookies/set-hold-mark.server.ts';
import { loadOwnHold } from '../../order/load-own-hold.server.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import type { Route } from './+types/hold';

/** The open hold of this browser, as `{hold, now}` (`OwnHoldData`); `hold` is null if there is none. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await loadOwnHold(site, request, localeOf(params));
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!found.hold) headers.append('set-cookie', await clearHoldMark(site));
  return Response.json(found, { headers });
}
