import { secondsInDay } from 'date-fns/constants';
import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from './is-secure.server.ts';

/**
 * Token of the mailed link that this browser has opened, so that the order's own page can be
 * reopened by an address without it. `httpOnly`: no script reads it.
 */
interface OrderToken {
  number: string;
  token: string;
}

const cookie = createCookie('mk_order_token', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: secondsInDay,
});

/** The token of an order; undefined if this browser has opened no link of it. */
export async function readOrderToken(
  request: Request,
  number: string | undefined,
): Promise<string | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  if (typeof value !== 'object' || value === null) return undefined;
  const known = value as Partial<Record<keyof OrderToken, unknown>>;
  return known.number === number && typeof known.token === 'string' ? known.token : undefined;
}

export const setOrderToken = (order: OrderToken, site: Surroundings): Promise<string> =>
  cookie.serialize(order, { secure: isSecure(site) });
