import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import { isFields } from '../reading/fields.js';
import {
  type ConsentPage,
  type ConsentTimers,
  callAt,
  memberAt,
  platformDecision,
  platformScopes,
  retry,
} from './platform.js';
import {
  type ConsentDecision,
  type ConsentStrategy,
  pendingDecision,
  unknownDecision,
} from './strategy.js';

/** What the adapter of IAB TCF reads, and what its purposes grant. */
export interface TcfConsentOptions {
  /** `() => window`. */
  readonly page: () => ConsentPage;
  readonly timers: ConsentTimers;
  /**
   * Purposes, by number, that must all be consented to for a scope; a scope without any is never
   * granted. Unless given: `optional` 1, `statistic` 1, 8 and 9, `marketing` 1, 2, 3, 4 and 7.
   */
  readonly purposes?: Readonly<Partial<Record<ConsentScope, readonly number[]>>>;
  /**
   * Visitors whom the platform does not ask, because the regulation does not apply to them:
   * `pending`, which grants nothing (the default), or `accepted`, an assumption.
   */
  readonly upstreamGdpr?: 'pending' | 'accepted';
}

const standardPurposes: NonNullable<TcfConsentOptions['purposes']> = {
  optional: [1],
  statistic: [1, 8, 9],
  marketing: [1, 2, 3, 4, 7],
};

/**
 * Decisions of a platform that follows IAB TCF 2.2, through `__tcfapi('addEventListener', 2, …)`.
 * Events `tcloaded` and `useractioncomplete` carry the visitor's decision; `cmpuishown` changes
 * nothing. A failed or malformed answer is unknown. `open` uses `displayConsentUi`, which most
 * platforms have beyond the standard.
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
