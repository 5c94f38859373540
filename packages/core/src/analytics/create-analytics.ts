import type { Logger } from '../errors/logger.js';
import { type AnalyticsConsent, accessOf } from './analytics-consent.js';
import { analyticsDate } from './analytics-date.js';
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

/** Max characters of a key; baskets that differ only after these count as equal. */
const maxLength = 400;

/** Key of an event for deduplication; undefined if the event can repeat. */
function eventKey(
  name: string,
  identity: Identity,
  payload: object,
  occasion: string,
): string | undefined {
  if (identity !== 'journey' && identity !== 'order') return undefined;
  const { ecommerce } = payload as { ecommerce: { transaction_id?: string; items?: Item[] } };
  const parts =
    identity === 'order'
      ? [ecommerce.transaction_id]
      : [occasion.slice(0, 100), ...(ecommerce.items ?? []).map(({ item_id }) => item_id)];
  return [name, ...parts].join(' ').slice(0, maxLength);
}

interface Item {
  readonly item_id: string;
}

/** Dependencies of analytics. They are not used before `start` or the first `push`. */
export interface AnalyticsOptions {
  readonly page: () => PageGlobals;
  readonly consent: AnalyticsConsent;
  /** Always true without a tag manager. */
  readonly isTagManagerReady: () => boolean;
  readonly timers: Timers;
  /** Without it, sent events are only remembered for this page. */
  readonly storage?: SentStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  /** IANA name. Default: the market's. */
  readonly timeZone?: string;
}

/**
 * Sends events to the data layer; can be used from the start of a page. Site document, section 7.
 */
export interface Analytics {
  /** Subscribes to consent; browser only. Returns a function that stops; can be started again. */
  start(): () => void;
  /**
   * Sends an event to the data layer once consent allows it. `occasion` identifies repeated events:
   * the navigation for page events, the journey for events of an order. A payload that fails its
   * schema is logged and dropped. Never throws.
   */
  push<N extends EventName>(
    name: N,
    payload: EventPayload<N>,
    ...occasion: EventIdentity<N> extends 'navigation' | 'journey' ? [occasion: string] : []
  ): void;
}

/**
 * Events for the data layer. They are queued in order until `statistic` is granted and the tag
 * manager is ready. Denied consent clears the queue, withdrawn consent stops it, and events are
 * dropped while consent is denied. No event is sent twice or with personal data: fields outside the
 * schema are dropped, free text is scrubbed. Site document, section 7.
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
    // The first formatted date takes 15 ms: do it here, not at the start of the page.
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
    const key = eventKey(name, identity, valid, occasion);
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
