import { useSyncExternalStore } from 'react';
import { deviceSavedSearches as saved } from './device-saved-searches.js';
import type { SavedSearch } from './saved-search.js';
import { newsOf } from './saved-searches.js';

const nothingYet: readonly SavedSearch[] = [];

/** Searches saved on this device; empty on a server. */
export const useSavedSearches = (): readonly SavedSearch[] =>
  useSyncExternalStore(saved.subscribe, saved.list, () => nothingYet);

/** Number of saved searches, and of their new results. */
export function useSearchNews(): { count: number; news: number } {
  const searches = useSavedSearches();
  return {
    count: searches.length,
    news: searches.reduce((sum, search) => sum + newsOf(search), 0),
  };
}
