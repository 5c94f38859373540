import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from '../styles/use-media.js';
import { isRtl, lastSlide, nearestSlide, restingPlaces, scrollAlong } from './track.js';

export interface CarouselState {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** How many slides can stand at the start of the track; all until it is measured. */
  stops: number;
  /** Whether there is anything to play: several slides, and a visitor who minds no motion. */
  plays: boolean;
  /** Wants to advance by itself; the visitor decides with play and pause. */
  playing: boolean;
  /** Is counting down at this moment: playing and not held by pointer or focus. */
  running: boolean;
  /** Moved by the visitor, so that the position may be announced. */
  announced: boolean;
  go(index: number): void;
  /** To the next slide or the one before, round the ends. */
  step(by: 1 | -1): void;
  toggle(): void;
  /** Arrows along the line of text, Home and End, on the track itself. */
  onKeyDown(event: KeyboardEvent): void;
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
  const [stops, setStops] = useState(count);
  const [wanted, setWanted] = useState(autoplay);
  const [over, setOver] = useState(false);
  const [within, setWithin] = useState(false);
  const [announced, setAnnounced] = useState(false);
  const calm = useReducedMotion();
  const plays = autoplay && !calm && count > 1;
  const playing = wanted && plays;
  const running = playing && !over && !within;

  const show = useCallback((target: number) => {
    const element = track.current;
    const place = element ? restingPlaces(element)[target] : undefined;
    if (!element || place === undefined) return;
    heading.current = true;
    scrollAlong(element, place);
    setIndex(target);
  }, []);

  const turn = useCallback(
    (by: 1 | -1) => {
      show((index + by + stops) % stops);
    },
    [index, stops, show],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are measured anew
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const last = lastSlide(element);
      setStops(last + 1);
      setIndex((before) => Math.min(before, last));
    };
    // Told of at first as well, when the page is laid out: to measure here would lay it out once for each.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);

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
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => (document.hidden ? wait() : turn(1)), interval);
    };
    wait();
    return () => clearTimeout(timer);
  }, [running, interval, turn]);

  const go = (target: number) => {
    setAnnounced(true);
    show(target);
  };
  const step = (by: 1 | -1) => {
    setAnnounced(true);
    turn(by);
  };
  return {
    track,
    index,
    stops,
    plays,
    playing,
    running,
    announced,
    go,
    step,
    toggle() {
      // Who presses play is over the button and has it focused, and still means it.
      setOver(false);
      setWithin(false);
      setWanted(!playing);
    },
    onKeyDown(event) {
      const { currentTarget, target, key } = event;
      if (target !== currentTarget) return;
      const forward = isRtl(currentTarget) ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'Home') go(0);
      else if (key === 'End') go(stops - 1);
      else if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
      else return;
      event.preventDefault();
    },
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
