import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from './saves-data.js';

export interface AutostartOptions {
  /** Starts automatically when half of the element is first visible. */
  enabled: boolean;
  /** False while its pictures load; the motion waits. Default: true. */
  ready?: boolean;
  /** In milliseconds. */
  duration: number;
  /** Called for each frame of the motion, with its progress from 0 to 1. */
  onStep: (progress: number) => void;
  /** Called when it starts. */
  onStart?: () => void;
}

export interface Autostart {
  isRunning: boolean;
  start: () => void;
  stop: () => void;
}

/** Attribute of a button that starts and stops the motion itself. */
export const togglesMotion = 'data-toggles-motion';

const calm = '(prefers-reduced-motion: reduce)';

/**
 * A motion that runs once. It stops at a press in the element, at any key, and when the element is
 * out of view; it does not start by itself with reduced motion or a data saver.
 */
export function useAutostart(
  element: RefObject<HTMLElement | null>,
  { enabled, ready = true, duration, onStep, onStart }: AutostartOptions,
): Autostart {
  const [isRunning, setRunning] = useState(false);
  const latest = useRef({ onStep, onStart });
  latest.current = { onStep, onStart };
  const start = () => {
    latest.current.onStart?.();
    setRunning(true);
  };
  const stop = () => setRunning(false);

  useEffect(() => {
    if (!enabled || !element.current) return;
    if (savesData() || matchMedia(calm).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current.onStart?.();
        setRunning(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [enabled, element]);

  useEffect(() => {
    if (!isRunning || !ready) return;
    let frame = 0;
    let from: number | undefined;
    const step = (now: number) => {
      from ??= now;
      const progress = Math.min(1, (now - from) / duration);
      latest.current.onStep(progress);
      if (progress === 1) setRunning(false);
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, ready, duration]);

  useEffect(() => {
    const root = element.current;
    if (!isRunning || !root) return;
    const listening = new AbortController();
    const { signal } = listening;
    const end = ({ target }: Event) => {
      const isToggle = target instanceof Element && target.closest(`[${togglesMotion}]`);
      if (!isToggle) setRunning(false);
    };
    root.addEventListener('pointerdown', end, { signal });
    window.addEventListener('keydown', end, { signal });
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setRunning(false);
    });
    observer.observe(root);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [isRunning, element]);

  return { isRunning, start, stop };
}
