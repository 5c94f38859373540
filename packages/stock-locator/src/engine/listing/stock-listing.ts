import type { VehicleListing } from '@mawkib/api-clients/contracts';
import type { StockFeature } from '@mawkib/core/settings';
import type { LandingPattern } from '../landing/landing-patterns.js';
import type { StockLocations } from '../locations/place-facts.js';
import type { Attribute } from '../vehicle/specification-attributes.js';

/** A page of vehicles, and what the market's settings put around it. */
export type StockListing = VehicleListing & {
  /** What the settings switch on; everything unless given. */
  features?: readonly StockFeature[];
  /** What the search by place found and offers. */
  places?: StockLocations;
  /** What cards tell of a vehicle, in this order. */
  cardAttributes?: readonly Attribute[];
  /** What landing pages below the list are made of. */
  landings?: readonly LandingPattern[];
};
