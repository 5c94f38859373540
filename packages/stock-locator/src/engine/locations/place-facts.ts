import type { MarketState } from '@mawkib/core/settings';
import type { Point } from './distance.js';
import type { LocationSearch } from './place-search.js';

/** What a search by place asked and found; null is what it did not name. Site document, section 3. */
export interface LocationSearchData {
  readonly retailer: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly locality: string | null;
  readonly dealerCodes: readonly string[];
}

/** A retailer as the search by place shows it. */
export interface LocationRetailer {
  readonly id: string;
  readonly dealerCode: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
  readonly at: Point | null;
}

/**
 * `none`: nothing was searched. `found`: the list is narrowed to `search.dealerCodes`. `unmatched`: no
 * retailer is there, `failed`: nobody could say; in both the list has the vehicles of all retailers.
 */
export type LocationOutcome = 'none' | 'found' | 'unmatched' | 'failed';

/** Everything that the search by place and the map of retailers show. Plain data. */
export interface LocationData {
  readonly kind: LocationSearch | null;
  readonly outcome: LocationOutcome;
  readonly search: LocationSearchData;
  /** Localities of the postcode, where it has several and none was chosen. */
  readonly localities: readonly string[];
  /** The middle of the place that was searched, where it is known. */
  readonly centre: Point | null;
  /** Every retailer of the market. */
  readonly retailers: readonly LocationRetailer[];
}

/** Where the pictures of a map come from, and what must be said of it. */
export interface MapSource {
  /** `https://host/{z}/{x}/{y}.png`; blank: no map is drawn. */
  readonly tilesUrl: string;
  readonly attribution: string;
}

/** The facts of a search with what its market has to choose from. */
export interface StockLocations extends LocationData {
  readonly states: readonly MarketState[];
  readonly map: MapSource;
}
