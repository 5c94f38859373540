import { defaultMarket } from '@mawkib/core/locale';
import { AnalyticsProvider, useConsent } from '@mawkib/core/react';
import { type ReactNode, use, useEffect } from 'react';
import { SitePartsContext } from '../context/site-parts.ts';
import { useMarketData } from '../market-data/use-market-data.ts';
import { useShownPages } from './use-shown-pages.ts';
import { fetchVisitWhenIdle, pushEvent, withVisit } from './with-visit.ts';

/**
 * Provides analytics to everything below. Its code loads when the browser is idle; earlier events
 * are queued, and nothing is sent before the visitor consents.
 */
export function SiteAnalytics({ children }: { children: ReactNode }) {
  return (
    <AnalyticsProvider push={pushEvent}>
      <Visit />
      {children}
    </AnalyticsProvider>
  );
}

function Visit() {
  const consent = useConsent();
  const id = useMarketData()?.tagManagerId;
  const load = use(SitePartsContext)?.analytics?.[defaultMarket.analytics ?? ''];
  useEffect(fetchVisitWhenIdle, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    withVisit((visit) => {
      if (!isOver) stop = visit.follow(consent, id, load);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [consent, id, load]);
  useShownPages();
  return null;
}
