import type { Logger } from '../errors/logger.js';

/** Milliseconds to wait for the tag manager before a warning. Site document, section 9. */
const tagManagerWaitMs = 5000;

/** Timers of the page, in milliseconds. */
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
 * Waits up to 5000 ms until the tag manager is ready, then calls `proceed` once, after a timeout
 * with a warning. A stopped wait can start again with its full time. Site document, section 8.
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
