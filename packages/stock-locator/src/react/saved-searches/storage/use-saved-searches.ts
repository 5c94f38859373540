import { useSyncExternalStore } from 'react';
import { deviceSavedSearches as saved } from './device-saved-searches.js';
import { newsOf } from './saved-searches.js';
import type { SavedSearch } from './search-storage.js';

const nothingYet: readonly SavedSearch[] = [];

/** The searches that are saved on this device; none on a server. */
export const useSavedSearches = (): readonly SavedSearch[] =>
  useSyncExternalStore(saved.subscribe, saved.list, () => nothingYet);

/** How many searches are saved here, and how much is new in all of them. */
export function useSearchNews(): { count: number; news: number } {
  const searches = useSavedSearches();
  return {
    count: searches.length,
    news: searches.reduce((sum, search) => sum + newsOf(search), 0),
  };
}
