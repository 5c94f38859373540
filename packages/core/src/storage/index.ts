export {
  createStorage,
  type Inspected,
  type Storage,
  type StorageArea,
  type StorageEntries,
  type StoredValue,
} from './create-storage.js';
export { localEntries, sessionEntries } from './entries.js';
export { type EntryOptions, entry, type StorageEntry } from './entry.js';
export { savedVehicleEntries } from './saved-vehicle-entries.js';
export type { StorageChange, StorageEvents } from './storage-events.js';
export { backToNews, backToNewsLabel, newsPageParam, rememberNewsPage } from './visited-news.js';
