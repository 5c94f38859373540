import { type RefObject, useEffect, useRef } from 'react';
import { centre } from './scroll-positions.js';

/** Milliseconds before a row that a visitor scrolled may move again. */
const patience = 2_000;

/**
 * Keeps the current slide's button in the center of its row. Does not scroll a row that a visitor
 * is scrolling or has just scrolled, so that buttons do not move under the pointer.
 */
export function useCentredChoice(row: RefObject<HTMLElement | null>, index: number): void {
  /**
   * Last known scroll position; end of the hook's own scrolling; end of the pause after a visitor's
   * scrolling.
   */
  const seen = useRef({ left: 0, ownUntil: 0, freeFrom: 0 });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const state = seen.current;
    state.left = element.scrollLeft;
    const follow = () => {
      state.left = element.scrollLeft;
      const now = Date.now();
      if (now > state.ownUntil) state.freeFrom = now + patience;
    };
    // Input on the row stops the hook's own scrolling.
    const takeOver = () => {
      state.ownUntil = 0;
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('pointerdown', takeOver, { passive: true });
    element.addEventListener('wheel', takeOver, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      element.removeEventListener('pointerdown', takeOver);
      element.removeEventListener('wheel', takeOver);
    };
  }, [row]);

  useEffect(() => {
    const element = row.current;
    const choice = element?.children[index];
    if (!element || !choice) return;
    const state = seen.current;
    // Scrolled since the last frame, before the scroll event.
    const isMoving = Math.abs(element.scrollLeft - state.left) > 1;
    if (isMoving || Date.now() < state.freeFrom) return;
    state.ownUntil = Date.now() + ownTime;
    centre(element, choice);
  }, [row, index]);
}

/** Max milliseconds of smooth scrolling to the center. */
const ownTime = 1_000;
