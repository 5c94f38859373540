import type { Locale } from '@mawkib/core/locale';
import { type PointerEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from '../../engine/vehicle/showroom-vehicle.js';

/** Time in ms that a pointer rests on a card before the vehicle's photos are loaded. */
const rest = 150;

/** Distance in px across from which a movement of a finger is a swipe. */
const swipe = 40;

/** A view that differs from the first: the car from behind, else any other. */
export const secondPhoto = (photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ view }, at) => at > 0 && view === 'rear34') ?? photos[1];

/**
 * Shows a card's second picture while a mouse rests on the card, and after a swipe across it; a
 * second swipe shows the first again. `second` is undefined until the first sign, so that no card
 * loads a second picture that nobody wants. Cards of a list have one photo; the others are loaded
 * with the vehicle. The rest are props of the card's root element.
 */
export function useSecondPicture(id: string, photos: readonly Photo[], locale: Locale) {
  const [isWanted, setWanted] = useState(false);
  const [isShown, setShown] = useState(false);
  const [loaded, setLoaded] = useState<Photo>();
  const isRequested = useRef(false);
  const second = secondPhoto(photos) ?? loaded;
  const isMissing = second === undefined && photos.length === 1;
  useEffect(() => {
    if (!isShown || !isMissing) return;
    const timer = setTimeout(() => {
      if (isRequested.current) return;
      isRequested.current = true;
      import('./load-photos.js')
        .then(({ loadPhotos }) => loadPhotos(id, locale))
        .then((all) => setLoaded(secondPhoto(all)))
        .catch(() => {
          isRequested.current = false;
        });
    }, rest);
    return () => clearTimeout(timer);
  }, [isShown, isMissing, id, locale]);
  const start = useRef<{ x: number; y: number; left: number } | null>(null);
  const show = (isSecond: boolean) => {
    if (isSecond) setWanted(true);
    setShown(isSecond);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  /** A carousel that moves its cards has used the swipe itself. */
  const leftOf = ({ currentTarget }: TouchEvent) => currentTarget.getBoundingClientRect().left;
  return {
    second: isWanted ? second : undefined,
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
