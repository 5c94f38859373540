import { createStorage, localEntries, type Storage } from '@mawkib/core/storage';
import { createOrderStore } from '@mawkib/order-online/engine';

/** What this browser keeps; storage is touched at the first call, never while rendering. */
export const browserStorage: Storage<typeof localEntries> = createStorage(
  () => window.localStorage,
  console,
  localEntries,
  () => window,
);

/** The buyer's journey in this browser. */
export const orderStore = createOrderStore(browserStorage);
