/** Injectable clock, for tests and the server. */
export interface Clock {
  now(): number;
  /** Calls `callback` after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

const second = 1_000;

/** Milliseconds by which the server's clock is ahead of ours, from a timestamp in its response. */
export const serverOffset = (serverTime: string | number, receivedAt: number): number =>
  new Date(serverTime).getTime() - receivedAt || 0;

/** Whole seconds until `expiresAt` by the server's clock; never negative. */
export function secondsLeft(expiresAt: string, now: number, offset = 0): number {
  const left = Math.ceil((Date.parse(expiresAt) - now - offset) / second);
  return Math.max(0, left || 0);
}

/** Time left as `9:05`, from an hour on as `1:09:05`. */
export function clockFace(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const face = `${pad(seconds % 60)}`;
  if (minutes < 60) return `${minutes}:${face}`;
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${face}`;
}

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
    const left = Date.parse(expiresAt) - now - offset;
    stop = clock.after(left - (seconds - 1) * second, tick);
  };
  tick();
  return () => stop();
}
