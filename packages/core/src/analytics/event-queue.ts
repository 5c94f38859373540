import type { Logger } from '../errors/logger.js';

export interface PendingEvent {
  readonly name: string;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly payload: object;
  readonly isCommerce: boolean;
  /** What makes another event the same one; undefined for one that is always its own. */
  readonly key?: string;
}

export interface EventQueue {
  add(event: PendingEvent): void;
  /** The oldest, taken out. */
  next(): PendingEvent | undefined;
  clear(): void;
}

/** Events in their order. Beyond `most` the oldest goes that is no commerce, else the oldest. */
export function createEventQueue(logger: Logger, max = 200): EventQueue {
  let events: PendingEvent[] = [];
  let isWarned = false;

  return {
    add(event) {
      events.push(event);
      if (events.length <= max) return;
      events.splice(
        Math.max(
          0,
          events.findIndex(({ isCommerce }) => !isCommerce),
        ),
        1,
      );
      if (!isWarned) logger.warn(`More than ${max} analytics events wait; the oldest are dropped`);
      isWarned = true;
    },
    next: () => events.shift(),
    clear() {
      events = [];
    },
  };
}
