import type { CheckedSearches } from '@mawkib/api-clients/contracts';
import { checkSearches as checkService } from '@mawkib/api-clients/operations';
import type { Locale } from '@mawkib/core/locale';
import { callStock } from '../../stock-service.js';
import { deviceSavedSearches } from './device-saved-searches.js';
import type { SavedSearchStore } from './saved-searches.js';

/** Asks what is new in searches, all in one call. */
export type AskForNews = (
  searches: readonly { id: string; listing: string; search: string; seen: string | null }[],
  locale: Locale,
) => Promise<CheckedSearches>;

const askService: AskForNews = (searches, locale) =>
  callStock()(checkService, { query: { lang: locale }, body: { searches: [...searches] } });

/**
 * Looks for what is new in all saved searches, where it is time: one call in ten minutes, for all
 * pages and tabs of the device together. What cannot be had is asked for the next time.
 */
export async function checkSearches(
  locale: Locale,
  now: number,
  saved: SavedSearchStore = deviceSavedSearches,
  ask: AskForNews = askService,
): Promise<void> {
  if (!saved.claimCheck(now)) return;
  const requested = saved.list().map(({ id, listing, requested: search, seen }) => ({
    id,
    listing,
    search,
    seen,
  }));
  try {
    saved.take(await ask(requested, locale), locale);
  } catch {
    // Nothing is lost: the moment that was seen last is still known.
  }
}
