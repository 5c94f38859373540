import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ListMemory } from './list-memory.js';

/** Whether the browser came back to this document, by a reload or through its history. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

const onClient = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the lists and the place on the page when the visitor leaves; once what the server rendered is
 * taken over and the whole list stands again, one who came back by a reload is where they were.
 */
export function useListPlace(seenLists: ListMemory, key: string, isServersOwn: boolean): void {
  const tookOver = useRef(false);
  if (isServersOwn) tookOver.current = true;
  onClient(() => {
    if (isServersOwn || !tookOver.current) return;
    tookOver.current = false;
    const top = seenLists.topOf(key);
    if (top !== undefined && isReturn()) window.scrollTo({ top, behavior: 'instant' });
  }, [seenLists, key, isServersOwn]);
  onClient(() => {
    // Until then the place is the one that the browser found for what the server rendered.
    if (isServersOwn) return;
    const leave = () => seenLists.save(window.scrollY);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [seenLists, isServersOwn]);
}
