import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';

/** The part of consent that analytics follows. */
export interface AnalyticsConsent {
  granted(scope: ConsentScope): boolean;
  getState(): { readonly status: ConsentStatus };
  subscribe(listener: () => void): () => void;
}

/** Whether a scope is granted, still undecided, or refused by a decision that leaves it out. */
export function accessOf(
  consent: AnalyticsConsent,
  scope: ConsentScope,
): 'granted' | 'undecided' | 'refused' {
  if (consent.granted(scope)) return 'granted';
  const { status } = consent.getState();
  return status === 'pending' || status === 'unknown' ? 'undecided' : 'refused';
}
