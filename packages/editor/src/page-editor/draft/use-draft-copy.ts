import { useEffect, useState } from 'react';
import type { PageStore } from '../store/create-page-store.ts';
import { copyKey, type DraftCopy, orphanedCopies, removeCopy, writeCopy } from './draft-copies.ts';

const area = () => window.localStorage;
const delay = 300;
const tab = crypto.randomUUID();

/**
 * Stores unsaved operations in this browser while the page is open, and finds those of a tab that
 * was closed or crashed. `settle` dismisses them after they were restored or discarded.
 */
export function useDraftCopy(store: PageStore) {
  const [found, setFound] = useState<{ key: string; copy: DraftCopy } | null>(null);
  const page = store.getState().page.id;
  useEffect(() => {
    const key = copyKey(page, tab);
    const release = hold(key);
    heldKeys().then((held) => setFound(orphanedCopies(area, page, held)[0] ?? null));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { unsaved, page } = store.getState();
      const copy = { version: page.version, operations: unsaved, at: Date.now() };
      writeCopy(area, key, copy);
    };
    const stop = store.subscribe((now, before) => {
      if (now.unsaved !== before.unsaved) timer ??= setTimeout(write, delay);
    });
    const flush = () => timer && write();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      release();
    };
  }, [store, page]);
  const settle = () => {
    if (found) removeCopy(area, found.key);
    setFound(null);
  };
  return { found: found?.copy ?? null, settle };
}

/** Holds a lock for this copy, so that other tabs ignore it. The browser releases it when the tab closes. */
function hold(name: string): () => void {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(name, () => done).catch(() => {});
  return release;
}

async function heldKeys(): Promise<Set<string>> {
  const locks = await navigator.locks?.query();
  return new Set((locks?.held ?? []).flatMap(({ name }) => name ?? []));
}
