import type { StockStream, StreamListener } from '../../listing-search/stream/stock-stream.js';
import type { Attention, StockSource } from './page-stock.js';

/** Milliseconds until the stream of a hidden page is closed. */
const hiddenMs = 20_000;

type Watched = Pick<Attention, 'ids' | 'staysOpen'>;

export interface StreamWatch {
  /** Keeps the stream open, while the page is visible, until the last returned function is called. */
  watch(shown: Watched): () => void;
  /** Reconnects without waiting if disconnected. */
  reconnectNow(): void;
  /** Resumes from a position, so that no message since then is missed. */
  resumeFrom(since: string): void;
}

/** Opens the stream while a page that shows the stock is visible, or a visitor waits on it. */
export function watchStream(
  { service, listing, lang }: StockSource,
  listener: StreamListener,
): StreamWatch {
  const watchers = new Set<Watched>();
  let stream: StockStream | undefined;
  let opening = false;
  let last: string | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const shouldBeOpen = () =>
    watchers.size > 0 &&
    (document.visibilityState === 'visible' || [...watchers].some(({ staysOpen }) => staysOpen));
  const close = () => {
    last = stream?.last ?? last;
    stream?.close();
    stream = undefined;
  };
  const settle = () => {
    clearTimeout(leaving);
    if (shouldBeOpen()) void open();
    else if (stream) leaving = setTimeout(() => !shouldBeOpen() && close(), hiddenMs);
  };
  const open = async () => {
    if (stream || opening || typeof EventSource === 'undefined') return;
    opening = true;
    const parts = await import('../../listing-search/in-page.js').catch(() => undefined);
    opening = false;
    if (!parts || stream || !shouldBeOpen()) return;
    const url = parts.changesUrl(service, listing);
    const vehicles = [...new Set([...watchers].flatMap(({ ids }) => ids))];
    stream = parts.shareStream({ url, lang, vehicles, since: last }, listener, {
      EventSource,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer),
      random: Math.random,
      now: Date.now,
      locks: navigator.locks,
      BroadcastChannel: globalThis.BroadcastChannel,
    });
  };
  const reconnectNow = () => stream?.reconnectNow();

  return {
    reconnectNow,
    watch(shown: Watched) {
      if (watchers.size === 0) {
        document.addEventListener('visibilitychange', settle);
        window.addEventListener('online', reconnectNow);
      }
      watchers.add(shown);
      settle();
      return () => {
        watchers.delete(shown);
        if (watchers.size > 0) return settle();
        document.removeEventListener('visibilitychange', settle);
        window.removeEventListener('online', reconnectNow);
        settle();
      };
    },
    resumeFrom(since: string) {
      if (stream) stream.resumeFrom(since);
      else last ??= since;
    },
  };
}
