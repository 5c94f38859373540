import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { layOutWhole } from './lay-out-whole.ts';
import { rememberScroll, type ScrollMemory } from './scroll-memory.ts';
import { type ScrollStep, scrollRule } from './scroll-rule.ts';
import { scrollToHash, targetOf } from './scroll-to-hash.ts';

/** Applies the scroll rules of a navigation when its page is rendered. */
export function useScrollRules(): void {
  const location = useLocation();
  const by = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  const previous = useRef(location);
  const { state } = useNavigation();

  // Positions need real heights. A fast navigation has no loading state.
  useLayoutEffect(() => {
    if (state !== 'idle' || location !== previous.current) layOutWhole();
  }, [state, location]);

  useLayoutEffect(() => {
    memory.current = rememberScroll(previous.current.key);
    const { hash } = previous.current;
    if (hash && !isReload() && !isElsewhere(hash)) scrollToHash(hash);
    return () => memory.current?.stop();
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    if (from.key === location.key && from.pathname === location.pathname) return;
    previous.current = location;
    const remembered = memory.current?.positionOf(location.key);
    memory.current?.show(location.key);
    follow(scrollRule(from, { ...location, by, remembered }), location.hash);
    memory.current?.save();
  }, [location, by]);
}

function follow(step: ScrollStep, hash: string): void {
  if (!step) return;
  if (typeof step.to === 'number') scrollTo({ top: step.to, behavior: 'instant' });
  if (step.to === 'top_then_hash') scrollTo({ top: 0, behavior: 'instant' });
  if (step.to === 'hash' || step.to === 'top_then_hash') scrollToHash(hash);
}

/** After a reload the browser has restored the position. */
const isReload = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/** The visitor scrolled before the application ran; the position stays. */
const isElsewhere = (hash: string) =>
  ![null, document.body, targetOf(hash)].includes(document.activeElement as HTMLElement | null);
