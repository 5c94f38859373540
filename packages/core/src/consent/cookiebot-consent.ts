import type { ConsentScope } from '../consent-scopes/consent-scopes.js';
import { isFields } from '../reading/fields.js';
import { type ConsentStrategy, pendingDecision } from './consent-strategy.js';
import {
  type ConsentPage,
  callAt,
  followEvents,
  memberAt,
  misfit,
  platformDecision,
  platformScopes,
} from './platform-decision.js';

export interface CookiebotConsentOptions {
  /** `() => window`. */
  readonly page: () => ConsentPage;
}

const categories = {
  preferences: 'optional',
  statistics: 'statistic',
  marketing: 'marketing',
} as const;
const events = ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'];

/**
 * Decisions of Cookiebot: `preferences` is `optional`, `statistics` is `statistic`. Only exactly
 * `true` is granted. `consent.method` distinguishes explicit from implied decisions; without a
 * response and a method it is pending. `open` renews the consent. Source:
 * cookiebot.com/en/developer.
 */
export function cookiebotConsent({ page }: CookiebotConsentOptions): ConsentStrategy {
  const scopes = platformScopes(Object.values(categories));

  return {
    name: 'cookiebot',
    scopes,
    ownBanner: false,
    read() {
      const cookiebot = memberAt(page(), 'Cookiebot');
      const consent = memberAt(cookiebot, 'consent');
      if (!isFields(consent)) return misfit(consent ?? cookiebot);
      const method = memberAt(consent, 'method');
      if (memberAt(cookiebot, 'hasResponse') !== true && method !== 'implied')
        return pendingDecision;
      const granted: ConsentScope[] = Object.entries(categories)
        .filter(([category]) => memberAt(consent, category) === true)
        .map(([, scope]) => scope);
      return platformDecision(scopes, granted, method === 'explicit');
    },
    subscribe: (listener) => followEvents(page(), events, () => listener()),
    open() {
      callAt(memberAt(page(), 'Cookiebot'), 'renew');
    },
  };
}
