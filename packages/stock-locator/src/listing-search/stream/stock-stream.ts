import { operationUrl } from '@mawkib/api-clients';
import { watchListing } from '@mawkib/api-clients/operations';
import { type StockChange, streamEvents } from './stock-change.js';

/** What a stream of changes tells. */
export interface StreamListener {
  changed(change: StockChange): void;
  /** More happened than was told: ask for everything anew. */
  reset(): void;
  /**
   * What is shown may be old: what could be heard until then (milliseconds since 1970) cannot be heard
   * any more. Told again after each try that fails.
   */
  silent(since: number): void;
  /** A connection begins, and nothing was missed. */
  heard(): void;
}

export interface StreamOptions {
  /** The stream's address, without a query. */
  url: string;
  lang: string;
  /** Vehicles whose present state is told when the stream begins. */
  vehicles: readonly string[];
  /** Where to go on; undefined: what is from now on. */
  since?: string;
}

/** The stream's address, for `StreamOptions`. */
export const changesUrl = (service: string, listing: string): string =>
  operationUrl(watchListing, { params: { listing } }, service);

/** The parts of the page that a stream lives on; a test puts its own in their places. */
export interface StreamWorld {
  EventSource: typeof EventSource;
  setTimeout: (run: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
  random(): number;
  now(): number;
}

export interface StockStream {
  /** The id of the last message. */
  readonly last: string | undefined;
  /** Tries at once: the network is back. */
  reconnectNow(): void;
  /** Goes on from an earlier place than the last message, so that what lies between is told again. */
  resumeFrom(since: string): void;
  close(): void;
}

const firstMs = 1_000;
const longestMs = 60_000;
/** A service that is started anew is back before. */
const silentMs = 30_000;

/**
 * One stream of server-sent events. It comes back by itself, from where it was, after pauses that
 * grow; where there never was such a service it goes on trying once a minute, and nothing else happens.
 */
export function openStockStream(
  options: StreamOptions,
  listener: StreamListener,
  world: StreamWorld,
): StockStream {
  let last = options.since;
  let failures = 0;
  /** When it broke; undefined while it is open, and where it never was. */
  let brokenAt: number | undefined;
  let hasBegun = options.since !== undefined;
  let source: EventSource | undefined;
  let timer: unknown;
  let closed = false;

  const addressOf = () => {
    const query = new URLSearchParams({ lang: options.lang });
    if (last !== undefined) query.set('last_event_id', last);
    else if (options.vehicles.length > 0) query.set('vehicles', options.vehicles.join(','));
    return `${options.url}?${query}`;
  };
  const stop = () => {
    world.clearTimeout(timer as never);
    timer = undefined;
    source?.close();
    source = undefined;
  };
  const open = () => {
    stop();
    if (closed) return;
    const own = new world.EventSource(addressOf());
    source = own;
    let isFirst = true;
    const hear = (name: string, tell: (data: string) => void) =>
      own.addEventListener(name, (event) => {
        if (own !== source) return;
        const { lastEventId, data } = event as MessageEvent<string>;
        if (lastEventId) last = lastEventId;
        failures = 0;
        hasBegun = true;
        brokenAt = undefined;
        if (isFirst) listener.heard();
        isFirst = false;
        tell(data);
      });
    hear('begun', () => {});
    hear(streamEvents.changed, (data) => listener.changed(JSON.parse(data) as StockChange));
    hear(streamEvents.reset, () => listener.reset());
    own.addEventListener('error', () => {
      if (own !== source) return;
      stop();
      if (hasBegun) {
        brokenAt ??= world.now();
        if (world.now() - brokenAt >= silentMs) listener.silent(brokenAt);
      }
      const pause = Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + world.random());
      failures += 1;
      timer = world.setTimeout(open, pause);
    });
  };
  open();

  return {
    get last() {
      return last;
    },
    reconnectNow() {
      if (source || closed) return;
      failures = 0;
      open();
    },
    resumeFrom(since) {
      if (last !== undefined && Number(since) >= Number(last)) return;
      last = since;
      open();
    },
    close() {
      closed = true;
      stop();
    },
  };
}
