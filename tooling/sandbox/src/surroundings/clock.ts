/** Time and timers of the sandbox, so that tests can skip hours. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after this time; returns a function that cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** The system clock. Timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, Math.min(milliseconds, 2 ** 31 - 1));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Waits on a clock. */
export const pause = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });

/** Seconds since 1970, as in Stripe's and PayPal's headers. */
export const seconds = (clock: Clock): number => Math.floor(clock.now() / 1000);

/** `2026-01-31T10:00:00Z`, without milliseconds. */
export const isoSeconds = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
