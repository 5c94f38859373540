import { type PointerEvent, type TouchEvent, useRef, useState } from 'react';
import type { Photo } from '../../engine/vehicle/showroom-vehicle.js';

/** Distance in px across from which a movement of a finger is a swipe. */
const swipe = 40;

/** A view that differs from the first: the car from behind, else any other. */
export const secondPhoto = (photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ view }, at) => at > 0 && view === 'rear34') ?? photos[1];

/**
 * Shows a card's second picture while a mouse rests on the card, and after a swipe across it; a
 * second swipe shows the first again. `isWanted` is true from the first sign on, so that no card
 * loads a second picture that nobody wants. The rest are props of the card's root element.
 */
export function useSecondPicture() {
  const [isWanted, setWanted] = useState(false);
  const [isShown, setShown] = useState(false);
  const start = useRef<{ x: number; y: number; left: number } | null>(null);
  const show = (isSecond: boolean) => {
    if (isSecond) setWanted(true);
    setShown(isSecond);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  /** A carousel that moves its cards has used the swipe itself. */
  const leftOf = ({ currentTarget }: TouchEvent) => currentTarget.getBoundingClientRect().left;
  return {
    isWanted,
    'data-second': isShown || undefined,
    onPointerEnter: (event: PointerEvent) => isMouse(event) && show(true),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && show(false),
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch ? { x: touch.clientX, y: touch.clientY, left: leftOf(event) } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const from = start.current;
      if (!touch || !from || Math.abs(leftOf(event) - from.left) > 1) return;
      const across = Math.abs(touch.clientX - from.x);
      if (across > swipe && across > 2 * Math.abs(touch.clientY - from.y)) show(!isShown);
    },
  };
}
