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

type Message =
  | { kind: 'changed'; change: StockChange; last: string | undefined }
  | { kind: 'reset'; last: string | undefined }
  | { kind: 'disconnected'; since: number }
  | { kind: 'connected' }
  /** A new tab, which may have missed recent messages. */
  | { kind: 'hello' }
  /** A tab found that the service is available again. */
  | { kind: 'reconnect_now' };

/**
 * Version of the messages. Increment it when a message changes: an open tab may run the code of an
 * earlier release.
 */
const version = 1;

/** Max changes that are repeated to a new tab. */
const maxCached = 20;

/**
 * Shares one stream between the tabs of a browser: one tab opens it and forwards messages. When
 * that tab is closed or hidden, another continues from the last message. Tabs with another version
 * of the messages are ignored and share a stream of their own.
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
  const sent: Message[] = [];
  let own: StockStream | undefined;
  /** Connection state; undefined until it is known. */
  let connection: Message | undefined;
  let last = options.since;

  const post = (message: Message) => channel.postMessage({ ...message, version });
  const broadcast = (message: Message) => {
    sent.push(message);
    if (sent.length > maxCached) sent.shift();
    post(message);
  };
  const lead = () => {
    own = openStockStream(
      { ...options, ...(last !== undefined && { since: last }) },
      {
        changed(change) {
          listener.changed(change);
          broadcast({ kind: 'changed', change, last: own?.last });
        },
        reset() {
          sent.length = 0;
          listener.reset();
          broadcast({ kind: 'reset', last: own?.last });
        },
        disconnected(since) {
          listener.disconnected(since);
          connection = { kind: 'disconnected', since };
          post(connection);
        },
        connected() {
          listener.connected();
          connection = { kind: 'connected' };
          post(connection);
        },
      },
      world,
    );
    return new Promise<void>((done) => ended.signal.addEventListener('abort', () => done()));
  };
  channel.onmessage = ({ data }: MessageEvent<Message & { version?: number }>) => {
    if (data.version !== version) return;
    if (data.kind === 'hello') {
      if (own) for (const message of [...sent, ...(connection ? [connection] : [])]) post(message);
      return;
    }
    if (data.kind === 'reconnect_now') return own?.reconnectNow();
    if (own) return;
    if (data.kind === 'disconnected') return listener.disconnected(data.since);
    if (data.kind === 'connected') return listener.connected();
    last = data.last ?? last;
    if (data.kind === 'reset') listener.reset();
    else listener.changed(data.change);
  };
  post({ kind: 'hello' });
  locks.request(`${name} ${version}`, { signal: ended.signal }, lead).catch(() => {});

  return {
    get last() {
      return own?.last ?? last;
    },
    reconnectNow: () => (own ? own.reconnectNow() : post({ kind: 'reconnect_now' })),
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
