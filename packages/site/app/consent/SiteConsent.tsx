import type { Consent } from '@mawkib/core/consent';
import { ConsentProvider } from '@mawkib/core/react';
import {
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMatches } from 'react-router';
import { SitePartsContext } from '../context/site-parts.ts';
import { useMarketData } from '../market-data/use-market-data.ts';
import { usePageLocale } from '../page/use-page-locale.ts';
import { ConsentBarSlot } from './ConsentBarSlot.tsx';
import { ConsentSettingsSlot } from './ConsentSettingsSlot.tsx';
import { onConsentPress } from './on-consent-press.ts';

/**
 * Provides consent to everything below. Its code loads once the page works; until then only the
 * required scope is granted. The bar is in every document, and a script in the head shows it
 * (`consentMark`); presses before consent has started wait for it.
 */
export function SiteConsent({ children }: { children: ReactNode }) {
  const consentData = useMarketData()?.consent;
  const platforms = use(SitePartsContext)?.consentPlatforms;
  const locale = usePageLocale();
  // The editor's canvas shows the page to staff, so nothing asks.
  const isCanvas = useMatches().some(({ id }) => id === 'routes/canvas');
  const shown = useRef(locale);
  shown.current = locale;
  const [consent, setConsent] = useState<Consent>();
  const [isChoosing, setIsChoosing] = useState(false);
  const stopChoosing = useCallback(() => setIsChoosing(false), []);
  const pending = useRef<Promise<Consent>>(undefined);
  const start = useCallback(() => {
    if (!consentData) return undefined;
    pending.current ??= import('./start-consent.ts').then(({ startConsent }) =>
      startConsent(consentData, {
        locale: () => shown.current,
        load: platforms?.[consentData.strategy],
        asks: !isCanvas,
      }),
    );
    pending.current.catch(() => {
      pending.current = undefined;
    });
    return pending.current;
  }, [consentData, platforms, isCanvas]);
  const whenStarted = useCallback(
    (act: (started: Consent) => void) => void start()?.then(act, () => {}),
    [start],
  );
  // A transition, since parts of the page may not be hydrated yet.
  useEffect(
    () => whenStarted((started) => startTransition(() => setConsent(started))),
    [whenStarted],
  );
  useEffect(
    () =>
      onConsentPress((press) => {
        if (press === 'settings') setIsChoosing(true);
        whenStarted((started) => {
          if (press === 'accept') started.acceptAll();
          else if (press === 'reject') started.reject();
          else started.open();
        });
      }),
    [whenStarted],
  );
  const words = isCanvas ? null : consentData?.words;
  return (
    <ConsentProvider consent={consent} whenStarted={whenStarted}>
      {words ? <ConsentBarSlot words={words} /> : null}
      {children}
      {words ? (
        <ConsentSettingsSlot words={words} isChoosing={isChoosing} onClose={stopChoosing} />
      ) : null}
    </ConsentProvider>
  );
}
