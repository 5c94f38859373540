import { useConsent } from '@mawkib/core/react';
import { useEffect } from 'react';
import { useMarketData } from '../market-data/use-market-data.ts';

/** Reports errors of the page, if the market has an error-reporting service and with consent. */
export function SiteErrorReports() {
  const { apiKey, scriptUrl, apiUrl } = useMarketData()?.errorReports ?? {};
  const consent = useConsent();
  useEffect(() => {
    if (!apiKey || !scriptUrl || !apiUrl) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./start-error-reports.ts').then(
      ({ startErrorReports }) => {
        if (!isOver) stop = startErrorReports(consent, { apiKey, scriptUrl, apiUrl });
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [consent, apiKey, scriptUrl, apiUrl]);
  return null;
}
