import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';

/** Where decisions come from: the site's own banner (`basic`), or an external platform. */
export const consentStrategies = ['basic', 'cookiebot', 'onetrust', 'trustarc', 'tcf'] as const;
/** One of `consentStrategies`. */
export type ConsentStrategyName = (typeof consentStrategies)[number];

/** What a strategy knows of the visitor's decision at this moment. */
export interface ConsentDecision {
  readonly status: ConsentStatus;
  /** What is granted; empty unless accepted. */
  readonly scopes: readonly ConsentScope[];
  /** The visitor said so on this site; false for what a platform assumes in a region. */
  readonly isExplicit: boolean;
  /** Version of the policy that was decided on; undefined where the platform sees to versions. */
  readonly policyVersion?: string;
}

/** A decision as it is stored under `cookieConsentStatus`. Site document, sections 4 and 9. */
export interface StoredConsent {
  readonly status: ConsentStatus;
  readonly scopes: readonly ConsentScope[];
  /** Null in what was stored before policies had versions; counts as ''. */
  readonly policyVersion: string | null;
  /** ISO time; null where it is not known. */
  readonly decidedAt: string | null;
}

/**
 * A source of decisions: `basicConsent`, the adapters that `lateConsent` fetches, or a market's own.
 * Nothing in it throws: what is missing, late or malformed reads as `pending` or `unknown`, with no
 * scope. Site document, section 4.
 */
export interface ConsentStrategy {
  /** One of `consentStrategies`, or the name under which a market's own one is known. */
  readonly name: string;
  /** All that it can grant, `obligatory` among them. */
  readonly scopes: readonly ConsentScope[];
  /** True: the site shows its own banner and stores the decision. */
  readonly ownBanner: boolean;
  read(): ConsentDecision;
  /** Calls when the decision may have changed. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Stores the visitor's choice; only a strategy with its own banner has it. */
  decide?(decision: StoredConsent): void;
  /** Opens the platform's own panel; nothing where the banner is the site's own. */
  open(): void;
}

/** Nothing was decided. */
export const pendingDecision: ConsentDecision = {
  status: 'pending',
  scopes: [],
  isExplicit: false,
};

/** What is there cannot be read. */
export const unknownDecision: ConsentDecision = { ...pendingDecision, status: 'unknown' };
