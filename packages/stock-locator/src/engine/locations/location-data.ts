import type { MapsService } from '@mawkib/core/maps';
import type { OpeningHours } from '@mawkib/core/opening-hours';
import type { MarketState } from '@mawkib/core/settings';
import type { Point } from './distances.js';
import type { LocationSearch } from './location-search.js';

/**
 * Criteria and result of a search by location; null for criteria that are not set. Site document,
 * section 3.
 */
export interface LocationSearchData {
  readonly retailer: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly locality: string | null;
  readonly dealerCodes: readonly string[];
}

/** A retailer of the search by location. */
export interface LocationRetailer {
  readonly id: string;
  readonly dealerCode: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
  readonly at: Point | null;
  /** Missing: unknown. */
  readonly hours?: OpeningHours;
}

/**
 * `none`: no search. `found`: the list is narrowed to `search.dealerCodes`. `unmatched`: no
 * retailer matches. `failed`: the search failed. With `unmatched` and `failed` the list has the
 * vehicles of all retailers.
 */
export type LocationOutcome = 'none' | 'found' | 'unmatched' | 'failed';

/** Serialisable data of the search by location and the map of retailers. */
export interface LocationData {
  readonly kind: LocationSearch | null;
  readonly outcome: LocationOutcome;
  readonly search: LocationSearchData;
  /** Localities of the postcode if it has several and none was chosen. */
  readonly localities: readonly string[];
  /** Centre of the searched area, if known. */
  readonly centre: Point | null;
  /** All retailers of the market. */
  readonly retailers: readonly LocationRetailer[];
}

/** A search by location with the market's choices. */
export interface StockLocations extends LocationData {
  readonly states: readonly MarketState[];
  readonly map: MapsService;
}
