import type { Logger } from '../errors/logger.js';
import { type AnalyticsConsent, accessOf } from './analytics-consent.js';
import { analyticsDate } from './analytics-date.js';
import { keyOf } from './event-key.js';
import { createEventQueue, type PendingEvent } from './event-queue.js';
import {
  type EventIdentity,
  type EventName,
  type EventPayload,
  type EventSchema,
  eventSchemas,
  type Identity,
} from './events.js';
import { dataLayerOf, type PageGlobals } from './page-globals.js';
import { createSentEvents, type SentStorage } from './sent-events.js';
import { createTagManagerWait, type Timers } from './tag-manager-wait.js';

/**
 * What analytics touches of the outside. Nothing is asked of it before `start` or the first `push`.
 */
export interface AnalyticsOptions {
  readonly page: () => PageGlobals;
  readonly consent: AnalyticsConsent;
  /** True where no tag manager is used: nothing is waited for. */
  readonly isTagManagerReady: () => boolean;
  readonly timers: Timers;
  /** Without it, what was sent is known to this page alone. */
  readonly storage?: SentStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  /** IANA name; the default market's unless given. */
  readonly timeZone?: string;
}

/**
 * Takes events for the data layer, from the first moment of a page on. Site document, section 7.
 */
export interface Analytics {
  /** In the browser: follows consent. Answers how to stop; may start again. */
  start(): () => void;
  /**
   * Hands an event to the data layer, once it may. `occasion` is what makes two events one: the
   * navigation of the page events, the journey of those on the way to an order. A payload that its
   * schema refuses is logged and not sent. Never throws.
   */
  push<N extends EventName>(
    name: N,
    payload: EventPayload<N>,
    ...occasion: EventIdentity<N> extends 'navigation' | 'journey' ? [occasion: string] : []
  ): void;
}

/**
 * The data layer's events. They wait in their order until statistics are granted and then for the
 * tag manager; a refusal empties the queue, a withdrawal stops it at once, and nothing is kept of
 * what happens while refused. No event is sent twice, nor with personal data: what a schema does
 * not name is left out, open texts are scrubbed. Site document, section 7.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { page, consent, isTagManagerReady, timers, storage, now, logger, timeZone } = options;
  const queue = createEventQueue(logger);
  const sent = createSentEvents(storage);
  const lastNavigation = new Map<string, string>();
  const wait = createTagManagerWait({
    isReady: isTagManagerReady,
    timers,
    logger,
    proceed: () => guarded(flush),
  });
  let isStarted = false;

  const guarded = (run: () => void) => {
    try {
      run();
    } catch (cause) {
      logger.error('An analytics event could not be sent', { cause });
    }
  };

  const access = () => accessOf(consent, 'statistic');

  const settle = () => {
    const found = access();
    if (found === 'granted') {
      if (!isStarted) return;
      if (wait.isOver) flush();
      else wait.start();
      return;
    }
    wait.stop();
    if (found === 'undecided') return;
    queue.clear();
    lastNavigation.clear();
    sent.forget();
  };

  const flush = () => {
    while (access() === 'granted') {
      const event = queue.next();
      if (!event) return;
      if (event.key !== undefined && sent.has(event.key)) continue;
      if (event.key !== undefined) sent.add(event.key);
      guarded(() => write(event));
    }
  };

  const write = ({ name, at, payload }: PendingEvent) => {
    const layer = dataLayerOf(page());
    if ('ecommerce' in payload) layer.push({ ecommerce: null });
    // Here, for the first date that a page formats takes 15 ms: no page's start waits for it.
    layer.push({ event: name, event_date: analyticsDate(at, timeZone), ...payload });
  };

  const take = (name: EventName, payload: unknown, occasion: string) => {
    if (access() === 'refused') return;
    const { read, identity, isCommerce } = schemaOf(name);
    let fault = '';
    const valid = read(payload, (path) => {
      fault = `: '${path}'`;
    });
    if (valid === undefined) {
      logger.error(`Analytics event '${name}' was refused${fault}`);
      return;
    }
    if (identity === 'navigation') {
      if (lastNavigation.get(name) === occasion) return;
      lastNavigation.set(name, occasion);
    }
    const key = keyOf(name, identity, valid, occasion);
    queue.add({ name, at: now(), payload: valid, isCommerce, key });
    settle();
  };

  return {
    start() {
      isStarted = true;
      const unsubscribe = consent.subscribe(() => guarded(settle));
      guarded(settle);
      return () => {
        isStarted = false;
        wait.stop();
        unsubscribe();
      };
    },
    push(name, payload, ...[occasion = '']) {
      guarded(() => take(name, payload, occasion));
    },
  };
}

function schemaOf(name: string): EventSchema<object, Identity> {
  const found = Object.hasOwn(eventSchemas, name) ? eventSchemas[name as EventName] : undefined;
  if (!found) throw new TypeError(`'${name}' is no analytics event`);
  return found as EventSchema<object, Identity>;
}
