import { useSyncExternalStore } from 'react';

/**
 * Whether the browser is offline, in step with its `online` and `offline` events. False on the
 * server and while hydrating, so the first markup is the same everywhere. Site document, section 2.
 */
export const useOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);

const isOffline = () => !navigator.onLine;

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
