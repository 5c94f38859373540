import { useLocale } from '@mawkib/ui';
import { useEffect } from 'react';
import { useSavedSearches } from './use-saved-searches.js';

/** Delay in milliseconds, until the page is idle. */
const pause = 1_500;

/** Checks saved searches when the page is idle; loads the code for it only then. */
export function useSearchCheck(): void {
  const { locale } = useLocale();
  const waiting = useSavedSearches().length > 0;
  const isNew = useSavedSearches().some(({ seen }) => seen === null);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(
      () =>
        void import('./check-searches.js')
          .then(({ checkSearches }) => checkSearches(locale, Date.now()))
          .catch(() => {}),
      isNew ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [waiting, isNew, locale]);
}
