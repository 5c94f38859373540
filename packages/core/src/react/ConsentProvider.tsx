import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Consent, ConsentState } from '../consent/create-consent.js';
import type { ConsentScope } from '../consent-scopes/consent-scopes.js';

const nothingGranted: ConsentState = {
  status: 'pending',
  scopes: [],
  isBannerOpen: false,
  gpc: false,
};

/** Without a provider only `obligatory` is granted, and there is no banner. */
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
  allow() {},
  open() {},
  close() {},
  whenGranted(scope, run) {
    if (scope === 'obligatory') run();
    return () => {};
  },
};

const ConsentContext = createContext(withoutProvider);

export interface ConsentProviderProps {
  /** Only `obligatory` is granted while it is undefined. */
  consent: Consent | undefined;
  /** Calls `act` once consent has started: until then, presses of placeholders wait for it. */
  whenStarted?: (act: (consent: Consent) => void) => void;
  children: ReactNode;
}

/** Provides the consent of `createConsent`. It does not call `start`. */
export function ConsentProvider({ consent, whenStarted, children }: ConsentProviderProps) {
  const waiting = useMemo(
    (): Consent =>
      whenStarted
        ? {
            ...withoutProvider,
            open: () => whenStarted((started) => started.open()),
            allow: (scope) => whenStarted((started) => started.allow(scope)),
          }
        : withoutProvider,
    [whenStarted],
  );
  return <ConsentContext value={consent ?? waiting}>{children}</ConsentContext>;
}

/** The page's consent, for actions; does not rerender on changes. */
export const useConsent = (): Consent => useContext(ConsentContext);

/** The state of consent: `pending` on the server and while hydrating. */
export const useConsentState = (): ConsentState => useStore(useConsent());

/** True if a scope is granted; false on the server and while hydrating, except `obligatory`. */
export function useGranted(scope: ConsentScope): boolean {
  const consent = useConsent();
  const isGranted = useCallback(
    (state: ConsentState) =>
      state === consent.getInitialState() ? scope === 'obligatory' : consent.granted(scope),
    [consent, scope],
  );
  return useStore(consent, isGranted);
}
