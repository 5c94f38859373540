import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import type { ConsentStrategy } from './consent-strategy.js';
import {
  type ConsentPage,
  callAt,
  followEvents,
  memberAt,
  misfit,
  platformDecision,
  platformScopes,
} from './platform-decision.js';

export interface OneTrustConsentOptions {
  /** `() => window`. */
  readonly page: () => ConsentPage;
  /**
   * Scope of each group; if several groups have one scope, all must be active. Default: OneTrust's
   * standard groups: C0002 performance, C0003 functional, C0004 targeting.
   */
  readonly groups?: Readonly<Record<string, ConsentScope>>;
}

const standardGroups = { C0002: 'statistic', C0003: 'optional', C0004: 'marketing' } as const;
const events = ['OneTrustGroupsUpdated', 'OTConsentApplied'];
const limit = 5000;

/**
 * Decisions of OneTrust, from `OnetrustActiveGroups` (or `OptanonActiveGroups`), comma-separated
 * group ids. They are explicit once `IsAlertBoxClosed()` is true; before, active groups are implied
 * by the region. `open` shows the preference center. Source: developer.onetrust.com, "Web CMP
 * Events Guide"; my.onetrust.com, "OnetrustActiveGroups".
 */
export function oneTrustConsent({
  page,
  groups = standardGroups,
}: OneTrustConsentOptions): ConsentStrategy {
  const scopes = platformScopes(Object.values(groups));
  const platform = () => memberAt(page(), 'OneTrust') ?? memberAt(page(), 'Optanon');

  return {
    name: 'onetrust',
    scopes,
    ownBanner: false,
    read() {
      const active =
        memberAt(page(), 'OnetrustActiveGroups') ?? memberAt(page(), 'OptanonActiveGroups');
      if (typeof active !== 'string' || active.length > limit) return misfit(active);
      const ids = active.split(',').map((id) => id.trim());
      const granted = consentScopes.filter((scope) => {
        const own = Object.keys(groups).filter((id) => groups[id] === scope);
        return own.length > 0 && own.every((id) => ids.includes(id));
      });
      return platformDecision(scopes, granted, callAt(platform(), 'IsAlertBoxClosed') === true);
    },
    subscribe: (listener) => followEvents(page(), events, () => listener()),
    open() {
      callAt(platform(), 'ToggleInfoDisplay');
    },
  };
}
