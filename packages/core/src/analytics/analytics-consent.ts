import type { ConsentScope, ConsentStatus } from '../consent-scopes/consent-scopes.js';

/** The part of consent that analytics uses. */
export interface AnalyticsConsent {
  granted(scope: ConsentScope): boolean;
  getState(): { readonly status: ConsentStatus };
  subscribe(listener: () => void): () => void;
}

/** State of a scope: granted, pending, or denied. */
export function accessOf(
  consent: AnalyticsConsent,
  scope: ConsentScope,
): 'granted' | 'undecided' | 'refused' {
  if (consent.granted(scope)) return 'granted';
  const { status } = consent.getState();
  return status === 'pending' || status === 'unknown' ? 'undecided' : 'refused';
}
