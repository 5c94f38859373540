import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import type { Consent, ConsentState } from '../consent/create-consent.js';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';

const nothingGranted: ConsentState = {
  status: 'pending',
  scopes: [],
  isAsking: false,
  gpc: false,
};

/** Without a provider nothing but `obligatory` is granted, and nobody is asked. */
const withoutProvider: Consent = {
  getState: () => nothingGranted,
  getInitialState: () => nothingGranted,
  subscribe: () => () => {},
  scopes: ['obligatory'],
  start: () => () => {},
  granted: (scope) => scope === 'obligatory',
  acceptAll() {},
  reject() {},
  choose() {},
  open() {},
  close() {},
  whenGranted(scope, run) {
    if (scope === 'obligatory') run();
    return () => {};
  },
};

const ConsentContext = createContext(withoutProvider);

/** The consent of `createConsent`, for what is below. */
export interface ConsentProviderProps {
  /** Nothing but `obligatory` is granted while there is none yet. */
  consent: Consent | undefined;
  children: ReactNode;
}

/** Gives the consent of `createConsent` to what is below. Whoever makes it also starts it. */
export function ConsentProvider({ consent = withoutProvider, children }: ConsentProviderProps) {
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** The consent of the page, for what acts on it; it does not render anew when the state changes. */
export const useConsent = (): Consent => useContext(ConsentContext);

/** Status, scopes, whether the banner asks: `pending` on the server and while hydrating. */
export const useConsentState = (): ConsentState => useStore(useConsent());

/** Whether a scope is granted now; false on the server and while hydrating, `obligatory` apart. */
export function useGranted(scope: ConsentScope): boolean {
  const consent = useConsent();
  const isGranted = useCallback(
    (state: ConsentState) =>
      state === consent.getInitialState() ? scope === 'obligatory' : consent.granted(scope),
    [consent, scope],
  );
  return useStore(consent, isGranted);
}
