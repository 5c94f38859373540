import type { Consent } from '@mawkib/core/consent';
import { ConsentProvider } from '@mawkib/core/react';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMatches } from 'react-router';
import { SitePartsContext } from '../context/site-parts.ts';
import { useMarketData } from '../market-data/use-market-data.ts';
import { usePageLocale } from '../page/use-page-locale.ts';

const SiteConsentBanner = lazy(() => import('./SiteConsentBanner.tsx'));

/**
 * Provides consent to everything below. Its code loads once the page works; until then only the
 * required scope is granted, and no banner is shown.
 */
export function SiteConsent({ children }: { children: ReactNode }) {
  const consentData = useMarketData()?.consent;
  const platforms = use(SitePartsContext)?.consentPlatforms;
  const locale = usePageLocale();
  // The editor's canvas shows the page to staff, so no banner.
  const isCanvas = useMatches().some(({ id }) => id === 'routes/canvas');
  const shown = useRef(locale);
  shown.current = locale;
  const [consent, setConsent] = useState<Consent>();
  const pending = useRef<Promise<Consent>>(undefined);
  useEffect(() => {
    if (!consentData) return;
    pending.current ??= import('./start-consent.ts').then(({ startConsent }) =>
      startConsent(consentData, () => shown.current, platforms?.[consentData.strategy]),
    );
    // A transition, since parts of the page may not be hydrated yet.
    const update = (next: Consent) => startTransition(() => setConsent(next));
    pending.current.then(update, () => {
      pending.current = undefined;
    });
  }, [consentData, platforms]);
  return (
    <ConsentProvider consent={consent}>
      {children}
      {consent && consentData?.words && !isCanvas ? (
        <Suspense>
          <SiteConsentBanner words={consentData.words} />
        </Suspense>
      ) : null}
    </ConsentProvider>
  );
}
