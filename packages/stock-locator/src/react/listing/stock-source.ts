import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { ListingSource } from '../../engine/listing/create-listing.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import { withinPage } from '../../engine/query/within-page.js';
import type { PageStock } from '../live-listing/page-stock.js';

/** Restrictions of a list in the page's stock. */
export interface StockDemand {
  /** Restriction of the page. */
  within: VehicleQuery | undefined;
  /** True on the list's page; false on a landing page, where filters link to the list. */
  isListPage: boolean;
}

/** The page's stock as a source: answers each query that it can, with live updates. */
export function stockSource<L extends VehicleListing>(
  stock: PageStock,
  demand: () => StockDemand,
): ListingSource<L> {
  let held: { query: VehicleQuery; ids: readonly string[] } | undefined;
  return {
    subscribe: stock.subscribe,
    read(query, received) {
      const { within, isListPage } = demand();
      // A response from the service includes its search by location.
      if (received.query.location || (!isListPage && query !== received.query)) return undefined;
      const found = stock.response(withinPage(query, within));
      if (!found) {
        held = undefined;
        return undefined;
      }
      // Changes since the visitor's last choice do not reorder cards.
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
    absent_words: _a,
    ...rest
  } = received.meta;
  return { ...received, data, meta: { ...rest, ...meta } };
}
