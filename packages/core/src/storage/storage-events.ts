/** Emits changes of other tabs: the browser's `window`. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
}

/** The subset of `StorageEvent` that is used; a null key means that everything was cleared. */
export interface StorageChange {
  readonly key: string | null;
}

/** Listeners by key. Subscribes to `events` only while there are listeners. */
export function createKeyListeners(events: () => StorageEvents | null | undefined) {
  const listeners = new Map<string, Set<() => void>>();
  let source: StorageEvents | null | undefined;

  const tell = (key: string | null) => {
    for (const [heard, members] of [...listeners]) {
      if (key === null || key === heard) for (const listener of [...members]) listener();
    }
  };
  const follow = (event: StorageChange) => tell(event.key);

  return {
    tell,
    add(key: string, listener: () => void): () => void {
      if (listeners.size === 0) {
        source = events();
        source?.addEventListener('storage', follow);
      }
      const own = () => listener();
      const members = listeners.get(key) ?? new Set();
      listeners.set(key, members.add(own));
      return () => {
        if (!members.delete(own) || members.size > 0) return;
        listeners.delete(key);
        if (listeners.size === 0) source?.removeEventListener('storage', follow);
      };
    },
  };
}
