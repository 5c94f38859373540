import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { StockCard } from '../../listing-search/cards/stock-card.js';
import { createServerClock } from '../holds/server-clock.js';
import type { StockSession } from '../session/stock-session.js';
import type { LiveStock } from './live-stock.js';
import { createVehicleUpdates } from './vehicle-updates.js';

/** Identifies a stock. */
export interface StockSource {
  readonly service: string;
  readonly listing: string;
  readonly lang: string;
}

/** A page's use of the stock. */
export interface Attention {
  /** Vehicles on the page. */
  readonly ids: readonly string[];
  /** Also while the page is hidden: a visitor waits for a vehicle. */
  readonly staysOpen?: boolean | undefined;
  /** Version of the snapshot; if set, the whole stock is loaded once the page is idle. */
  readonly snapshot?: string | undefined;
  /** Fetches the data on screen again after a change. */
  readonly refresh?: (() => void) | undefined;
}

/** Stock of a listing in this page: live updates and, if loaded, all vehicles. */
export interface PageStock {
  /** Subscribes to changes of listings. */
  subscribe(listener: () => void): () => void;
  /** Listing of a query, if the page can compute it. */
  response(query: VehicleQuery): VehicleListing | undefined;
  /** Current state of a vehicle. */
  card(id: string): StockCard | undefined;
  /**
   * Call it when the visitor is about to search text: loads the parser once, if the stock is
   * loaded.
   */
  prepareSearchText(): void;
  /**
   * Receives updates, and loads the whole stock if requested, until the returned function is
   * called.
   */
  attend(list: Attention): () => void;
  /** The service is reachable again: reconnects without waiting. */
  reconnectNow(): void;
}

/** Stocks of a document, one per source; for `StockSession.get`. */
export function createPageStocks(session: StockSession): (source: StockSource) => PageStock {
  const stocks = new Map<string, PageStock>();
  return (source) => {
    const key = Object.values(source).join(' ');
    const stock = stocks.get(key) ?? createPageStock(source, session);
    stocks.set(key, stock);
    return stock;
  };
}

/** Its code is loaded with the first `attend`, after the page. */
function createPageStock(source: StockSource, session: StockSession): PageStock {
  const listeners = new Set<() => void>();
  let live: LiveStock | undefined;
  let loading: Promise<LiveStock | undefined> | undefined;

  const start = () => {
    loading ??= import('./live-stock.js').then(
      ({ createLiveStock }) => {
        const parts = {
          updates: session.get(createVehicleUpdates),
          clock: session.get(createServerClock),
        };
        live = createLiveStock(source, parts, () => {
          for (const listener of [...listeners]) listener();
        });
        return live;
      },
      () => {
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    response: (query) => live?.response(query),
    card: (id) => live?.card(id),
    prepareSearchText: () => live?.prepareSearchText(),
    reconnectNow: () => live?.reconnectNow(),
    attend(list) {
      let isOver = false;
      let leave: (() => void) | undefined;
      void start().then((loaded) => {
        if (!isOver) leave = loaded?.attend(list);
      });
      return () => {
        isOver = true;
        leave?.();
      };
    },
  };
}
