import type { Logger } from '../errors/logger.js';

/**
 * How long analytics waits for the tag manager before it warns, in ms. Site document, section 9.
 */
const tagManagerWaitMs = 5000;

/** The page's timers, milliseconds. */
export interface Timers {
  setTimeout(run: () => void, delay: number): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: a number in browsers, an object elsewhere
  clearTimeout(timer: any): void;
}

export interface TagManagerWait {
  readonly isOver: boolean;
  start(): void;
  stop(): void;
}

const pollMs = 100;

/**
 * Waits until the tag manager is ready or 5000 ms are over, then runs `proceed`: once, with one
 * warning in the second case. A wait that was stopped may start again and takes its whole time.
 * Site document, section 8.
 */
export function createTagManagerWait({
  isReady,
  timers,
  logger,
  proceed,
}: {
  isReady: () => boolean;
  timers: Timers;
  logger: Logger;
  proceed: () => void;
}): TagManagerWait {
  let isOver = false;
  let timer: unknown;

  const finish = () => {
    timer = undefined;
    isOver = true;
    proceed();
  };
  const look = (left: number) => {
    if (isReady()) return finish();
    if (left <= 0) {
      logger.warn(`The tag manager is not there after ${tagManagerWaitMs} ms; going on without it`);
      return finish();
    }
    const pause = Math.min(pollMs, left);
    timer = timers.setTimeout(() => look(left - pause), pause);
  };

  return {
    get isOver() {
      return isOver;
    },
    start() {
      if (!isOver && timer === undefined) look(tagManagerWaitMs);
    },
    stop() {
      if (timer !== undefined) timers.clearTimeout(timer);
      timer = undefined;
    },
  };
}
