import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import { isFields } from '../reading/fields.js';
import {
  type ConsentDecision,
  type ConsentStrategy,
  pendingDecision,
  unknownDecision,
} from './consent-strategy.js';
import {
  type ConsentPage,
  type ConsentTimers,
  callAt,
  memberAt,
  platformDecision,
  platformScopes,
  retry,
} from './platform-decision.js';

/** Options of the IAB TCF adapter, with its purposes. */
export interface TcfConsentOptions {
  /** `() => window`. */
  readonly page: () => ConsentPage;
  readonly timers: ConsentTimers;
  /**
   * Numbers of the purposes that a scope requires; a scope without purposes is never granted.
   * Default: `optional` 1, `statistic` 1, 8 and 9, `marketing` 1, 2, 3, 4 and 7.
   */
  readonly purposes?: Readonly<Partial<Record<ConsentScope, readonly number[]>>>;
  /**
   * Decision for visitors outside the regulation's region, who are not asked:
   * `pending`, which grants nothing (default), or `accepted`, as an implied decision.
   */
  readonly upstreamGdpr?: 'pending' | 'accepted';
}

const standardPurposes: NonNullable<TcfConsentOptions['purposes']> = {
  optional: [1],
  statistic: [1, 8, 9],
  marketing: [1, 2, 3, 4, 7],
};

/**
 * Decisions of a platform with IAB TCF 2.2, through `__tcfapi('addEventListener', 2, …)`. Events
 * `tcloaded` and `useractioncomplete` have the visitor's decision; `cmpuishown` is ignored. Failed
 * or invalid data is unknown. `open` calls `displayConsentUi`, a common extension of the standard.
 * Source: IAB Tech Lab, "CMP API v2", addEventListener and TCData.
 */
export function tcfConsent({
  page,
  timers,
  purposes = standardPurposes,
  upstreamGdpr = 'pending',
}: TcfConsentOptions): ConsentStrategy {
  const mapped = consentScopes.filter((scope) => (purposes[scope]?.length ?? 0) > 0);
  const scopes = platformScopes(mapped);
  let latest: ConsentDecision = pendingDecision;

  const decisionOf = (data: unknown, isSuccess: unknown): ConsentDecision | undefined => {
    if (isSuccess !== true || !isFields(data)) return unknownDecision;
    if (memberAt(data, 'cmpStatus') === 'error') return unknownDecision;
    if (memberAt(data, 'gdprApplies') === false) {
      return upstreamGdpr === 'accepted'
        ? platformDecision(scopes, scopes, false)
        : pendingDecision;
    }
    const event = memberAt(data, 'eventStatus');
    if (event !== 'tcloaded' && event !== 'useractioncomplete') return undefined;
    const consents = memberAt(data, 'purpose', 'consents');
    if (!isFields(consents)) return unknownDecision;
    const isGranted = (scope: ConsentScope) =>
      purposes[scope]?.every((purpose) => memberAt(consents, String(purpose)) === true);
    return platformDecision(scopes, mapped.filter(isGranted), true);
  };

  return {
    name: 'tcf',
    scopes,
    ownBanner: false,
    read: () => latest,
    subscribe(listener) {
      let isFollowed = true;
      let id: unknown;
      const follow = (data: unknown, isSuccess: unknown) => {
        if (!isFollowed) return;
        id = memberAt(data, 'listenerId') ?? id;
        const decision = decisionOf(data, isSuccess);
        if (!decision) return;
        latest = decision;
        listener();
      };
      const stopWaiting = retry(timers, () => {
        const isThere = typeof memberAt(page(), '__tcfapi') === 'function';
        if (isThere) callAt(page(), '__tcfapi', 'addEventListener', 2, follow);
        return isThere;
      });
      return () => {
        isFollowed = false;
        stopWaiting();
        if (id !== undefined) callAt(page(), '__tcfapi', 'removeEventListener', 2, () => {}, id);
      };
    },
    open() {
      callAt(page(), '__tcfapi', 'displayConsentUi', 2, () => {});
    },
  };
}
