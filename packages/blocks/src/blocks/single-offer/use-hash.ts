import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
};

function readHash(): string {
  const { hash } = window.location;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Hash of the address without #, decoded; '' on the server. */
export const useHash = (): string => useSyncExternalStore(subscribe, readHash, () => '');
