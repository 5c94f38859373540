import type { CheckedSearches } from '@mawkib/api-clients/contracts/stock';
import { checkSearches as checkService } from '@mawkib/api-clients/operations';
import type { Locale } from '@mawkib/core/locale';
import { callStock } from '../../call-stock.js';
import { deviceSavedSearches } from './device-saved-searches.js';
import type { SavedSearchStore } from './saved-searches.js';

/** Requests new results of several searches in one call. */
export type FetchNews = (
  searches: readonly { id: string; listing: string; search: string; seen: string | null }[],
  locale: Locale,
) => Promise<CheckedSearches>;

const fetchFromService: FetchNews = (searches, locale) =>
  callStock()(checkService, { query: { lang: locale }, body: { searches: [...searches] } });

/**
 * Checks all saved searches if a check is due: one call in ten minutes, across all pages and tabs
 * of the device. A failed check is repeated the next time.
 */
export async function checkSearches(
  locale: Locale,
  now: number,
  saved: SavedSearchStore = deviceSavedSearches,
  fetchNews: FetchNews = fetchFromService,
): Promise<void> {
  if (!saved.claimCheck(now)) return;
  const requested = saved.list().map(({ id, listing, requested: search, seen }) => ({
    id,
    listing,
    search,
    seen,
  }));
  try {
    saved.take(await fetchNews(requested, locale), locale);
  } catch {
    // The last seen time is unchanged, so the next check finds the same results.
  }
}
