import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { layOutWhole } from './lay-out-whole.ts';
import { restoreScroll } from './restore-scroll.ts';
import { rememberScroll, type ScrollMemory } from './scroll-memory.ts';
import { type ScrollStep, scrollRule } from './scroll-rule.ts';
import { scrollToHash, targetOf } from './scroll-to-hash.ts';

/** Applies the scroll rules of a navigation when its page is rendered. */
export function useScrollRules(): void {
  const location = useLocation();
  const by = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  const previous = useRef(location);
  const stopRestoring = useRef(() => {});
  const { state } = useNavigation();

  // Positions need real heights. A fast navigation has no loading state.
  useLayoutEffect(() => {
    if (state !== 'idle' || location !== previous.current) layOutWhole();
  }, [state, location]);

  useLayoutEffect(() => {
    memory.current = rememberScroll(previous.current.key);
    const { hash, key } = previous.current;
    const remembered = memory.current.positionOf(key);
    if (hash && !isReload() && !isElsewhere(hash)) scrollToHash(hash);
    // A browser that has not restored the position yet stops when the application takes over.
    if (remembered && isReload() && scrollY === 0)
      stopRestoring.current = restoreScroll(remembered);
    return () => {
      stopRestoring.current();
      memory.current?.stop();
    };
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    if (from.key === location.key && from.pathname === location.pathname) return;
    previous.current = location;
    const remembered = memory.current?.positionOf(location.key);
    memory.current?.show(location.key);
    stopRestoring.current();
    stopRestoring.current = follow(
      scrollRule(from, { ...location, by, remembered }),
      location.hash,
    );
    memory.current?.save();
  }, [location, by]);
}

/** Returns a function that stops it. */
function follow(step: ScrollStep, hash: string): () => void {
  if (typeof step?.to === 'number') return restoreScroll(step.to);
  if (step?.to === 'top_then_hash') scrollTo({ top: 0, behavior: 'instant' });
  if (step) scrollToHash(hash);
  return () => {};
}

/** After a reload the browser has restored the position. */
const isReload = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** The visitor scrolled before the application ran; the position stays. */
const isElsewhere = (hash: string) =>
  ![null, document.body, targetOf(hash)].includes(document.activeElement as HTMLElement | null);
