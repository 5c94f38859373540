import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ListMemory } from './list-memory.js';

/** True if the browser returned to this document by a reload or through its history. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

const onClient = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Stores lists and scroll position when the visitor leaves; after a reload, restores the position
 * once the list is hydrated and complete.
 */
export function useListRestoration(seenLists: ListMemory, key: string, isHydrating: boolean): void {
  const tookOver = useRef(false);
  if (isHydrating) tookOver.current = true;
  onClient(() => {
    if (isHydrating || !tookOver.current) return;
    tookOver.current = false;
    const top = seenLists.topOf(key);
    if (top !== undefined && isReturn()) window.scrollTo({ top, behavior: 'instant' });
  }, [seenLists, key, isHydrating]);
  onClient(() => {
    // Until then the browser's own scroll position for the server's HTML is valid.
    if (isHydrating) return;
    const leave = () => seenLists.save(window.scrollY);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [seenLists, isHydrating]);
}
