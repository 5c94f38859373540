import { type RefObject, useEffect, useRef } from 'react';
import { centre } from './track.js';

/** Milliseconds for which a row stays where a visitor moved it. */
const patience = 2_000;

/**
 * Keeps the choice of the current slide in the middle of its row. A row that a visitor is moving, or has
 * just moved, stays: what they are about to press does not slide away under the hand.
 */
export function useCentredChoice(row: RefObject<HTMLElement | null>, index: number): void {
  /** Where the row was seen last, and until when it moves by itself or is left alone. */
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
    // A hand on the row takes it over.
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
    // Moved since the last frame, of which nobody has been told yet.
    const isMoving = Math.abs(element.scrollLeft - state.left) > 1;
    if (isMoving || Date.now() < state.freeFrom) return;
    state.ownUntil = Date.now() + ownTime;
    centre(element, choice);
  }, [row, index]);
}

/** Milliseconds that a smooth way to the middle takes at most. */
const ownTime = 1_000;
