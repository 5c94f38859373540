import type { StorageArea, StorageChange } from './index.js';

/** A storage area in memory, and what it holds. */
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

/** One storage and its tabs; a change tells every tab but the one that made it, as browsers do. */
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
    /** What something else than the site writes. */
    write: (key: string, value: string) => change(key, value),
    clear: (by: { listeners: Set<Listener> }) => {
      kept.content.clear();
      tell(null, by.listeners);
    },
  };
}
