import { useCallback, useSyncExternalStore } from 'react';
import type { Storage, StorageEntries, StoredValue } from '../storage/create-storage.js';

/**
 * A stored value, in step with this page and other tabs: null on the server, while hydrating, and
 * when nothing sound is stored. Changes go through `storage.set` and `storage.remove`.
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
