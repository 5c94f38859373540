import { isPlainClick } from '@mawkib/core/browser';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { parseQuery, toSearch } from '../../engine/page-address.js';
import type { VehicleQuery } from '../../engine/vehicle-query.js';
import { showAhead } from '../on-device/show-ahead.js';

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

const addressOf = (path: string, query: VehicleQuery) => {
  const search = toSearch(query);
  return search === '' ? path : `${path}?${search}`;
};

/** Links alone, for a page without a router. */
export const linksOnly = (path: string): StockNavigation => ({
  href: (query) => addressOf(path, query),
  go: (query) => window.location.assign(addressOf(path, query)),
  onClick: () => undefined,
  pending: undefined,
});

/** In a page with a data router. */
export function useStockNavigation(path: string): StockNavigation {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // A landing page of the list stands below it, and its filters lead to the list.
  const isOwn = state !== 'idle' && [pathname, path].includes(location.pathname);
  const go = (query: VehicleQuery) => {
    const address = addressOf(path, query);
    const follow = () => void navigate(address, { replace: true, preventScrollReset: true });
    if (!showAhead(address, follow)) follow();
  };
  return {
    href: (query) => addressOf(path, query),
    go,
    onClick: (query) => (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      go(query);
    },
    pending: isOwn ? parseQuery(new URLSearchParams(location.search)) : undefined,
  };
}
