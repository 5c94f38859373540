import { createStorage, localEntries, type Storage } from '@mawkib/core/storage';

/** Local storage of the site; accessed at the first call, never while rendering. */
export const browserStorage: Storage<typeof localEntries> = createStorage(
  () => window.localStorage,
  console,
  localEntries,
  () => window,
);
