import type { MouseEvent } from 'react';
import { toSearch } from '../../engine/query/page-address.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';

/** How a list moves from one query to the next. */
export interface StockNavigation {
  /** Address of a query, for links that work without a script. */
  href(query: VehicleQuery): string;
  /** Goes there in place: no new entry in the history, no scrolling. */
  go(query: VehicleQuery): void;
  /** For links that should go in place when a plain click hits them. */
  onClick(query: VehicleQuery): ((event: MouseEvent) => void) | undefined;
  /** The query on its way; what a visitor just chose shows at once. */
  pending: VehicleQuery | undefined;
}

const hrefOf = (path: string, query: VehicleQuery): string => {
  const search = toSearch(query);
  return search === '' ? path : `${path}?${search}`;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Links alone, for a page without a router. */
export const linksOnly = (path: string): StockNavigation => ({
  href: (query) => hrefOf(path, query),
  go: (query) => window.location.assign(hrefOf(path, query)),
  onClick: () => undefined,
  pending: undefined,
});

/** In place. */
export const navigationInPlace = (
  path: string,
  go: StockNavigation['go'],
  pending: VehicleQuery | undefined,
): StockNavigation => ({
  href: (query) => hrefOf(path, query),
  go,
  onClick: (query) => (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(query);
  },
  pending,
});
