import { localizedPath } from '@mawkib/core/locale';
import { startJourney, stepPath } from '@mawkib/order-online/engine';
import { redirect } from 'react-router';
import { readVehicleCookie } from '../../order/cookies/read-vehicle-cookie.server.ts';
import { localeOf } from '../../page/use-page-locale.ts';
import type { Route } from './+types/start';

/**
 * Redirects to the details step: of the configuration in `config_url`, else of the vehicle that was
 * ordered last in this browser. Without either it redirects to the stock.
 */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  const vehicleId = await readVehicleCookie(request);
  const subject = startJourney({ ...(vehicleId && { vehicleId }), search: url.searchParams });
  const to = subject ? stepPath('details', { subject }) : '/vehicles';
  return redirect(localizedPath(to, localeOf(params)));
}
