import { secondsInHour } from 'date-fns/constants';
import { createCookie } from 'react-router';
import { holdMarkName } from './hold-mark-name.ts';
import { isSecure, type Surroundings } from './is-secure.server.ts';

/** Scripts read whether it is there; it says nothing else. As long as the cookie of the lock. */
const cookie = createCookie(holdMarkName, { sameSite: 'lax', path: '/', maxAge: secondsInHour });

export const setHoldMark = (site: Surroundings): Promise<string> =>
  cookie.serialize(true, { secure: isSecure(site) });

export const clearHoldMark = (site: Surroundings): Promise<string> =>
  cookie.serialize('', { maxAge: 0, secure: isSecure(site) });
