import type { StorageArea, StorageChange } from './index.js';

/** A storage area in memory, and its content. */
export function memory(initial: Record<string, string> = {}) {
  const content = new Map(Object.entries(initial));
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  };
}

type Listener = (event: StorageChange) => void;

/** Storage shared by tabs; a change notifies every tab except its own, as in browsers. */
export function browser(initial: Record<string, string> = {}) {
  const kept = memory(initial);
  const tabs: Set<Listener>[] = [];
  const tell = (key: string | null, but?: Set<Listener>) => {
    for (const listeners of tabs) {
      if (listeners !== but) for (const listener of [...listeners]) listener({ key });
    }
  };
  const change = (key: string, value: string | null, by?: Set<Listener>) => {
    if (kept.getItem(key) === value) return;
    if (value === null) kept.removeItem(key);
    else kept.setItem(key, value);
    tell(key, by);
  };
  const tab = () => {
    const listeners = new Set<Listener>();
    tabs.push(listeners);
    const area: StorageArea = {
      getItem: kept.getItem,
      setItem: (key, value) => change(key, value, listeners),
      removeItem: (key) => change(key, null, listeners),
    };
    const events = {
      addEventListener: (_: 'storage', listener: Listener) => void listeners.add(listener),
      removeEventListener: (_: 'storage', listener: Listener) => void listeners.delete(listener),
    };
    return { area, events, listeners };
  };
  return {
    content: kept.content,
    tab,
    /** Writes as another script would. */
    write: (key: string, value: string) => change(key, value),
    clear: (by: { listeners: Set<Listener> }) => {
      kept.content.clear();
      tell(null, by.listeners);
    },
  };
}
