import type { DeviceStock } from '../../listing-search/device-stock/device-stock.js';
import type { StockChange } from '../../listing-search/stream/stock-change.js';
import type { WordReader } from '../../listing-search/words/word-reader.js';
import type { ServerClock } from '../holds/server-clock.js';
import type { Attention, PageStock, StockSource } from './page-stock.js';
import type { VehicleUpdates } from './vehicle-updates.js';
import { watchStream } from './watch-stream.js';
import { isCostly, whenSettled } from './when-settled.js';

/**
 * Random delay in milliseconds over which the pages of a market spread their requests after a
 * change.
 */
const spreadMs = 1_000;

/**
 * The part of a page's stock that is loaded after the page: the stock and its stream of changes.
 */
export type LiveStock = Omit<PageStock, 'subscribe'>;

/** `changed` is called when responses of the stock may differ. */
export function createLiveStock(
  { service, listing, lang }: StockSource,
  { updates, clock }: { updates: VehicleUpdates; clock: ServerClock },
  changed: () => void,
): LiveStock {
  const audience = new Set<Attention>();
  /** Changes received while the stock was loading, which may be older. */
  let early: StockChange[] = [];
  let device: DeviceStock | undefined;
  let reader: WordReader | undefined;
  let isReaderComing = false;
  let loading: AbortController | undefined;
  /**
   * Time of the disconnect and of the last attempt (milliseconds since 1970), while disconnected.
   */
  let disconnected: { since: number; tried: number } | undefined;

  /** Lists that are out of date after a change. */
  const refreshLists = () => {
    for (const list of audience) {
      if (list.snapshot && !isCostly()) load(list.snapshot);
      else scheduleRefresh(list);
    }
  };
  const applyChange = (change: StockChange) => {
    if (change.offset !== undefined) clock.learn(change.offset);
    updates.apply(change.vehicles, change.gone);
    if (loading) early.push(change);
    if (device) {
      device.apply(change);
      changed();
    } else if (change.vehicles.length + change.gone.length > 0) refreshLists();
  };
  const resync = () => {
    loading?.abort();
    loading = undefined;
    device = undefined;
    updates.forget();
    changed();
    refreshLists();
  };
  const setDisconnected = (next: typeof disconnected) => {
    if (!disconnected && !next) return;
    disconnected = next;
    if (device) changed();
  };
  const watching = watchStream(
    { service, listing, lang },
    {
      changed: applyChange,
      reset: resync,
      disconnected: (since) => setDisconnected({ since, tried: Date.now() }),
      connected: () => setDisconnected(undefined),
    },
  );

  const prepareSearchText = () => {
    if (!device || reader || isReaderComing) return;
    isReaderComing = true;
    void import('../../listing-search/words/word-reader.js')
      // The service parses search text until the next search retries the load.
      .catch(() => undefined)
      .then((loaded) => {
        isReaderComing = false;
        reader = loaded?.wordReader;
        if (!reader || !device) return;
        device.parseSearchText(reader);
        changed();
      });
  };

  /** Pending refreshes by list. */
  const pendingRefreshes = new Map<Attention, ReturnType<typeof setTimeout>>();
  const cancelRefresh = (list: Attention) => {
    clearTimeout(pendingRefreshes.get(list));
    pendingRefreshes.delete(list);
  };
  const scheduleRefresh = (list: Attention) => {
    if (!list.refresh || pendingRefreshes.has(list)) return;
    const refresh = () => {
      pendingRefreshes.delete(list);
      list.refresh?.();
    };
    pendingRefreshes.set(list, setTimeout(refresh, Math.random() * spreadMs));
  };
  const load = (snapshot: string) => {
    if (device || loading) return;
    const controller = new AbortController();
    loading = controller;
    early = [];
    void import('../../listing-search/in-page.js')
      .then(({ loadDeviceStock }) =>
        loadDeviceStock({ service, listing, lang, version: snapshot }, controller.signal),
      )
      .catch(() => undefined)
      .then((loaded) => {
        if (controller.signal.aborted) return;
        loading = undefined;
        if (!loaded) return;
        for (const change of early) loaded.apply(change);
        early = [];
        device = loaded;
        if (reader) loaded.parseSearchText(reader);
        performance.mark('mawkib-stock-in-page');
        watching.resumeFrom(loaded.head.since);
        changed();
      });
  };

  return {
    response(query) {
      if (query.words) prepareSearchText();
      const found = device?.response(query);
      if (!found || !disconnected) return found;
      return { ...found, meta: { ...found.meta, last_known: lastKnown(disconnected) } };
    },
    card: (id) => device?.card(id),
    prepareSearchText,
    attend(list) {
      audience.add(list);
      const { snapshot } = list;
      const stopListening = watching.watch(list);
      const stopWaiting =
        snapshot && !isCostly() ? whenSettled(() => load(snapshot)) : () => undefined;
      return () => {
        audience.delete(list);
        cancelRefresh(list);
        stopWaiting();
        stopListening();
      };
    },
    reconnectNow: watching.reconnectNow,
  };
}

const lastKnown = ({ since, tried }: { since: number; tried: number }) => ({
  at: new Date(since).toISOString(),
  asked_at: new Date(tried).toISOString(),
});
