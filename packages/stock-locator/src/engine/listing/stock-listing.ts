import type { VehicleListing } from '@mawkib/api-clients/contracts/stock';
import type { StockFeature } from '@mawkib/core/settings';
import type { LandingPattern } from '../landing/landing-patterns.js';
import type { StockLocations } from '../locations/location-data.js';
import type { Attribute } from '../vehicle/specification-attributes.js';

/** A page of vehicles with the data that the market's settings add. */
export type StockListing = VehicleListing & {
  /** Features that are on; default: all. */
  features?: readonly StockFeature[];
  /** Result and choices of the search by location. */
  locations?: StockLocations;
  /** Attributes on cards, in this order. */
  cardAttributes?: readonly Attribute[];
  /** Patterns of the landing pages below the list. */
  landings?: readonly LandingPattern[];
};
