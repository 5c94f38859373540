import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';
import { type ConsentDecision, pendingDecision } from './consent-strategy.js';

export const isDecided = (status: ConsentStatus): boolean =>
  status === 'accepted' || status === 'rejected';

/**
 * The effective decision: `pending` if it was made on another version of the policy, or is implied
 * while Global Privacy Control is on. Has the strategy's scopes and `obligatory`; none unless
 * accepted.
 */
export function effectiveDecision(
  decision: ConsentDecision,
  known: readonly ConsentScope[],
  policyVersion: string,
  hasSignal: boolean,
): ConsentDecision {
  const { status, isExplicit, policyVersion: version = policyVersion } = decision;
  if (isDecided(status) && version !== policyVersion) return pendingDecision;
  if (isDecided(status) && hasSignal && !isExplicit) return pendingDecision;
  const isKept = (scope: ConsentScope) => scope === 'obligatory' || decision.scopes.includes(scope);
  return { status, isExplicit, scopes: status === 'accepted' ? known.filter(isKept) : [] };
}

export interface Decided {
  readonly status: ConsentStatus;
  /** Granted scopes; empty unless accepted. */
  readonly scopes: readonly ConsentScope[];
}

/** True for the same status and the same scopes, in any order. */
export const isSameDecision = (one: Decided, other: Decided): boolean =>
  one.status === other.status &&
  one.scopes.length === other.scopes.length &&
  one.scopes.every((scope) => other.scopes.includes(scope));
