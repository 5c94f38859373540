/** Replaceable time; tests and the server bring their own. */
export interface Clock {
  now(): number;
  /** Calls back after `ms`; the answer stops it. */
  after(ms: number, callback: () => void): () => void;
}

/** How far the server's clock is ahead of ours, in ms, from the time its answer carried. */
export const serverOffset = (serverTime: string | number, receivedAt: number): number => {
  const time = typeof serverTime === 'number' ? serverTime : Date.parse(serverTime);
  return Number.isNaN(time) ? 0 : time - receivedAt;
};

/** Whole seconds until `expiresAt` by the server's clock; never below zero. */
export function secondsLeft(expiresAt: string, now: number, offset = 0): number {
  const left = Date.parse(expiresAt) - (now + offset);
  return Number.isNaN(left) ? 0 : Math.max(0, Math.ceil(left / 1000));
}

/** Moments worth saying aloud; between them a countdown keeps quiet. */
const spoken = [600, 300, 120, 60, 30];

/** The moment that is due to be announced at `seconds`: the last one passed, or `null` before. */
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
 * Tells every second how many are left and, once, that none are. It reads the clock anew each time,
 * so a sleeping machine or a throttled tab is right at its first tick.
 */
export function startCountdown({ expiresAt, offset = 0, clock, onSecond, onEnd }: Countdown) {
  let stop = () => {};
  const tick = () => {
    const now = clock.now();
    const seconds = secondsLeft(expiresAt, now, offset);
    onSecond(seconds);
    if (seconds === 0) return onEnd();
    const left = Date.parse(expiresAt) - (now + offset);
    stop = clock.after(left - (seconds - 1) * 1000, tick);
  };
  tick();
  return () => stop();
}
