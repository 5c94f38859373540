import { defaultMarket } from '@mawkib/core/locale';
import { AnalyticsProvider, useConsent } from '@mawkib/core/react';
import { type ReactNode, use, useEffect } from 'react';
import { SitePartsContext } from '../context/site-parts.ts';
import { useMarketData } from '../market-data/use-market-data.ts';
import { useShownPages } from './use-shown-pages.ts';
import { fetchVisitWhenIdle, pushEvent, withVisit } from './with-visit.ts';

/**
 * Analytics for everything below. Its code arrives when the browser is idle; what happens before is
 * kept until then, and goes nowhere before the visitor agrees.
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
