import type { Locale } from '@mawkib/core/locale';
import type { StockFeature } from '@mawkib/core/settings';
import type { FilterKey } from '../../engine/filters/filter-definitions.js';
import type { LandingPattern } from '../../engine/landing/landing-patterns.js';
import type { StockListing } from '../../engine/listing/stock-listing.js';
import type { StockLocations } from '../../engine/locations/place-facts.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { StockSessionScope } from '../session/StockSessionScope.js';
import { StockListView } from './StockListView.js';

export interface StockListProps {
  /** The page of the service that the query asks for; what comes with it precedes the same props. */
  listing: StockListing;
  /** What the page's address asks; or the search part of the address, which the list reads itself. */
  query: VehicleQuery | string;
  /** Path of the page that the list stands on, with or without the language. */
  basePath: string;
  /** The page's language without it. */
  locale?: Locale;
  /** Filters that the panel offers; all without it. */
  enabledFilters?: readonly FilterKey[];
  headline?: string;
  /** Level of the headline; a list that is the page has 1. */
  level?: 1 | 2 | 3;
  /** The stock list's key, kept with a saved vehicle. */
  list?: string;
  /** What cards tell of a vehicle, in this order; the twelve of the site document without it. */
  cardAttributes?: readonly Attribute[];
  /** Shows the price before a reduction too, as the overseas market does. */
  oldPrice?: boolean;
  resetKind?: 'primary' | 'secondary';
  /** What the market's settings switch on; everything unless given. */
  features?: readonly StockFeature[];
  /** What the search by place found and offers; there is none without it. */
  places?: StockLocations;
  /** What landing pages below `basePath` are made of; none without it. */
  landings?: readonly LandingPattern[];
  /** What the page restricts its list to, whatever a visitor asks: `query` is without it. */
  within?: VehicleQuery;
  /** Where the browser asks the stock service; `/services/stock` without it. */
  service?: string;
  /** Fetches the listing of another search part of the page; without it the router loads the page. */
  load?: (search: string, signal: AbortSignal) => Promise<StockListing>;
  /** Nothing is there yet: places of the final shape instead of vehicles. */
  loading?: boolean;
}

/**
 * The stock list with its filters. Links and one native form carry everything, so it works without
 * a script; with one, choices take effect at once and in place. Inside a router it must be a data
 * router; outside one, every choice loads a page.
 */
export function StockList(props: StockListProps) {
  return (
    <StockSessionScope>
      <StockListView {...props} />
    </StockSessionScope>
  );
}
