import { createStorage, localEntries, type Storage } from '@mawkib/core/storage';

/** What this browser keeps; storage is touched at the first call, never while rendering. */
export const browserStorage: Storage<typeof localEntries> = createStorage(
  () => window.localStorage,
  console,
  localEntries,
  () => window,
);
