import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from '../styles/use-media.js';
import { isRtl, lastSlide, nearestSlide, scrollAlong, snapPositions } from './scroll-positions.js';

export interface CarouselState {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Number of slides that can be at the start of the track; all until it is measured. */
  stops: number;
  /** True if autoplay is possible: several slides and no reduced motion. */
  plays: boolean;
  /** True if autoplay is on; play and pause change it. */
  playing: boolean;
  /** True while the timer runs: playing and not paused by hover or focus. */
  running: boolean;
  /** True after a visitor moved it, so that the position may be announced. */
  announced: boolean;
  go(index: number): void;
  /** To the next or previous slide, wrapping around. */
  step(by: 1 | -1): void;
  toggle(): void;
  /** Arrow keys in the inline direction, Home and End, on the track itself. */
  onKeyDown(event: KeyboardEvent): void;
  hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: { currentTarget: Element; relatedTarget: EventTarget | null }): void;
  };
}

/** Observes and scrolls a scroll-snap track, for LTR and RTL. */
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
    const place = element ? snapPositions(element)[target] : undefined;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are measured again
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => {
      const last = lastSlide(element);
      setStops(last + 1);
      setIndex((before) => Math.min(before, last));
    };
    // Observing also fires once after layout; measuring here would force a layout per carousel.
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
    // While scrolling to a slide, the ones in between are not current.
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
      // After pressing play, the button is still hovered and focused; do not pause for that.
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
