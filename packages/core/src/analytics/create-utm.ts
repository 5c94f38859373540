import { secondsInDay } from 'date-fns/constants';
import type { CookieJar } from '../cookies/cookie-jar.js';
import { readCookies } from '../cookies/read-cookies.js';
import { writeCookie } from '../cookies/write-cookie.js';
import type { Logger } from '../errors/logger.js';
import { type AnalyticsConsent, accessOf } from './analytics-consent.js';
import { parseUtmCookie, readUtm, type Utm, utmCookieValue } from './utm.js';

/** Name of the cookie: JSON of the keys, 30 days, for the whole site. */
export const utmCookie = 'utm_params';
const maxAge = 30 * secondsInDay;

/** The page's cookies, and the consent required to write them. */
export interface UtmOptions {
  readonly cookies: CookieJar;
  readonly consent: AnalyticsConsent;
  /** True for https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
}

/** UTM parameters: in memory for this page, in a cookie with consent. Site document, section 7. */
export interface UtmMemory {
  /** Subscribes to consent; browser only. Returns a function that stops. */
  start(): () => void;
  /**
   * Reads the UTM keys of a query string. One key replaces all stored ones; none changes nothing.
   */
  record(search: URLSearchParams): void;
  /** The UTM parameters of the visit; empty if there are none. */
  values(): Utm;
}

/**
 * Stores UTM parameters in memory, and in a cookie while marketing is granted; denied or withdrawn
 * consent deletes the cookie. Site document, section 7.
 */
export function createUtm({ cookies, consent, isSecure, logger }: UtmOptions): UtmMemory {
  let visit: Utm | undefined;

  const write = (value: string, seconds: number) => {
    if (!writeCookie(cookies, utmCookie, value, { maxAge: seconds, isSecure })) {
      logger.warn(`The cookie '${utmCookie}' could not be written`);
    }
  };
  const kept = (): Utm | undefined => {
    const value = readCookies(cookies).get(utmCookie);
    const utm = value === undefined ? undefined : parseUtmCookie(value);
    if (value && !utm) logger.warn(`Damaged cookie '${utmCookie}' is ignored`);
    return utm;
  };
  const settle = () => {
    const access = accessOf(consent, 'marketing');
    if (access === 'granted' && visit) write(utmCookieValue(visit), maxAge);
    if (access === 'refused' && readCookies(cookies).has(utmCookie)) write('', 0);
  };

  return {
    start() {
      const stop = consent.subscribe(settle);
      settle();
      return stop;
    },
    record(search) {
      const found = readUtm(search);
      if (!found) return;
      visit = found;
      settle();
    },
    values: () => visit ?? (consent.granted('marketing') ? kept() : undefined) ?? {},
  };
}
