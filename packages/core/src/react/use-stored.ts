import { useCallback, useSyncExternalStore } from 'react';
import type { Storage, StorageEntries, StoredValue } from '../storage/create-storage.js';

/**
 * A stored value, synchronized with this page and other tabs: null on the server, while hydrating,
 * and if nothing valid is stored. Change it with `storage.set` and `storage.remove`.
 */
export function useStored<E extends StorageEntries, K extends keyof E & string>(
  storage: Storage<E>,
  key: K,
): StoredValue<E[K]> | null {
  const follow = useCallback(
    (listener: () => void) => storage.subscribe(key, listener),
    [storage, key],
  );
  return useSyncExternalStore(
    follow,
    () => storage.inspect(key).value,
    () => null,
  );
}
