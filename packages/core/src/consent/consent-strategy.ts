import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';

/** Sources of decisions: the site's own banner (`basic`), or an external platform. */
export const consentStrategies = ['basic', 'cookiebot', 'onetrust', 'trustarc', 'tcf'] as const;
/** One of `consentStrategies`. */
export type ConsentStrategyName = (typeof consentStrategies)[number];

/** Present decision of a strategy. */
export interface ConsentDecision {
  readonly status: ConsentStatus;
  /** Granted scopes; empty unless accepted. */
  readonly scopes: readonly ConsentScope[];
  /** True if the visitor decided on this site; false if the platform implies it for a region. */
  readonly isExplicit: boolean;
  /** Version of the policy; undefined if the platform manages versions. */
  readonly policyVersion?: string;
}

/** A stored decision, under `cookieConsentStatus`. Site document, sections 4 and 9. */
export interface StoredConsent {
  readonly status: ConsentStatus;
  readonly scopes: readonly ConsentScope[];
  /** Null in old entries; counts as ''. */
  readonly policyVersion: string | null;
  /** ISO time; null if unknown. */
  readonly decidedAt: string | null;
}

/**
 * A source of decisions: `basicConsent`, an adapter loaded by `lazyConsent`, or one of the market.
 * It never throws: missing or invalid data is `pending` or `unknown`, without scopes. Site
 * document, section 4.
 */
export interface ConsentStrategy {
  /** One of `consentStrategies`, or the name of a market's strategy. */
  readonly name: string;
  /** All scopes that it can grant, including `obligatory`. */
  readonly scopes: readonly ConsentScope[];
  /** True: the site shows its own banner and stores the decision. */
  readonly ownBanner: boolean;
  read(): ConsentDecision;
  /** Calls `listener` when the decision may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stores the visitor's decision; only for strategies with their own banner. */
  decide?(decision: StoredConsent): void;
  /** Opens the platform's panel; has no effect with the site's own banner. */
  open(): void;
}

/** No decision yet. */
export const pendingDecision: ConsentDecision = {
  status: 'pending',
  scopes: [],
  isExplicit: false,
};

/** The stored data is invalid. */
export const unknownDecision: ConsentDecision = { ...pendingDecision, status: 'unknown' };
