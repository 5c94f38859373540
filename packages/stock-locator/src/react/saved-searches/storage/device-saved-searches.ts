import { createStorage } from '@mawkib/core/storage';
import { searchEntries } from './saved-search.js';
import { createSavedSearches, type SavedSearchStore } from './saved-searches.js';

const storage = createStorage(
  () => window.localStorage,
  console,
  searchEntries,
  () => window,
);

/** Searches saved on this device. */
export const deviceSavedSearches: SavedSearchStore = createSavedSearches(storage);
