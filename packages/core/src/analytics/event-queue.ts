import type { Logger } from '../errors/logger.js';

export interface PendingEvent {
  readonly name: string;
  /** Time of the event, in milliseconds since 1970. */
  readonly at: number;
  readonly payload: object;
  readonly isCommerce: boolean;
  /** Deduplication key; undefined if the event can repeat. */
  readonly key?: string;
}

export interface EventQueue {
  add(event: PendingEvent): void;
  /** Removes and returns the oldest event. */
  next(): PendingEvent | undefined;
  clear(): void;
}

/**
 * A queue of events. Above `max` it drops the oldest event that is not e-commerce, otherwise the
 * oldest.
 */
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
