import type { StockChange } from './stock-change.js';
import {
  openStockStream,
  type StockStream,
  type StreamListener,
  type StreamOptions,
  type StreamWorld,
} from './stock-stream.js';

/** APIs for sharing a stream between tabs; without both, each tab opens its own. */
export interface SharingWorld extends StreamWorld {
  locks?: Pick<LockManager, 'request'>;
  BroadcastChannel?: typeof BroadcastChannel;
}

type Told =
  | { kind: 'changed'; change: StockChange; last: string | undefined }
  | { kind: 'reset'; last: string | undefined }
  | { kind: 'silent'; since: number }
  | { kind: 'heard' }
  /** A new tab, which may have missed recent messages. */
  | { kind: 'hello' }
  /** A tab found that the service is available again. */
  | { kind: 'reconnect_now' };

/** Max changes that are repeated to a new tab. */
const maxCached = 20;

/**
 * Shares one stream between the tabs of a browser: one tab opens it and forwards messages. When
 * that tab is closed or hidden, another continues from the last message.
 */
export function shareStream(
  options: StreamOptions,
  listener: StreamListener,
  world: SharingWorld,
): StockStream {
  const { locks, BroadcastChannel } = world;
  if (!locks || !BroadcastChannel) return openStockStream(options, listener, world);
  const name = `mawkib-stock ${options.url} ${options.lang}`;
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  const kept: Told[] = [];
  let own: StockStream | undefined;
  /** Connection state, once this tab knows it. */
  let hearing: Told | undefined;
  let last = options.since;

  const tell = (told: Told) => {
    kept.push(told);
    if (kept.length > maxCached) kept.shift();
    channel.postMessage(told);
  };
  const lead = () => {
    own = openStockStream(
      { ...options, ...(last !== undefined && { since: last }) },
      {
        changed(change) {
          listener.changed(change);
          tell({ kind: 'changed', change, last: own?.last });
        },
        reset() {
          kept.length = 0;
          listener.reset();
          tell({ kind: 'reset', last: own?.last });
        },
        silent(since) {
          listener.silent(since);
          hearing = { kind: 'silent', since };
          channel.postMessage(hearing);
        },
        heard() {
          listener.heard();
          hearing = { kind: 'heard' };
          channel.postMessage(hearing);
        },
      },
      world,
    );
    return new Promise<void>((done) => ended.signal.addEventListener('abort', () => done()));
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'hello') {
      if (own)
        for (const told of [...kept, ...(hearing ? [hearing] : [])]) channel.postMessage(told);
      return;
    }
    if (data.kind === 'reconnect_now') return own?.reconnectNow();
    if (own) return;
    if (data.kind === 'silent') return listener.silent(data.since);
    if (data.kind === 'heard') return listener.heard();
    last = data.last ?? last;
    if (data.kind === 'reset') listener.reset();
    else listener.changed(data.change);
  };
  channel.postMessage({ kind: 'hello' } satisfies Told);
  locks.request(name, { signal: ended.signal }, lead).catch(() => {});

  return {
    get last() {
      return own?.last ?? last;
    },
    reconnectNow: () =>
      own ? own.reconnectNow() : channel.postMessage({ kind: 'reconnect_now' } satisfies Told),
    resumeFrom(since) {
      if (own) own.resumeFrom(since);
      else if (last === undefined || Number(since) < Number(last)) last = since;
    },
    close() {
      ended.abort();
      own?.close();
      channel.close();
    },
  };
}
