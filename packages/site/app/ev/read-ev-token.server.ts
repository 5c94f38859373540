import { secondsInDay } from 'date-fns/constants';
import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from '../order/cookies/is-secure.server.ts';

/** Longer than any period of cancellation that a market is likely to set. */
const maxAge = 180 * secondsInDay;

/** One cookie per order; an id of the service has these characters only. */
function cookieOf(id: string) {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return createCookie(`mk_ev_${id}`, { httpOnly: true, sameSite: 'lax', path: '/', maxAge });
}

/** The buyer's token of an order; undefined in another browser. */
export async function readEvToken(request: Request, id: string): Promise<string | undefined> {
  const value: unknown = await cookieOf(id)
    ?.parse(request.headers.get('cookie'))
    .catch(() => null);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Null for an id that no cookie can be named after. */
export const setEvToken = async (
  { id, token }: { id: string; token: string },
  site: Surroundings,
): Promise<string | null> =>
  (await cookieOf(id)?.serialize(token, { secure: isSecure(site) })) ?? null;
