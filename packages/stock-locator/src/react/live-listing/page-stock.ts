import type { VehicleListing } from '@mawkib/api-clients/contracts';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { StockCard } from '../../listing-search/cards/stock-card.js';
import type { StockSession } from '../session/stock-session.js';
import { createVehicleUpdates } from './heard-vehicles.js';
import type { LiveStock } from './live-stock.js';

/** Where a stock is from. */
export interface StockSource {
  readonly service: string;
  readonly listing: string;
  readonly lang: string;
}

/** What a page that shows vehicles wants of their stock. */
export interface Attention {
  /** Vehicles that the page shows. */
  readonly ids: readonly string[];
  /** Version of the whole stock; loaded once the page is at rest, and only where it is given. */
  readonly snapshot?: string | undefined;
  /** Asks again for what is shown, which a change left out of date. */
  readonly refresh?: (() => void) | undefined;
}

/** A listing of the market as this page has it: told of changes and, where it was loaded, whole. */
export interface PageStock {
  /** Tells of what changes in listings. */
  subscribe(listener: () => void): () => void;
  /** The listing of a query, if the page can tell it. */
  response(query: VehicleQuery): VehicleListing | undefined;
  /** A vehicle as it is now. */
  card(id: string): StockCard | undefined;
  /** A search in words is near: what reads it is loaded beside a stock that is there, once. */
  expectWords(): void;
  /** Hears of changes, and loads the whole stock where it is to, until that is stopped. */
  attend(list: Attention): () => void;
  /** The service answers: what could not be heard is tried at once. */
  reconnectNow(): void;
}

/** The stocks of a document, one of each source; for `StockSession.get`. */
export function createPageStocks(session: StockSession): (source: StockSource) => PageStock {
  const stocks = new Map<string, PageStock>();
  return (source) => {
    const key = Object.values(source).join(' ');
    const known = stocks.get(key) ?? createPageStock(source, session);
    stocks.set(key, known);
    return known;
  };
}

/** Its code comes with the first who attends to it, when the page is there already. */
function createPageStock(source: StockSource, session: StockSession): PageStock {
  const listeners = new Set<() => void>();
  let live: LiveStock | undefined;
  let coming: Promise<LiveStock | undefined> | undefined;

  const start = () => {
    coming ??= import('./live-stock.js').then(
      ({ createLiveStock }) => {
        live = createLiveStock(source, session.get(createVehicleUpdates), () => {
          for (const listener of [...listeners]) listener();
        });
        return live;
      },
      () => {
        coming = undefined;
        return undefined;
      },
    );
    return coming;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    response: (query) => live?.response(query),
    card: (id) => live?.card(id),
    expectWords: () => live?.expectWords(),
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
