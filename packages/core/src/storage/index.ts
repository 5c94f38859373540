export {
  createStorage,
  type Storage,
  type StorageArea,
  type StorageEntries,
  type StoredValue,
} from './create-storage.js';
export { localEntries, sessionEntries } from './entries.js';
export { entry, type StorageEntry } from './entry.js';
