import type { Locale } from '@mawkib/core/locale';
import type { StockFeature } from '@mawkib/core/settings';
import type { FilterKey } from '../../engine/filters/filter-definitions.js';
import type { LandingPattern } from '../../engine/landing/landing-patterns.js';
import type { StockListing } from '../../engine/listing/stock-listing.js';
import type { StockLocations } from '../../engine/locations/location-data.js';
import type { VehicleQuery } from '../../engine/query/vehicle-query.js';
import type { Attribute } from '../../engine/vehicle/specification-attributes.js';
import { StockSessionScope } from '../session/StockSessionScope.js';
import { StockListView } from './StockListView.js';

export interface StockListProps {
  /** A page of the service for the query; its fields override props of the same name. */
  listing: StockListing;
  /** Query of the page's address, or its search part, which the list parses itself. */
  query: VehicleQuery | string;
  /** Path of the list's page, with or without the language. */
  basePath: string;
  /** Default: the page's language. */
  locale?: Locale;
  /** Filters of the panel; default: all. */
  enabledFilters?: readonly FilterKey[];
  headline?: string;
  /** Heading level; 1 if the list is the main content of the page. */
  level?: 1 | 2 | 3;
  /** Key of the stock list, stored with a saved vehicle. */
  list?: string;
  /** Attributes on cards, in this order; default: the twelve of the site document. */
  cardAttributes?: readonly Attribute[];
  /** Also shows the price before a reduction, as the overseas market does. */
  oldPrice?: boolean;
  resetKind?: 'primary' | 'secondary';
  /** Features that are on; default: all. */
  features?: readonly StockFeature[];
  /** Result and choices of the search by location; without it there is no such search. */
  locations?: StockLocations;
  /** Patterns of the landing pages below `basePath`; default: none. */
  landings?: readonly LandingPattern[];
  /** Restriction of the page, not part of `query`; filters cannot widen it. */
  within?: VehicleQuery;
  /** Base URL of the stock service; default `/services/stock`. */
  service?: string;
  /** Fetches the listing of another search part; by default the router loads the page. */
  load?: (search: string, signal: AbortSignal) => Promise<StockListing>;
  /** Shows skeletons instead of vehicles. */
  loading?: boolean;
}

/**
 * Stock list with filters. Uses links and one native form, so it works without JavaScript; with it,
 * choices apply at once without a page load. Inside a router it requires a data router; outside
 * one, each choice loads a page.
 */
export function StockList(props: StockListProps) {
  return (
    <StockSessionScope>
      <StockListView {...props} />
    </StockSessionScope>
  );
}
