/** The time of the sandbox and what is to happen later, so that tests turn hours into nothing. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, task: () => void): () => void;
}

/** The clock of the machine. What is planned does not keep the process alive. */
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

/** Seconds since 1970, as Stripe and PayPal's headers count. */
export const seconds = (clock: Clock): number => Math.floor(clock.now() / 1000);

/** `2026-01-31T10:00:00Z`, without milliseconds. */
export const isoSeconds = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
