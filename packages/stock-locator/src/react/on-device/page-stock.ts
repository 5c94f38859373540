import type { VehicleListing } from '@mawkib/api-clients/contracts';
import { toSearch } from '../../engine/page-address.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import type { DeviceStock } from '../../on-device/device-stock.js';
import type { StockChange } from '../../on-device/stock-change.js';
import type { WordReader } from '../../on-device/word-reader.js';
import { forgetHeard, hearVehicles } from './heard-vehicles.js';
import { watchStream } from './watch-stream.js';

/** Where a stock is from. */
export interface StockSource {
  readonly service: string;
  readonly listing: string;
  readonly lang: string;
}

/** A listing of the market as this page has it: told of changes and, where it was loaded, whole. */
export interface PageStock {
  /** Grows with what lists must show; 0 while the service answers alone. */
  version(): number;
  subscribe(listener: () => void): () => void;
  /** The listing of a query, if the page can tell it. */
  answer(query: VehicleQuery): VehicleListing | undefined;
  canAnswer(query: VehicleQuery): boolean;
  /** A search in words is near: what reads it is loaded beside a stock that is there, once. */
  expectWords(): void;
  /** Loads the whole stock, once. */
  load(version: string): void;
  /** Opens the stream of changes until the last who asked leaves. */
  watch(vehicles: readonly string[]): () => void;
  /** The service answers: what could not be heard is tried at once. */
  hurry(): void;
  /** Hears that a list without a stock of its own is out of date. */
  onStale(listener: () => void): () => void;
}

const stocks = new Map<string, PageStock>();

/** One of each source in a page. */
export function pageStock(source: StockSource): PageStock {
  const key = `${source.service} ${source.listing} ${source.lang}`;
  const known = stocks.get(key) ?? createPageStock(source);
  stocks.set(key, known);
  return known;
}

function createPageStock({ service, listing, lang }: StockSource): PageStock {
  const listeners = new Set<() => void>();
  const staleListeners = new Set<() => void>();
  /** Heard while the stock was being loaded, which may be older. */
  let early: StockChange[] = [];
  let device: DeviceStock | undefined;
  let reader: WordReader | undefined;
  let isReaderComing = false;
  let loading: AbortController | undefined;
  let version = 0;
  let held: { key: string; ids: readonly string[] } | undefined;
  /** Since when changes cannot be heard, and when that was tried last (milliseconds since 1970). */
  let silent: { since: number; tried: number } | undefined;
  let answered: { key: string; version: number; listing: VehicleListing | undefined } | undefined;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const stale = () => {
    for (const listener of staleListeners) listener();
  };
  const hear = (change: StockChange) => {
    hearVehicles(change.vehicles, change.gone);
    if (loading) early.push(change);
    if (device) {
      device.apply(change);
      changed();
    } else if (change.vehicles.length + change.gone.length > 0) stale();
  };
  const beginAnew = () => {
    loading?.abort();
    loading = undefined;
    device = undefined;
    held = undefined;
    forgetHeard();
    changed();
    stale();
  };
  const beSilent = (next: typeof silent) => {
    if (!silent && !next) return;
    silent = next;
    if (device) changed();
  };
  const watching = watchStream(
    { service, listing, lang },
    {
      changed: hear,
      anew: beginAnew,
      silent: (since) => beSilent({ since, tried: Date.now() }),
      heard: () => beSilent(undefined),
    },
  );

  const expectWords = () => {
    if (!device || reader || isReaderComing) return;
    isReaderComing = true;
    void import('../../on-device/word-reader.js')
      // Until another search asks for it again, the service reads words.
      .catch(() => undefined)
      .then((loaded) => {
        isReaderComing = false;
        reader = loaded?.wordReader;
        if (!reader || !device) return;
        device.readWords(reader);
        changed();
      });
  };

  const find = (query: VehicleQuery, key: string): VehicleListing | undefined => {
    if (query.words) expectWords();
    const found = device?.answer(query);
    if (!found || !device) return undefined;
    // What changed since the visitor asked moves no card under the hand.
    if (held?.key !== key) held = { key, ids: found.data.map(({ id }) => id) };
    const own = device;
    return {
      data: held.ids.flatMap((id) => own.card(id) ?? []) as never,
      meta: { ...found.meta, ...(silent && { last_known: lastKnown(silent) }) },
    };
  };

  return {
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(query) {
      if (!device) return undefined;
      const key = toSearch(query);
      if (answered?.key !== key || answered.version !== version) {
        answered = { key, version, listing: find(query, key) };
      }
      return answered.listing;
    },
    canAnswer(query) {
      if (query.words) expectWords();
      return device?.canAnswer(query) === true;
    },
    expectWords,
    load(snapshot) {
      if (device || loading) return;
      const own = new AbortController();
      loading = own;
      early = [];
      void import('../../on-device/in-page.js')
        .then(({ loadDeviceStock }) =>
          loadDeviceStock({ service, listing, lang, version: snapshot }, own.signal),
        )
        .catch(() => undefined)
        .then((loaded) => {
          if (own.signal.aborted) return;
          loading = undefined;
          if (!loaded) return;
          for (const change of early) loaded.apply(change);
          early = [];
          device = loaded;
          if (reader) loaded.readWords(reader);
          performance.mark('mawkib-stock-in-page');
          watching.resumeFrom(loaded.head.since);
          changed();
        });
    },
    watch: watching.watch,
    hurry: watching.hurry,
    onStale(listener) {
      staleListeners.add(listener);
      return () => staleListeners.delete(listener);
    },
  };
}

const lastKnown = ({ since, tried }: { since: number; tried: number }) => ({
  at: new Date(since).toISOString(),
  asked_at: new Date(tried).toISOString(),
});
