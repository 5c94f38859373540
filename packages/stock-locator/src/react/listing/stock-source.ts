import type { VehicleListing } from '@mawkib/api-clients/contracts';
import type { ListingSource } from '../../engine/listing/create-listing.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { withinPage } from '../../engine/query/within-page.js';
import type { PageStock } from '../live-listing/page-stock.js';

/** What a list demands of the stock in the page. */
export interface StockDemand {
  /** What the page restricts its list to. */
  within: VehicleQuery | undefined;
  /** The page is the list's own; a landing page, whose filters lead to the list, is not. */
  isListPage: boolean;
}

/** The whole stock in the page as a source: it reads each query that it can, with live changes. */
export function stockSource<L extends VehicleListing>(
  stock: PageStock,
  demand: () => StockDemand,
): ListingSource<L> {
  let held: { query: VehicleQuery; ids: readonly string[] } | undefined;
  return {
    subscribe: stock.subscribe,
    read(query, received) {
      const { within, isListPage } = demand();
      // What the service found at a place goes with its response.
      if (received.query.place || (!isListPage && query !== received.query)) return undefined;
      const found = stock.response(withinPage(query, within));
      if (!found) {
        held = undefined;
        return undefined;
      }
      // What changed since the visitor asked moves no card under the hand.
      if (held?.query !== query) held = { query, ids: found.data.map(({ id }) => id) };
      const data = held.ids.flatMap((id) => stock.card(id) ?? []) as never;
      return merged(received.listing, { ...found, data });
    },
  };
}

function merged<L extends VehicleListing>(received: L, { data, meta }: VehicleListing): L {
  const {
    suggestions: _s,
    monthly: _m,
    read_words: _w,
    ignored_words: _i,
    ...rest
  } = received.meta;
  return { ...received, data, meta: { ...rest, ...meta } };
}
