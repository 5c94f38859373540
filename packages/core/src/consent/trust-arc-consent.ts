import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import type { CookieJar } from '../cookies/cookie-jar.js';
import { readCookies } from '../cookies/read-cookies.js';
import { parseJson } from '../guards/parse-json.js';
import { isFields } from '../reading/fields.js';
import { type ConsentDecision, type ConsentStrategy, pendingDecision } from './consent-strategy.js';
import {
  type ConsentPage,
  type ConsentTimers,
  callAt,
  followEvents,
  memberAt,
  misfit,
  platformDecision,
  platformScopes,
  retry,
} from './platform-decision.js';

export interface TrustArcConsentOptions {
  /** `() => window`. */
  readonly page: () => ConsentPage;
  readonly cookies: Pick<CookieJar, 'read'>;
  readonly timers: ConsentTimers;
  /**
   * Scope of each category by number; if several have one scope, all must be granted. Default:
   * TrustArc's three: 1 required, 2 functional, 3 advertising.
   */
  readonly categories?: Readonly<Record<number, ConsentScope>>;
}

const defaultCategories = { 2: 'optional', 3: 'marketing' } as const;
const saved = ['submit_preferences', 'remove_iframe'];

/**
 * Decisions of TrustArc, from `truste.cma.callApi('getGDPRConsentDecision', host)`: numbers of
 * categories, 0 for none yet, explicit if `source` is `asserted`. Until its script has loaded, from
 * its cookies `cmapi_cookie_privacy` (`permit 1,2`) and `notice_behavior` (`expressed,…`). It
 * announces changes by a `preference_manager` message, and needs half a second to store them.
 * `open` shows its panel. Source: TrustArc's gists "CMP - Generic Event Listener" and its module
 * for Drupal.
 */
export function trustArcConsent({
  page,
  cookies,
  timers,
  categories = defaultCategories,
}: TrustArcConsentOptions): ConsentStrategy {
  const scopes = platformScopes(Object.values(categories));
  const numbers = Object.keys(categories).map(Number);
  const api = () => memberAt(page(), 'truste', 'cma');
  const isThere = () => typeof memberAt(api(), 'callApi') === 'function';

  const decisionOf = (granted: readonly unknown[], isExplicit: boolean) => {
    const isGranted = (scope: ConsentScope) => {
      const own = numbers.filter((number) => categories[number] === scope);
      return own.length > 0 && own.every((number) => granted.includes(number));
    };
    return platformDecision(scopes, consentScopes.filter(isGranted), isExplicit);
  };
  const fromCookies = (): ConsentDecision => {
    const kept = readCookies(cookies);
    const permitted = /^permit[ _]([\d,| ]{1,100})/.exec(kept.get('cmapi_cookie_privacy') ?? '');
    if (!permitted) return pendingDecision;
    const isExplicit = kept.get('notice_behavior')?.startsWith('expressed') ?? false;
    return decisionOf((permitted[1] ?? '').split(/[,| ]+/).map(Number), isExplicit);
  };

  return {
    name: 'trustarc',
    scopes,
    ownBanner: false,
    read() {
      if (!isThere()) return fromCookies();
      const host = memberAt(page(), 'location', 'hostname');
      const response = callAt(api(), 'callApi', 'getGDPRConsentDecision', host);
      const granted = memberAt(response, 'consentDecision');
      if (!isFields(response) || !Array.isArray(granted)) return misfit(response);
      if (granted.includes(0)) return pendingDecision;
      return decisionOf(granted, memberAt(response, 'source') === 'asserted');
    },
    subscribe(listener) {
      let timer: unknown;
      const stopEvents = followEvents(page(), ['message'], (event) => {
        if (!isSaved(memberAt(event, 'data'))) return;
        listener();
        timers.clearTimeout(timer);
        timer = timers.setTimeout(listener, 500);
      });
      const stopWaiting = retry(timers, () => {
        if (isThere()) listener();
        return isThere();
      });
      return () => {
        stopEvents();
        stopWaiting();
        timers.clearTimeout(timer);
      };
    },
    open() {
      callAt(memberAt(page(), 'truste', 'eu'), 'clickListener');
    },
  };
}

function isSaved(data: unknown): boolean {
  const message = typeof data === 'string' ? parseJson(data, 10_000) : data;
  const said = memberAt(message, 'message');
  return memberAt(message, 'source') === 'preference_manager' && saved.includes(said as string);
}
