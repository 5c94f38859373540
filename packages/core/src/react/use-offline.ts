import { useSyncExternalStore } from 'react';

/**
 * True if the browser is offline; updates on `online` and `offline` events. False on the server and
 * while hydrating. Site document, section 2.
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
