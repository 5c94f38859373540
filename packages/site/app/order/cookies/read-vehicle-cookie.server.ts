import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from './is-secure.server.ts';

/** Id of the vehicle that the buyer ordered last in this browser; ends with the browser session. */
const cookie = createCookie('mk_order_vehicle', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
});

/** Undefined if there is none or it is invalid. */
export async function readVehicleCookie(request: Request): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined;
}

export const setVehicleCookie = (vehicleId: string, site: Surroundings): Promise<string> =>
  cookie.serialize(vehicleId, { secure: isSecure(site) });
