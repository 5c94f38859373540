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
 * Consent for everything below. Its code arrives after the page works; until then nothing but the
 * obligatory is granted, and nobody is asked.
 */
export function SiteConsent({ children }: { children: ReactNode }) {
  const consentData = useMarketData()?.consent;
  const platforms = use(SitePartsContext)?.consentPlatforms;
  const locale = usePageLocale();
  // Who edits a page looks at the page: nobody is asked in the editor's canvas.
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
    // All of the page hears of it, in pieces where React has not taken it over yet.
    const tell = (told: Consent) => startTransition(() => setConsent(told));
    pending.current.then(tell, () => {
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
