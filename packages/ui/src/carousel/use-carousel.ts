import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../styles/use-media.js';

export interface CarouselState {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Wants to advance by itself; the visitor decides with play and pause. */
  playing: boolean;
  /** Is counting down at this moment: playing and not held by pointer, focus or hidden page. */
  running: boolean;
  /** Moved by the visitor, so that the position may be announced. */
  announced: boolean;
  go(index: number): void;
  toggle(): void;
  hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: { currentTarget: Element; relatedTarget: EventTarget | null }): void;
  };
}

/** Follows and moves a scroll-snap track, in either direction of writing. */
export function useCarousel(count: number, autoplay: boolean, interval: number): CarouselState {
  const track = useRef<HTMLDivElement>(null);
  const heading = useRef(false);
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(autoplay);
  const [over, setOver] = useState(false);
  const [within, setWithin] = useState(false);
  const [announced, setAnnounced] = useState(false);
  const calm = useReducedMotion();
  const playing = wanted && !calm && count > 1;
  const running = playing && !over && !within;

  const show = useCallback((target: number) => {
    const element = track.current;
    const slide = element?.children[target];
    if (!element || !slide) return;
    heading.current = true;
    element.scrollTo({ left: element.scrollLeft + fromCentre(element, slide) });
    setIndex(target);
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const arrive = () => {
      heading.current = false;
      setIndex(nearestSlide(element));
    };
    // On the way to a chosen slide those that pass by are not the current one.
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(arrive, 120);
      if (!heading.current) setIndex(nearestSlide(element));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      if (!document.hidden) show((index + 1) % count);
    }, interval);
    return () => clearTimeout(timer);
  }, [running, index, count, interval, show]);

  return {
    track,
    index,
    playing,
    running,
    announced,
    go(target) {
      setAnnounced(true);
      show((target + count) % count);
    },
    toggle: () => setWanted(!playing),
    hold: {
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setWithin(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setWithin(false);
      },
    },
  };
}

/** How far a slide's centre is from the track's, in px to the right. */
function fromCentre(track: Element, slide: Element): number {
  const frame = track.getBoundingClientRect();
  const box = slide.getBoundingClientRect();
  return box.left + box.width / 2 - (frame.left + frame.width / 2);
}

/** The slide whose centre is nearest to the track's. */
function nearestSlide(track: Element): number {
  const distances = Array.from(track.children, (slide) => Math.abs(fromCentre(track, slide)));
  return distances.indexOf(Math.min(...distances));
}
