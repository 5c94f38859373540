import type { CookieJar } from '../cookies/cookie-jar.js';
import { readCookies } from '../cookies/read-cookies.js';
import { writeCookie } from '../cookies/write-cookie.js';
import type { Logger } from '../errors/logger.js';
import { type AnalyticsConsent, accessOf } from './analytics-consent.js';
import { parseUtmCookie, readUtm, type Utm, utmCookieValue } from './utm.js';

/** Name of the cookie: JSON of the keys, 30 days, on the whole site. */
export const utmCookie = 'utm_params';
const maxAge = 30 * 24 * 60 * 60;

/** The cookies of the page, and the consent that decides whether anything is kept in them. */
export interface UtmOptions {
  readonly cookies: CookieJar;
  readonly consent: AnalyticsConsent;
  /** The page is on https. */
  readonly isSecure: boolean;
  readonly logger: Logger;
}

/**
 * Where the visitor came from: held for this page, kept beyond it with consent alone. Site
 * document, section 7.
 */
export interface UtmMemory {
  /** In the browser: follows consent. Answers how to stop. */
  start(): () => void;
  /** Takes the keys of an address; one key replaces all that was known, none changes nothing. */
  record(search: URLSearchParams): void;
  /** What is known of where the visitor came from; empty when nothing is. */
  values(): Utm;
}

/**
 * Where the visitor came from. It is known for the visit, and kept in a cookie while marketing is
 * granted; a refusal or a withdrawal ends the cookie. Site document, section 7.
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
