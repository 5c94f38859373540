import { operationUrl } from '@mawkib/api-clients';
import { watchListing } from '@mawkib/api-clients/operations';
import { type StockChange, streamEvents } from './stock-change.js';

/** Callbacks of a stream of changes. */
export interface StreamListener {
  changed(change: StockChange): void;
  /** Changes were missed: fetch all data again. */
  reset(): void;
  /**
   * Disconnected: data may be out of date since this time (milliseconds since 1970). Called again
   * after each failed attempt.
   */
  disconnected(since: number): void;
  /** Connected without missed changes. */
  connected(): void;
}

export interface StreamOptions {
  /** URL of the stream without a query. */
  url: string;
  lang: string;
  /** Vehicles to receive the current state of when the stream opens. */
  vehicles: readonly string[];
  /** Position to resume from; undefined: only new changes. */
  since?: string;
}

/** URL of the stream, for `StreamOptions`. */
export const changesUrl = (service: string, listing: string): string =>
  operationUrl(watchListing, { params: { listing } }, service);

/** Browser APIs that the stream uses; injectable for tests. */
export interface StreamWorld {
  EventSource: typeof EventSource;
  setTimeout: (run: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
  random(): number;
  now(): number;
}

export interface StockStream {
  /** Id of the last message. */
  readonly last: string | undefined;
  /** Reconnects without waiting: the network is back. */
  reconnectNow(): void;
  /** Resumes from a position before the last message, to receive the messages since then again. */
  resumeFrom(since: string): void;
  close(): void;
}

const firstMs = 1_000;
const longestMs = 60_000;
/** A service restart takes less than this. */
const disconnectedMs = 30_000;

/**
 * Opens a stream of server-sent events. Reconnects from the last position with growing delays;
 * without a service it retries once a minute and has no other effect.
 */
export function openStockStream(
  options: StreamOptions,
  listener: StreamListener,
  world: StreamWorld,
): StockStream {
  let last = options.since;
  let failures = 0;
  /** Time of the disconnect; undefined while connected or if never connected. */
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
    const on = (name: string, handle: (data: string) => void) =>
      own.addEventListener(name, (event) => {
        if (own !== source) return;
        const { lastEventId, data } = event as MessageEvent<string>;
        if (lastEventId) last = lastEventId;
        failures = 0;
        hasBegun = true;
        brokenAt = undefined;
        if (isFirst) listener.connected();
        isFirst = false;
        handle(data);
      });
    on('begun', () => {});
    on(streamEvents.changed, (data) => {
      const { now, ...change } = JSON.parse(data) as StockChange;
      listener.changed(now === undefined ? change : { ...change, offset: now - world.now() });
    });
    on(streamEvents.reset, () => listener.reset());
    own.addEventListener('error', () => {
      if (own !== source) return;
      stop();
      if (hasBegun) {
        brokenAt ??= world.now();
        if (world.now() - brokenAt >= disconnectedMs) listener.disconnected(brokenAt);
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
