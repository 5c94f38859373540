import { randomUUID } from 'node:crypto';
import { secondsInDay } from 'date-fns/constants';
import { createCookie } from 'react-router';
import { isSecure, type Surroundings } from './is-secure.server.ts';

const cookie = createCookie('mk_order_browser', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: secondsInDay,
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Random id of the buyer's browser, by which the service limits holds; a new one if it has none. */
export async function readBrowserCookie(request: Request): Promise<string> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
  return typeof value === 'string' && uuid.test(value) ? value : randomUUID();
}

export const setBrowserCookie = (browser: string, site: Surroundings): Promise<string> =>
  cookie.serialize(browser, { secure: isSecure(site) });
