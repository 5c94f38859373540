import { useLocale } from '@mawkib/ui';
import { useEffect } from 'react';
import { useSavedSearches } from './use-saved-searches.js';

/** Long enough for a page to come to rest. */
const pause = 1_500;

/** Looks for news of saved searches when the page has come to rest; its script comes only then. */
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
