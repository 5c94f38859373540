import type { MouseEvent } from 'react';
import { toSearch } from '../../engine/query/search-params.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';

/** Navigation of a list between queries. */
export interface StockNavigation {
  /** Address of a query, for links without JavaScript. */
  href(query: VehicleQuery): string;
  /** Shows a query without a new history entry and without scrolling. */
  go(query: VehicleQuery): void;
  /** Click handler for links that navigate in place on a plain click. */
  onClick(query: VehicleQuery): ((event: MouseEvent) => void) | undefined;
  /** The pending query; its filters are shown at once. */
  pending: VehicleQuery | undefined;
}

const hrefOf = (path: string, query: VehicleQuery): string => {
  const search = toSearch(query);
  return search === '' ? path : `${path}?${search}`;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Plain links, for a page without a router. */
export const linksOnly = (path: string): StockNavigation => ({
  href: (query) => hrefOf(path, query),
  go: (query) => window.location.assign(hrefOf(path, query)),
  onClick: () => undefined,
  pending: undefined,
});

/** Navigates in place. */
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
