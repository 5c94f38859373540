import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';
import { type ConsentDecision, pendingDecision } from './strategy.js';

export const isDecided = (status: ConsentStatus): boolean =>
  status === 'accepted' || status === 'rejected';

/**
 * What a decision is worth now: `pending` when it was taken on another version of the policy, or
 * when it is a platform's assumption while Global Privacy Control is on. Scopes are those that the
 * strategy knows, with `obligatory`, and none unless accepted.
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
  /** What is granted; empty unless accepted. */
  readonly scopes: readonly ConsentScope[];
}

/** The same status and the same scopes, in any order. */
export const isSameDecision = (one: Decided, other: Decided): boolean =>
  one.status === other.status &&
  one.scopes.length === other.scopes.length &&
  one.scopes.every((scope) => other.scopes.includes(scope));
