import { differenceInMilliseconds, differenceInSeconds } from 'date-fns';
import { millisecondsInSecond } from 'date-fns/constants';

/** Injectable clock, for tests and the server. */
export interface Clock {
  now(): number;
  /** Calls `callback` after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** Milliseconds by which the server's clock is ahead of ours, from a timestamp in its response. */
export const serverOffset = (serverTime: string | number, receivedAt: number): number =>
  differenceInMilliseconds(serverTime, receivedAt) || 0;

/** Whole seconds until `expiresAt` by the server's clock; never negative. */
export function secondsLeft(expiresAt: string, now: number, offset = 0): number {
  const left = differenceInSeconds(expiresAt, now + offset, { roundingMethod: 'ceil' });
  return Math.max(0, left || 0);
}

/** Seconds left at which a screen reader announces the countdown. */
const spoken = [600, 300, 120, 60, 30];

/** Last announcement that is due at `seconds`; `null` before the first one. */
export const announcement = (seconds: number): number | null =>
  seconds === 0 ? 0 : (spoken.findLast((moment) => seconds <= moment) ?? null);

export interface Countdown {
  expiresAt: string;
  offset?: number;
  clock: Clock;
  onSecond: (seconds: number) => void;
  onEnd: () => void;
}

/**
 * Reports the seconds left every second and calls `onEnd` once. Reads the clock on each tick, so
 * the value is right after sleep or in a throttled tab.
 */
export function startCountdown({ expiresAt, offset = 0, clock, onSecond, onEnd }: Countdown) {
  let stop = () => {};
  const tick = () => {
    const now = clock.now();
    const seconds = secondsLeft(expiresAt, now, offset);
    onSecond(seconds);
    if (seconds === 0) return onEnd();
    const left = differenceInMilliseconds(expiresAt, now + offset);
    stop = clock.after(left - (seconds - 1) * millisecondsInSecond, tick);
  };
  tick();
  return () => stop();
}
